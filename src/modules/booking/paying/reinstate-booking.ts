import { isBefore } from '#kernel/period.ts';
import { releaseAddons, reserveAddons } from '#modules/extras/index.ts';
import {
  conflictsOf,
  findVehicle,
  isOnOffer,
  occupiedByBooking,
  occupyVehicle,
  releaseEndedHolds,
} from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { refuseSpentPoints } from '../points/account-points.ts';
import { addonsOfBooking, type Booking } from '../records/booking-store.ts';
import { redeemFor } from '../records/redeem-for.ts';
import { unlessRefused } from './unless-refused.ts';

/**
 * Reinstates a locked booking: occupies its vehicle and add-ons again, if they are still free, the pick-up is in the future,
 * and its points and its use of a promotion can be had again. Otherwise false, with nothing changed.
 */
export const reinstateBooking = async (ctx: Context, booking: Booking): Promise<boolean> => {
  const { id: bookingId, vehicleId } = booking;
  if (booking.status === 'cancelled' && booking.cancelledBecause !== 'expired') return false;
  const vehicle = await findVehicle(ctx.tx, vehicleId);
  if (!vehicle || !isOnOffer(vehicle) || !isBefore(ctx.now, booking.pickUpAt)) return false;
  const during = occupiedByBooking(booking);
  await releaseEndedHolds(ctx.tx, { vehicleId, now: ctx.now });
  if ((await conflictsOf(ctx.tx, { vehicleIds: [vehicleId], during, now: ctx.now })).length > 0) return false;
  const addons = await addonsOfBooking(ctx.tx, bookingId);
  const rental = { from: booking.pickUpAt, until: booking.dropOffAt };
  const isBack = await unlessRefused(ctx, async (tx) => {
    await occupyVehicle(tx, { vehicleId, bookingId, during, heldUntil: null });
    // A booking that lost only its vehicle still has its add-ons.
    await releaseAddons(tx, bookingId);
    await reserveAddons(tx, { bookingId, during: rental, heldUntil: null, now: ctx.now, requested: addons });
    if (booking.cancelledBecause === 'expired') await takeAgain({ ...ctx, tx }, booking);
    return true;
  });
  return isBack ?? false;
};

/** Takes what an ended booking gave back: its points, and its use of a promotion. 409 if they are spent or used since. */
const takeAgain = async (ctx: Context, booking: Booking): Promise<void> => {
  await refuseSpentPoints(ctx, booking);
  const { id, promotionId } = booking;
  if (promotionId) await redeemFor(ctx, promotionId, booking, id);
};
