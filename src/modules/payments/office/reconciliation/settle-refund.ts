import { minus, toBaht } from '#kernel/money.ts';
import { lockForPayment, promiseRefund } from '#modules/booking/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { OmiseClient } from '../../omise/omise-client.ts';
import { findPaymentOf } from '../../records/ledger-store.ts';
import { finishRefund } from '../../refunds/finish-refund.ts';
import { planRefund, refundablePayments } from '../../refunds/plan-refund.ts';
import { findRefund, type Refund, refundsOfOccasion } from '../../refunds/refund-store.ts';
import { sendRefund } from '../../refunds/send-refund.ts';
import { cannotSettle } from '../../rules/problems.ts';
import type { Difference } from '../../rules/reconciliation/books.ts';
import { leftOfPayment, partsForStaff, type Refundable } from '../../rules/refund-parts.ts';
import { recordDifference } from './record-difference.ts';

/** Writes a provider's refund into the ledger, once: of our planned refund, else of one made directly there. */
export const writeMissingRefund = async (ctx: Context, difference: Difference): Promise<void> => {
  const { bookingId, refundId, plannedId, providerAmount } = difference;
  if (!bookingId || !refundId || !providerAmount) throw cannotSettle();
  const booking = await lockForPayment(ctx, bookingId);
  const planned = plannedId ? await findRefund(ctx.tx, plannedId) : await planMissing(ctx, difference);
  if (!planned || planned.status === 'by-transfer') throw cannotSettle();
  const facts = { amount: toBaht(planned.amount), refundId };
  const before = planned.status === 'done' ? facts : null;
  await finishRefund(ctx, await lockForPayment(ctx, booking.id), {
    id: planned.id,
    reference: refundId,
    providerRefundId: refundId,
  });
  await recordDifference(ctx, difference, { action: 'difference.settled', before, after: facts });
};

/** Plans a refund that was made directly at the provider; undefined if it exceeds the payment's remainder. */
const planMissing = async (ctx: Context, difference: Difference): Promise<Refund | undefined> => {
  const { attemptId, bookingId, refundId, providerAmount: amount } = difference;
  const payment = attemptId ? await findPaymentOf(ctx.tx, attemptId) : undefined;
  if (!payment || !bookingId || !amount) return undefined;
  const occasion = `provider:${refundId}`;
  const [earlier] = await refundsOfOccasion(ctx.tx, occasion);
  if (earlier) return earlier;
  const booking = await lockForPayment(ctx, bookingId);
  const payments = await refundablePayments(ctx.tx, bookingId);
  if (amount > leftOfPayment(payments, booking, payment.id)) return undefined;
  const partsOf = (all: readonly Refundable[]) =>
    partsForStaff(
      all.filter(({ id }) => id === payment.id),
      amount,
      booking,
    );
  const askedBy = ctx.actor.user?.id ?? null;
  const reason = 'Made at the payment provider';
  const [refund] = await planRefund(ctx, { bookingId, occasion, reason, askedBy, partsOf });
  if (refund) await promiseRefund(ctx, booking, { amount: minus(refund.amount, refund.fee), isOwedAgain: false });
  return refund;
};

/** Sends a planned refund again that the provider does not have. */
export const sendMissingRefund = async (steps: Steps, difference: Difference, omise: OmiseClient): Promise<void> => {
  const { plannedId } = difference;
  const refund = plannedId ? await steps.step(({ tx }) => findRefund(tx, plannedId)) : undefined;
  if (!refund) throw cannotSettle();
  const fate = await sendRefund(steps, refund, omise);
  const facts = { amount: toBaht(refund.amount) };
  await steps.step((ctx) =>
    recordDifference(ctx, difference, {
      action: 'difference.settled',
      before: { ...facts, status: refund.status },
      after: { ...facts, status: fate === 'under-way' ? refund.status : fate },
    }),
  );
};
