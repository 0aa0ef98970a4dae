import { minSatang } from '#kernel/money.ts';
import { Problem } from '#kernel/problem.ts';
import { owedInAll } from '#modules/booking/index.ts';
import type { OmiseClient } from '#modules/payments/index.ts';
import { endSecurityDeposit, findHeldDeposit } from '#modules/security-deposits/index.ts';
import type { Steps } from '#platform/context.ts';
import { hasUnsettledClaims } from './claim-store.ts';

/**
 * Ends the deposit of a rental that is held on a card once none of its claims waits any more: what is owed then is kept,
 * the rest let go. What was left at the desk is given back by a person. Where it was ended meanwhile, nothing happens.
 */
export const settleHeldDeposit = async (steps: Steps, bookingId: string, omise: OmiseClient | null): Promise<void> => {
  const deposit = await steps.step(({ tx }) => findHeldDeposit(tx, bookingId));
  if (!deposit) return;
  const { id, amount } = deposit;
  try {
    await endSecurityDeposit(
      steps,
      {
        id,
        // Asked once the booking is locked: no claim is made, and nothing paid, in between.
        kept: async ({ tx }, booking) => {
          if (booking.status !== 'completed' || (await hasUnsettledClaims(tx, [bookingId]))) return null;
          return minSatang(amount, owedInAll(booking));
        },
      },
      omise,
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
};
