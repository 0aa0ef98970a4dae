import { z } from 'zod';
import { lockForPayment } from '#modules/booking/index.ts';
import type { OnlineNow } from '#modules/payments/index.ts';
import type { Steps } from '#platform/context.ts';
import { type Crontab, each, type Tasks } from '#platform/jobs/jobs.ts';
import { findClaim, unansweredClaims } from './claim-store.ts';
import { enqueueClaimsMail, mailClaims } from './mail-claims.ts';
import { settleClaim } from './settle-claim.ts';
import { settleHeldDeposit } from './settle-held-deposit.ts';
import { textOpenClaims, textSettledClaims } from './text-claims.ts';

const OfBooking = z.object({ bookingId: z.uuid() });

type Tools = Readonly<{ online: OnlineNow; publicUrl: string; hasSmsGateway: boolean }>;

export const claimsTasks = ({ online, publicUrl, hasSmsGateway }: Tools): Tasks => ({
  'mail-claims': async ({ step }, payload) => {
    const { bookingId } = OfBooking.parse(payload);
    await step((ctx) => mailClaims(ctx, bookingId, publicUrl));
    if (hasSmsGateway) await step((ctx) => textOpenClaims(ctx, bookingId, publicUrl));
  },
  'text-settled-claims': async ({ step }, payload) => {
    const { bookingId } = OfBooking.parse(payload);
    if (hasSmsGateway) await step((ctx) => textSettledClaims(ctx, bookingId));
  },
  'charge-unanswered-claims': chargeUnanswered,
  'settle-held-deposit': async (steps, payload) => {
    const { omise } = await online();
    await settleHeldDeposit(steps, OfBooking.parse(payload).bookingId, omise);
  },
});

export const claimsCrontab: Crontab = ['* * * * * charge-unanswered-claims ?queue=charge-unanswered-claims'];

/** Charges the claims that nobody answered in time, where their customers agreed to that, each in its own transaction. */
const chargeUnanswered = async ({ step }: Steps): Promise<void> => {
  const due = await step(({ tx, now }) => unansweredClaims(tx, now));
  await each(due, ({ id, bookingId }) =>
    step(async (ctx) => {
      const booking = await lockForPayment(ctx, bookingId);
      const claim = await findClaim(ctx.tx, id);
      if (claim?.status !== 'open' || booking.status !== 'completed') return;
      await settleClaim(ctx, { booking, claim, status: 'unanswered', charge: claim.amount });
      await enqueueClaimsMail(ctx, bookingId);
    }),
  );
};
