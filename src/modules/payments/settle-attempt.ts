import { lockForPayment, markPaying, receivePayment } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { type Attempt, lockAttempt, saveAttempt } from './attempt-store.ts';
import { ledgerSums, recordPayment } from './ledger-store.ts';
import type { OmiseCharge } from './omise-shapes.ts';
import { isFinal, outcomeOf } from './rules/outcome.ts';

/**
 * Writes what became of an attempt, by its charge as the provider holds it. However often and by whomever it is called,
 * a success makes one ledger entry; what is final stays.
 */
export const settleAttempt = async (ctx: Context, known: Attempt, charge: OmiseCharge): Promise<Attempt> => {
  const outcome = outcomeOf(charge, known);
  if (outcome === 'foreign') throw new Error(`Charge ${charge.id} is not that of payment attempt ${known.id}`);
  const booking = await lockForPayment(ctx, known.bookingId);
  const attempt = await lockAttempt(ctx.tx, known.id);
  if (isFinal(attempt)) return attempt;
  const settled = await saveAttempt(ctx.tx, {
    id: attempt.id,
    status: outcome,
    updatedAt: ctx.now,
    chargeId: charge.id,
    transactionId: charge.transaction,
    cardBrand: charge.card?.brand ?? null,
    cardLastDigits: charge.card?.last_digits ?? null,
    failureCode: charge.failure_code,
    failureMessage: charge.failure_message,
  });
  if (outcome === 'pending') return settled;
  if (outcome !== 'successful') {
    await markPaying(ctx, booking.id, false);
    return settled;
  }
  await recordPayment(ctx.tx, settled, ctx.now);
  const fate = await receivePayment(ctx, booking, {
    ...(await ledgerSums(ctx.tx, booking.id)),
    plan: attempt.paymentPlan,
  });
  if (fate === 'too-late') await refundLater(ctx, attempt.id);
  return settled;
};

/** Writes that the provider took no charge at all, and why. */
export const failAttempt = async (
  ctx: Context,
  { id, bookingId }: Attempt,
  { code, message }: { code: string; message: string },
): Promise<Attempt> => {
  await lockForPayment(ctx, bookingId);
  const attempt = await lockAttempt(ctx.tx, id);
  if (isFinal(attempt)) return attempt;
  await markPaying(ctx, bookingId, false);
  return saveAttempt(ctx.tx, { id, status: 'failed', failureCode: code, failureMessage: message, updatedAt: ctx.now });
};

const refundLater = ({ announce }: Context, attemptId: string) =>
  announce({ task: 'refund-late-payment', payload: { attemptId }, key: `refund-late-payment:${attemptId}` });
