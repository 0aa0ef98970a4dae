import { minSatang } from '#kernel/money.ts';
import { Problem } from '#kernel/problem.ts';
import { findBooking, owedInAll } from '#modules/booking/index.ts';
import type { OmiseClient } from '#modules/payments/index.ts';
import { endSecurityDeposit, findHeldDeposit } from '#modules/security-deposits/index.ts';
import type { Steps } from '#platform/context.ts';
import { hasUnsettledClaims } from './claim-store.ts';

/**
 * Ends the deposit of a rental that is held on a card once none of its claims waits any more: what is owed is kept, the
 * rest let go. What was left at the desk is given back by a person. Where it was ended meanwhile, nothing happens.
 */
export const settleHeldDeposit = async (steps: Steps, bookingId: string, omise: OmiseClient): Promise<void> => {
  const end = await steps.step(async ({ tx }) => {
    const booking = await findBooking(tx, bookingId);
    const deposit = await findHeldDeposit(tx, bookingId);
    if (!booking || !deposit || (await hasUnsettledClaims(tx, [bookingId]))) return null;
    return { id: deposit.id, kept: minSatang(deposit.amount, owedInAll(booking)) };
  });
  if (!end) return;
  try {
    await endSecurityDeposit(steps, end, omise);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
};
