import type { Context } from '#platform/context.ts';
import { findByShownToken } from '../records/booking-access.ts';
import type { Booking } from '../records/booking-store.ts';
import { isHold } from '../rules/hold.ts';

/** The caller's own unpaid booking, identified by the token in the request; held while they choose again. */
export const ownHold = async ({ tx, actor }: Pick<Context, 'tx' | 'actor'>): Promise<Booking | null> => {
  const booking = await findByShownToken(tx, actor);
  return booking && isHold(booking) ? booking : null;
};
