import { releaseEndedHolds } from '#modules/fleet/index.ts';
import { lockPromotions } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, lockBooking } from '../records/booking-store.ts';
import { hasOverdueChange } from '../records/change-store.ts';
import { isHold } from '../rules/hold.ts';
import { bookingConflict, paymentInProgress } from '../rules/problems.ts';
import { endBooking } from './end-booking.ts';
import { expireHold } from './expire-holds.ts';
import { overdueHolds } from './holds-store.ts';

type Contenders = Readonly<{
  /** The vehicles whose time is taken. */
  vehicleIds: readonly string[];
  /** The visitor's own hold, which the new booking replaces. */
  replaced: Booking | null;
  /** A booking about to be changed: locked with the others, in one order, and not ended. */
  changed?: string;
  /** Bookings about to be given other vehicles: the same. */
  moved?: readonly string[];
  /** Promotions about to be redeemed or returned: locked too. */
  promotionIds: readonly (string | null | undefined)[];
}>;

/**
 * Ends the holds that may give way to a new or changed booking: expired holds of the vehicle, and the visitor's own.
 * The caller holds the locks of the vehicles and add-ons; bookings are locked next, promotions last, each in order of
 * id. 409 `booking.changed-meanwhile` if the visitor's own booking is no longer a hold, `payment.in-progress` while it is being
 * paid.
 */
export const endBlockingHolds = async (
  ctx: Context,
  { vehicleIds, replaced, changed, moved = [], promotionIds }: Contenders,
): Promise<void> => {
  const overdue: { id: string }[] = [];
  for (const vehicleId of vehicleIds) overdue.push(...(await overdueHolds(ctx.tx, ctx.now, vehicleId)));
  const ids = new Set(
    [...overdue.map(({ id }) => id), replaced?.id, changed, ...moved].filter((id) => id !== undefined),
  );
  const bookings: Booking[] = [];
  for (const id of [...ids].sort()) {
    const booking = await lockBooking(ctx.tx, id);
    if (booking) bookings.push(booking);
  }
  await lockPromotions(ctx.tx, [...promotionIds, ...bookings.map((booking) => booking.promotionId)]);
  for (const { id } of overdue) await expireHold(ctx, id);
  // Changes that nobody paid for in time give way at once; their job ends them.
  for (const vehicleId of vehicleIds)
    if (await hasOverdueChange(ctx.tx, vehicleId, ctx.now))
      await releaseEndedHolds(ctx.tx, { vehicleId, now: ctx.now });
  const own = bookings.find(({ id }) => id === replaced?.id);
  if (own?.isPaying) throw paymentInProgress();
  if (own && isHold(own) && !overdue.some(({ id }) => id === own.id))
    await endBooking(ctx, own, { action: 'cancel', because: 'customer' });
  if (own && isPaidOrConfirmed(own)) throw bookingConflict();
};

/** A hold paid or confirmed since it was read keeps the points and the promotion that the new booking relies on. */
const isPaidOrConfirmed = (own: Booking): boolean => !isHold(own) && own.status !== 'cancelled';
