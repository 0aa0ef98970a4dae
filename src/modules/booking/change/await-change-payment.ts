import { isBefore } from '#kernel/period.ts';
import { holdUnitsForChange } from '#modules/extras/index.ts';
import { holdForChange, occupiedByBooking, occupiedOutside } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { dropWaitingChange } from '../holds/drop-waiting-change.ts';
import { endBlockingHolds } from '../holds/end-blocking-holds.ts';
import { addonsOfBooking, type Booking, saveBooking } from '../records/booking-store.ts';
import { findChange, insertChange } from '../records/change-store.ts';
import { redeemFor } from '../records/redeem-for.ts';
import { unitsBeyond } from '../rules/units-beyond.ts';
import type { ChangePlan } from './plan-change.ts';

/**
 * Lets a planned change wait for its payment: the booking stays as it is, and what the change takes beyond it is held
 * for the minutes of `payment.paymentTimeout`, never beyond a pick-up. Replaces the change that waits already. The
 * caller has locked the vehicle and the add-ons.
 */
export const awaitChangePayment = async (ctx: Context, booking: Booking, plan: ChangePlan): Promise<Booking> => {
  const { tx } = ctx;
  const { after, quote, vehicleId } = plan;
  const { id: bookingId } = booking;
  const wanted = quote.appliedPromotion?.id ?? null;
  const promotionId = wanted === booking.promotionId ? null : wanted;
  await endBlockingHolds(ctx, {
    vehicleId,
    replaced: null,
    changed: bookingId,
    promotionIds: [promotionId, (await findChange(tx, bookingId))?.promotionId],
  });
  await dropWaitingChange(ctx, bookingId);
  const { addons, pickUpLocationId, dropOffLocationId } = after;
  const { from: pickUpAt, until: dropOffAt } = after.period;
  const endsAt = await endOf(ctx, booking, pickUpAt);
  const places = { pickUpLocationId, dropOffLocationId };
  const terms = { pickUpAt, dropOffAt, ...places, addons: [...addons], quote };
  await insertChange(tx, { bookingId, ...terms, promotionId, endsAt });
  await holdBeyond(ctx, booking, { plan, heldUntil: endsAt });
  if (promotionId) await redeemFor(ctx, promotionId, booking, bookingId);
  return saveBooking(tx, { id: bookingId });
};

const endOf = async ({ tx, now }: Context, booking: Booking, pickUpAt: Temporal.Instant): Promise<Temporal.Instant> => {
  const { payment } = await readSettings(tx);
  const end = now.add({ minutes: payment.paymentTimeout });
  return [booking.pickUpAt, pickUpAt].reduce((first, at) => (isBefore(at, first) ? at : first), end);
};

const holdBeyond = async (
  { tx }: Context,
  booking: Booking,
  { plan, heldUntil }: { plan: ChangePlan; heldUntil: Temporal.Instant },
) => {
  const { after, during, vehicleId } = plan;
  const { id: changeOf, pickUpAt: from, dropOffAt: until } = booking;
  const parts = occupiedOutside(during, occupiedByBooking(booking));
  await holdForChange(tx, { vehicleId, changeOf, parts, heldUntil });
  const before = { period: { from, until }, addons: await addonsOfBooking(tx, changeOf) };
  await holdUnitsForChange(tx, { changeOf, heldUntil, units: unitsBeyond(before, after) });
};
