import { satang } from '#kernel/money.ts';
import type { Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { findAttempt } from '../records/attempt-store.ts';
import { findPaymentOf } from '../records/ledger-store.ts';
import { lateRefund } from '../rules/late-refund.ts';
import {
  partsOfAmount,
  partsOfPercent,
  partsOfShare,
  type Refundable,
  type RefundPart,
} from '../rules/refund-parts.ts';
import { planRefundInOwnTransaction } from './plan-refund.ts';
import { sendEach } from './send-refunds.ts';

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
  await sendEach(steps, await planRefundInOwnTransaction(steps, { bookingId, occasion, partsOf }), omise);
};

const partsOfJob = (payments: readonly Refundable[], { percent, amount }: RefundJob): RefundPart[] => {
  if (amount === undefined) return partsOfPercent(payments, percent ?? 0);
  return percent === undefined ? partsOfAmount(payments, satang(amount)) : partsOfShare(payments, satang(amount));
};

/** Gives back in full what an attempt brought when nobody owed it any more: too late, twice, or another amount. */
export const refundLatePayment = async (steps: Steps, attemptId: string, omise: OmiseClient | null): Promise<void> => {
  const late = await steps.step(async ({ tx }) => ({
    attempt: await findAttempt(tx, attemptId),
    payment: await findPaymentOf(tx, attemptId),
  }));
  if (!late.attempt || !late.payment) return;
  const planned = { bookingId: late.attempt.bookingId, ...lateRefund(attemptId, late.payment.id) };
  await sendEach(steps, await planRefundInOwnTransaction(steps, planned), omise);
};
