import type { Context } from '#platform/context.ts';
import { lockForPayment } from '../paying/lock-for-payment.ts';
import type { Booking } from '../records/booking-store.ts';
import { changedMeanwhile } from '../rules/problems.ts';

export type Seen = Readonly<{
  bookingId: string;
  /** The version that the clerk saw. */
  version: number;
}>;

/** Locks a booking with what it holds, if it is still as the clerk saw it. 404, 409 `booking.changed-meanwhile`. */
export const lockAtVersion = async (ctx: Context, { bookingId, version }: Seen): Promise<Booking> => {
  const booking = await lockForPayment(ctx, bookingId);
  if (booking.version !== version) throw changedMeanwhile();
  return booking;
};
