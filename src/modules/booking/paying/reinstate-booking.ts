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
import { redeemPromotion } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { addonsOfBooking, type Booking } from '../records/booking-store.ts';
import { unlessRefused } from './unless-refused.ts';

/**
 * Reinstates a locked booking: occupies its vehicle and add-ons again if they are still free and the pick-up is in the
 * future. Otherwise false, with nothing changed.
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
    return true;
  });
  if (isBack) await redeemAgain(ctx, booking);
  return isBack ?? false;
};

// The price was agreed, so a promotion used up meanwhile is no reason to refund.
const redeemAgain = async (ctx: Context, { promotionId, cancelledBecause }: Booking) => {
  if (promotionId && cancelledBecause === 'expired')
    await unlessRefused(ctx, (tx) => redeemPromotion({ ...ctx, tx }, promotionId));
};
