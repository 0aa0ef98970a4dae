import { z } from 'zod';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { settleReportedCharge } from './attempts/ask-provider.ts';
import { deleteEvents } from './attempts/event-store.ts';
import { reconcileAttempts } from './attempts/reconcile-attempts.ts';
import { tellPaymentFailed } from './attempts/settle-attempt.ts';
import { deleteTriesUntil } from './card-guard/card-try-store.ts';
import type { OnlineNow } from './omise/online-payments.ts';
import { refundBooking, refundLatePayment } from './refunds/refund-booking.ts';
import { resumeRefunds, sendRefunds } from './refunds/send-refunds.ts';
import { countedFrom } from './rules/decline-pause.ts';

const OfAttempt = z.object({ attemptId: z.uuid() });
const OfCharge = z.object({ chargeId: z.string() });
const OfOccasion = z.object({ occasion: z.string() });
const OfBooking = z.object({
  bookingId: z.uuid(),
  occasion: z.string().min(1),
  percent: z.number().min(0).max(100).optional(),
  amount: z.int().min(0).optional(),
});

/** The provider retries a webhook for days, not months. */
const EVENTS_KEPT = { hours: 24 * 30 };

/** The payment jobs. Without a provider, attempts are not settled and refunds through the provider stay open. */
export const paymentsTasks = ({ online }: { online: OnlineNow }): Tasks => ({
  'reconcile-payments': async (steps) => {
    const { omise } = await online();
    if (!omise) return;
    await resumeRefunds(steps);
    await reconcileAttempts(steps, omise);
  },
  'settle-charge': async (steps, payload) => {
    const { omise } = await online();
    if (omise) await settleReportedCharge(steps, OfCharge.parse(payload).chargeId, omise);
  },
  'tell-payment-failed': ({ step }, payload) =>
    step((ctx) => tellPaymentFailed(ctx, OfAttempt.parse(payload).attemptId)),
  'refund-booking': async (steps, payload) => refundBooking(steps, OfBooking.parse(payload), (await online()).omise),
  'refund-late-payment': async (steps, payload) =>
    refundLatePayment(steps, OfAttempt.parse(payload).attemptId, (await online()).omise),
  'send-refunds': async (steps, payload) =>
    sendRefunds(steps, OfOccasion.parse(payload).occasion, (await online()).omise),
  'forget-provider-events': ({ step }) =>
    step(async ({ tx, now }) => {
      await deleteEvents(tx, now.subtract(EVENTS_KEPT));
      await deleteTriesUntil(tx, countedFrom(now).one);
    }),
});

export const paymentsCrontab: Crontab = [
  '* * * * * reconcile-payments ?queue=reconcile-payments',
  '41 * * * * forget-provider-events',
];
