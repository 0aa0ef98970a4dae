import { minus, type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import { lockForPayment, recordByStaff } from '#modules/booking/index.ts';
import { recordPayment } from '#modules/payments/index.ts';
import type { Context } from '#platform/context.ts';
import { alreadyEnded, depositNotFound, moreThanDeposit } from './rules/problems.ts';
import { endDeposit, findDeposit, type SecurityDeposit } from './security-deposit-store.ts';

/**
 * Ends a deposit, once: what is kept pays what the customer owes, the rest goes back. 404; 409
 * `security-deposit.already-ended`, `payment.more-than-owed`; 422 `security-deposit.more-than-left`.
 */
export const endSecurityDeposit = async (
  ctx: Context,
  { id, kept }: Readonly<{ id: string; kept: Satang }>,
): Promise<SecurityDeposit> => {
  const seen = await findDeposit(ctx.tx, id);
  if (!seen) throw depositNotFound();
  const booking = await lockForPayment(ctx, seen.bookingId);
  const deposit = await findDeposit(ctx.tx, id);
  if (!deposit || deposit.endedAt) throw alreadyEnded();
  const { amount, methodType, bookingId } = deposit;
  if (kept > amount) throw moreThanDeposit(toBaht(amount));
  const paid = { bookingId, amount: kept, methodType, reference: null, note: null };
  const payment = kept > zeroSatang ? await recordPayment(ctx, paid) : null;
  const ended = await endDeposit(ctx.tx, id, { endedAt: ctx.now, kept, paymentId: payment?.id ?? null });
  const after = { amount: toBaht(amount), kept: toBaht(kept), givenBack: toBaht(minus(amount, kept)) };
  await recordByStaff(ctx, booking, { action: 'security-deposit.ended', after });
  return ended;
};
