import { type Satang, zeroSatang } from '#kernel/money.ts';
import { type Booking, chargeClaim } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { claimName } from './claim-name.ts';
import { type Claim, saveClaim } from './claim-store.ts';
import type { ClaimStatus } from './rules/claim.ts';

type Settled = Readonly<{ booking: Booking; claim: Claim; status: ClaimStatus; charge: Satang }>;

/**
 * Settles a claim of a locked booking: what is charged becomes a line of its price. Once no claim waits, jobs end the
 * deposit that is held on a card and tell by text message what is charged.
 */
export const settleClaim = async (ctx: Context, { booking, claim, status, charge }: Settled): Promise<Claim> => {
  const { id, kind, isTaxed, bookingId } = claim;
  if (charge > zeroSatang) await chargeClaim(ctx, booking, { name: claimName(kind), amount: charge, isTaxed });
  const settled = await saveClaim(ctx.tx, { id, status, settledAt: ctx.now, charged: charge });
  await ctx.enqueue({ task: 'settle-held-deposit', payload: { bookingId } });
  await ctx.enqueue({ task: 'text-settled-claims', payload: { bookingId } });
  return settled;
};
