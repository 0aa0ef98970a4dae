import { lockForPayment, recordRefund } from '#modules/booking/index.ts';
import type { Steps } from '#platform/context.ts';
import { findAttempt, lockAttempt } from './attempt-store.ts';
import { isRefunded, ledgerSums, recordFullRefund } from './ledger-store.ts';
import type { OmiseClient } from './omise-client.ts';

/**
 * Gives back in full what came after the vehicle was gone. It may run again: the provider's own list says whether the
 * refund was made already, and the ledger holds it once.
 */
export const refundLatePayment = async (steps: Steps, attemptId: string, omise: OmiseClient): Promise<void> => {
  const attempt = await steps.step(({ tx }) => findAttempt(tx, attemptId));
  if (!attempt?.chargeId) return;
  const { chargeId, amount } = attempt;
  const made = await omise.listRefunds(chargeId);
  if (made.outcome !== 'answered') throw new Error(`The refunds of ${chargeId} cannot be read now`);
  const earlier = made.value.data.find(({ metadata }) => metadata.attemptId === attemptId);
  const answer = earlier
    ? { outcome: 'answered' as const, value: earlier }
    : await omise.refundCharge(chargeId, { amount, metadata: { attemptId } });
  if (answer.outcome !== 'answered') throw new Error(`The refund of ${chargeId} was not made`);
  await steps.step(async (ctx) => {
    const booking = await lockForPayment(ctx, attempt.bookingId);
    await lockAttempt(ctx.tx, attemptId);
    if (await isRefunded(ctx.tx, attemptId)) return;
    await recordFullRefund(ctx.tx, attempt, answer.value.id, ctx.now);
    await recordRefund(ctx, booking, await ledgerSums(ctx.tx, booking.id));
    await ctx.announce({ task: 'mail-payment-refunded-late', payload: { bookingId: booking.id } });
  });
};
