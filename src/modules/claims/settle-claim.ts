import { type Satang, zeroSatang } from '#kernel/money.ts';
import { type Booking, chargeClaim } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { claimName } from './claim-name.ts';
import { type Claim, saveClaim } from './claim-store.ts';
import type { ClaimStatus } from './rules/claim.ts';

type Settled = Readonly<{ booking: Booking; claim: Claim; status: ClaimStatus; charge: Satang }>;

/**
 * Settles a claim of a locked booking: what is charged becomes a line of its price. The job ends the deposit that is held
 * on a card once no claim waits.
 */
export const settleClaim = async (ctx: Context, { booking, claim, status, charge }: Settled): Promise<Claim> => {
  const { id, kind, isTaxed, bookingId } = claim;
  if (charge > zeroSatang) await chargeClaim(ctx, booking, { name: claimName(kind), amount: charge, isTaxed });
  const settled = await saveClaim(ctx.tx, { id, status, settledAt: ctx.now, charged: charge });
  await ctx.enqueue({ task: 'settle-held-deposit', payload: { bookingId } });
  return settled;
};
