import { isBefore } from '#kernel/period.ts';
import { holdUnitsForChange } from '#modules/extras/index.ts';
import { holdForChange, occupiedByBooking, occupiedOutside } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { moveBookings, takenBy } from '../classes/move-bookings.ts';
import { dropWaitingChange } from '../holds/drop-waiting-change.ts';
import { endBlockingHolds } from '../holds/end-blocking-holds.ts';
import { addonsOfBooking, type Booking, saveBooking } from '../records/booking-store.ts';
import { findChange, insertChange, type WaitingChange } from '../records/change-store.ts';
import { redeemFor } from '../records/redeem-for.ts';
import { changesUnpaid } from '../rules/problems.ts';
import { unitsBeyond } from '../rules/units-beyond.ts';
import type { ChangePlan } from './plan-change.ts';

/** How many times in a day a booking's changes may hold a vehicle while they wait for their payment. */
const HELD_A_DAY = 3;

/**
 * Lets a planned change wait for its payment: the booking stays as it is, and what the change takes beyond it is held
 * for the minutes of `payment.paymentTimeout`, never beyond a pick-up that is ahead. Replaces the change that waits
 * already, whose end stays. The caller has locked the vehicle and the add-ons. 429 `booking.changes-unpaid` after three
 * in a day.
 */
export const awaitChangePayment = async (ctx: Context, booking: Booking, plan: ChangePlan): Promise<Booking> => {
  const { tx } = ctx;
  const { after, quote, seat } = plan;
  const { id: bookingId } = booking;
  const wanted = quote.appliedPromotion?.id ?? null;
  const promotionId = wanted === booking.promotionId ? null : wanted;
  const replaced = await findChange(tx, bookingId);
  const { until, ...counted } = await heldUntil(ctx, booking, replaced);
  const promotionIds = [promotionId, replaced?.promotionId];
  await endBlockingHolds(ctx, { ...takenBy(seat), replaced: null, changed: bookingId, promotionIds });
  await dropWaitingChange(ctx, bookingId);
  await moveBookings(ctx, seat.moves);
  const { addons, pickUpLocationId, dropOffLocationId } = after;
  const { from: pickUpAt, until: dropOffAt } = after.period;
  const endsAt = booking.pickedUpAt === null && isBefore(pickUpAt, until) ? pickUpAt : until;
  const places = { pickUpLocationId, dropOffLocationId };
  const terms = { pickUpAt, dropOffAt, ...places, addons: [...addons], quote };
  await insertChange(tx, { bookingId, ...terms, promotionId, endsAt });
  await holdBeyond(ctx, booking, { plan, heldUntil: endsAt });
  if (promotionId) await redeemFor(ctx, promotionId, booking, bookingId);
  return saveBooking(tx, { id: bookingId, ...counted });
};

type Held = Readonly<{ until: Temporal.Instant } & Partial<Pick<Booking, 'changesHeldFrom' | 'changesHeld'>>>;

/** Until when a change may hold what it takes, and how it is counted unless it replaces one that still waits. */
const heldUntil = async (ctx: Context, booking: Booking, replaced: WaitingChange | null): Promise<Held> => {
  const { tx, now } = ctx;
  if (replaced && !replaced.endedAt && isBefore(now, replaced.endsAt)) return { until: replaced.endsAt };
  const from = booking.changesHeldFrom;
  const isSameDay = from !== null && isBefore(now, from.add({ hours: 24 }));
  if (isSameDay && booking.changesHeld >= HELD_A_DAY)
    throw changesUnpaid(HELD_A_DAY, from.add({ hours: 24 }).since(now));
  const { payment } = await readSettings(tx);
  const end = now.add({ minutes: payment.paymentTimeout });
  return {
    until: booking.pickedUpAt === null && isBefore(booking.pickUpAt, end) ? booking.pickUpAt : end,
    changesHeldFrom: isSameDay ? from : now,
    changesHeld: isSameDay ? booking.changesHeld + 1 : 1,
  };
};

const holdBeyond = async (
  { tx }: Context,
  booking: Booking,
  { plan, heldUntil }: { plan: ChangePlan; heldUntil: Temporal.Instant },
) => {
  const { after, during, seat } = plan;
  const { vehicleId } = seat;
  const { id: changeOf, pickUpAt: from, dropOffAt: until } = booking;
  const parts = occupiedOutside(during, occupiedByBooking(booking));
  await holdForChange(tx, { vehicleId, changeOf, parts, heldUntil });
  const before = { period: { from, until }, addons: await addonsOfBooking(tx, changeOf) };
  await holdUnitsForChange(tx, { changeOf, heldUntil, units: unitsBeyond(before, after) });
};
