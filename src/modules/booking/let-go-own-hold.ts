import { nothing } from '#kernel/money.ts';
import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { ownBooking } from './booking-access.ts';
import { type Booking, lockBooking } from './booking-store.ts';
import { endBooking } from './end-booking.ts';
import { paymentUnderWay } from './rules/problems.ts';

/** The unpaid booking of whoever shows its token: what a visitor holds while they choose again. */
export const ownHold = async ({ tx, actor }: Pick<Context, 'tx' | 'actor'>): Promise<Booking | null> => {
  const booking = await ownBooking(tx, actor);
  return booking && isHold(booking) ? booking : null;
};

/**
 * A visitor who went back and chose otherwise gives up the first choice for the second, in one transaction. Both
 * vehicles are locked in the order of their ids, so that two who swap vehicles never wait for each other.
 */
export const letGoOwnHold = async (ctx: Context, hold: Booking, nextVehicleId: string): Promise<void> => {
  for (const vehicleId of [hold.vehicleId, nextVehicleId].sort()) await lockVehicle(ctx.tx, vehicleId);
  const booking = await lockBooking(ctx.tx, hold.id);
  if (booking?.isPaying) throw paymentUnderWay();
  if (booking && isHold(booking)) await endBooking(ctx, booking, { action: 'cancel', because: 'customer' });
};

const isHold = ({ status, holdUntil, paid }: Booking) => status === 'pending' && holdUntil !== null && paid === nothing;
