import { withClaim } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, saveBooking } from '../records/booking-store.ts';

/** Adds a claim to the price of a locked booking, so that it is owed. */
export const chargeClaim = async (
  { tx }: Pick<Context, 'tx'>,
  { id, quote }: Booking,
  claim: Parameters<typeof withClaim>[1],
): Promise<Booking> => {
  const charged = withClaim(quote, claim);
  return saveBooking(tx, { id, quote: charged, total: charged.total });
};
