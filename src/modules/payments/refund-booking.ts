import { satang } from '#kernel/money.ts';
import { lockForPayment } from '#modules/booking/index.ts';
import type { Steps } from '#platform/context.ts';
import { findAttempt } from './attempt-store.ts';
import { findPaymentOf } from './ledger-store.ts';
import type { OmiseClient } from './omise-client.ts';
import { planRefund } from './plan-refund.ts';
import { type Refund, refundsOfOccasion } from './refund-store.ts';
import {
  partOfAll,
  partsOfAmount,
  partsOfPercent,
  partsOfShare,
  type Refundable,
  type RefundPart,
} from './rules/refund-parts.ts';
import { sendRefund } from './send-refund.ts';

export type RefundJob = Readonly<{
  bookingId: string;
  occasion: string;
  /** Of each payment, for a cancellation. */
  percent?: number | undefined;
  /** Satang, fees not in: what a cancellation promised, or a change that made the booking cheaper. */
  amount?: number | undefined;
}>;

/** Gives back what a cancellation or a change of a booking frees, once for its occasion. */
export const refundBooking = async (steps: Steps, job: RefundJob, omise: OmiseClient | null): Promise<void> => {
  const { bookingId, occasion } = job;
  const partsOf = (payments: readonly Refundable[]) => partsOfJob(payments, job);
  await sendAll(steps, await plan(steps, { bookingId, occasion, partsOf }), omise);
};

const partsOfJob = (payments: readonly Refundable[], { percent, amount }: RefundJob): RefundPart[] => {
  if (amount === undefined) return partsOfPercent(payments, percent ?? 0);
  return percent === undefined ? partsOfAmount(payments, satang(amount)) : partsOfShare(payments, satang(amount));
};

/** Gives back in full what an attempt brought when nobody owed it any more: too late, twice, or another amount. */
export const refundLatePayment = async (steps: Steps, attemptId: string, omise: OmiseClient | null): Promise<void> => {
  const found = await steps.step(async ({ tx }) => ({
    attempt: await findAttempt(tx, attemptId),
    payment: await findPaymentOf(tx, attemptId),
  }));
  if (!found.attempt || !found.payment) return;
  const paymentId = found.payment.id;
  const partsOf = (payments: readonly Refundable[]) => payments.filter(({ id }) => id === paymentId).flatMap(partOfAll);
  const { bookingId } = found.attempt;
  await sendAll(steps, await plan(steps, { bookingId, occasion: `late:${attemptId}`, partsOf }), omise);
};

const plan = ({ step }: Steps, planned: Parameters<typeof planRefund>[1]): Promise<Refund[]> =>
  step(async (ctx) => {
    await lockForPayment(ctx, planned.bookingId);
    return planRefund(ctx, planned);
  });

/** Every part, whatever becomes of the others. The queue tries again while one of them is under way. */
const sendAll = async (steps: Steps, refunds: readonly Refund[], omise: OmiseClient | null): Promise<void> => {
  const fates = [];
  for (const refund of refunds) fates.push(await sendRefund(steps, refund, omise));
  if (fates.includes('under-way')) throw new Error('The provider could not be asked for every refund');
};

/** Goes on with the refunds of an occasion that were planned. */
export const sendRefunds = async (steps: Steps, occasion: string, omise: OmiseClient | null): Promise<void> =>
  sendAll(steps, await steps.step(({ tx }) => refundsOfOccasion(tx, occasion)), omise);
