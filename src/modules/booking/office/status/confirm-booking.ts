import { keepAddons } from '#modules/extras/index.ts';
import { keepVehicle, vehicleTaken } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { reinstateBooking } from '../../paying/reinstate-booking.ts';
import { type Booking, saveBooking } from '../../records/booking-store.ts';
import { recordChangeByStaff } from '../../records/record-by-staff.ts';
import { move, stateOf, statusOf } from '../../rules/lifecycle.ts';

/** Promises a locked booking, paid or not. 409 `booking.vehicle-taken` when its hold ended and the vehicle is another's. */
export const confirmBooking = async (ctx: Context, booking: Booking): Promise<void> => {
  const status = statusOf(move(stateOf(booking), 'confirm'));
  if (!(await keepVehicle(ctx.tx, booking.id)) && !(await reinstateBooking(ctx, booking))) throw vehicleTaken();
  await keepAddons(ctx.tx, booking.id);
  const confirmed = await saveBooking(ctx.tx, { id: booking.id, status, holdUntil: null });
  const { id: bookingId, version } = confirmed;
  await ctx.announce({ task: 'mail-booking-confirmed', payload: { bookingId, version } });
  await recordChangeByStaff(ctx, { action: 'booking.confirmed', before: booking, after: confirmed });
};
