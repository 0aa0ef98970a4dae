import { releaseAddons, reserveAddons } from '#modules/extras/index.ts';
import {
  conflictsOf,
  occupiedByBooking,
  occupyVehicle,
  releaseEndedHolds,
  releaseVehicle,
  vehicleTaken,
} from '#modules/fleet/index.ts';
import { redeemPromotion } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { refuseSpentPoints } from '../../points/refuse-spent-points.ts';
import { addonsOfBooking, type Booking } from '../../records/booking-store.ts';

/**
 * Gives a locked booking what it had agreed, for good: vehicle, add-ons, and its promotion and points where its end
 * had returned them. 409 `booking.points-spent`, `booking.vehicle-taken`, `booking.addon-sold-out`,
 * `pricing.promotion-used-up`.
 */
export const holdAgain = async (ctx: Context, booking: Booking): Promise<void> => {
  const { id: bookingId, vehicleId, promotionId } = booking;
  if (booking.status === 'cancelled') await refuseSpentPoints(ctx, booking);
  const during = occupiedByBooking(booking);
  await releaseEndedHolds(ctx.tx, { vehicleId, now: ctx.now });
  await releaseVehicle(ctx.tx, bookingId);
  const conflicts = await conflictsOf(ctx.tx, { vehicleIds: [vehicleId], during, now: ctx.now });
  if (conflicts.length > 0) throw vehicleTaken();
  await occupyVehicle(ctx.tx, { vehicleId, bookingId, during, heldUntil: null });
  await releaseAddons(ctx.tx, bookingId);
  const rental = { from: booking.pickUpAt, until: booking.dropOffAt };
  const wanted = await addonsOfBooking(ctx.tx, bookingId);
  await reserveAddons(ctx.tx, { bookingId, during: rental, heldUntil: null, now: ctx.now, wanted });
  if (booking.status === 'cancelled' && promotionId) await redeemPromotion(ctx, promotionId);
};
