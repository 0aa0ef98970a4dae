import { releaseAddons } from '#modules/extras/index.ts';
import { releaseVehicle } from '#modules/fleet/index.ts';
import { returnPromotion } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, saveBooking } from '../records/booking-store.ts';
import type { CancelReason } from '../records/booking-tables.ts';
import { move, stateOf, statusOfState } from '../rules/lifecycle.ts';
import { dropWaitingChange } from './drop-waiting-change.ts';

/** Ends a locked booking, with its vehicle locked too, and frees its vehicle, add-ons and promotion. */
export const endBooking = async (
  ctx: Context,
  booking: Booking,
  { action, because }: { action: 'expire' | 'cancel'; because: CancelReason },
): Promise<void> => {
  await saveBooking(ctx.tx, {
    id: booking.id,
    status: statusOfState(move(stateOf(booking), action)),
    holdUntil: null,
    keptUntil: null,
    cancelledAt: ctx.now,
    cancelledBecause: because,
  });
  await releaseBooked(ctx, booking);
};

/** Frees the vehicle, the add-ons and the use of a promotion; a waiting change goes with them. */
export const releaseBooked = async (ctx: Context, { id, promotionId }: Booking): Promise<void> => {
  await releaseVehicle(ctx.tx, id);
  await releaseAddons(ctx.tx, id);
  if (promotionId) await returnPromotion(ctx, promotionId);
  await dropWaitingChange(ctx, id);
};
