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
  /** Satang, fees excluded: the refund that a cancellation or a cheaper change promised. */
  amount?: number | undefined;
}>;

/** Refunds what a cancellation or change of a booking released, once for its occasion. */
export const refundBooking = async (steps: Steps, job: RefundJob, omise: OmiseClient | null): Promise<void> => {
  const { bookingId, occasion } = job;
  const partsOf = (payments: readonly Refundable[]) => partsOfJob(payments, job);
  await sendEach(steps, await planRefundInOwnTransaction(steps, { bookingId, occasion, partsOf }), omise);
};

const partsOfJob = (payments: readonly Refundable[], { percent, amount }: RefundJob): RefundPart[] => {
  if (amount === undefined) return partsOfPercent(payments, percent ?? 0);
  return percent === undefined ? partsOfAmount(payments, satang(amount)) : partsOfShare(payments, satang(amount));
};

/** Refunds in full an attempt's payment that was not owed: too late, a duplicate, or a different amount. */
export const refundLatePayment = async (steps: Steps, attemptId: string, omise: OmiseClient | null): Promise<void> => {
  const late = await steps.step(async ({ tx }) => ({
    attempt: await findAttempt(tx, attemptId),
    payment: await findPaymentOf(tx, attemptId),
  }));
  if (!late.attempt || !late.payment) return;
  const planned = { bookingId: late.attempt.bookingId, ...lateRefund(attemptId, late.payment.id) };
  await sendEach(steps, await planRefundInOwnTransaction(steps, planned), omise);
};
