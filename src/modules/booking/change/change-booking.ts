import { equalsBaht, nothing, plus, toBaht } from '#kernel/money.ts';
import { releaseAddons, reserveAddons } from '#modules/extras/index.ts';
import { lockVehicle, occupyVehicle, releaseVehicle } from '#modules/fleet/index.ts';
import { type Quote, redeemPromotion, returnPromotion, toQuoteShape } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database.ts';
import { openBooking } from '../booking-access.ts';
import { type Booking, findBooking, replaceAddons, saveBooking } from '../booking-store.ts';
import { endBlockingHolds } from '../holds/end-blocking-holds.ts';
import { receiveNothing } from '../paying/receive-payment.ts';
import { recordChangeByStaff } from '../record-by-staff.ts';
import { isHold } from '../rules/hold.ts';
import { priceChanged } from '../rules/problems.ts';
import { announceRefund } from './announce-refund.ts';
import { type ChangePlan, type ChangeRequest, planChange } from './plan-change.ts';

export type Changed = Readonly<{ booking: Booking; plan: ChangePlan }>;

/**
 * Changes dates, places or add-ons of a booking, or only says what that would cost. One that waits for its payment goes
 * on waiting, a confirmed one stays confirmed. Refusals: 409 for its state or its time, `booking.vehicle-taken`,
 * `booking.addon-sold-out`, `booking.price-changed`, `booking.changed-meanwhile`; 422 for limits.
 */
export const changeBooking = async (ctx: Context, asked: ChangeRequest): Promise<Changed> => {
  const { before, ...changed } = await change(ctx, asked);
  await recordChangeByStaff(ctx, { action: 'booking.changed', before, after: changed.booking });
  return changed;
};

const change = async (ctx: Context, asked: ChangeRequest): Promise<Changed & { before: Booking }> => {
  const known = await openBooking(ctx.tx, ctx.actor, asked.bookingId);
  if (asked.dryRun) return { before: known, booking: known, plan: await planChange(ctx, known, asked) };
  await lockVehicle(ctx.tx, known.vehicleId);
  // Whoever had the lock before may have changed it.
  const booking = present(await findBooking(ctx.tx, known.id));
  const plan = await planChange(ctx, booking, asked);
  refuseOtherPrice(plan, asked.totalAmount ?? toBaht(booking.total));
  const { period, addons, places } = plan.changes;
  if (!period && !addons && !places) return { before: booking, booking, plan };
  await endBlockingHolds(ctx, {
    vehicleId: booking.vehicleId,
    replaced: null,
    changed: booking.id,
    promotionIds: [booking.promotionId, plan.quote.appliedPromotion?.id],
  });
  if (period || addons) await moveWhatIsHeld(ctx, booking, plan);
  return { before: booking, booking: await save(ctx, booking, plan), plan };
};

const refuseOtherPrice = ({ quote, after }: ChangePlan, seen: number) => {
  const sentence = 'The price has changed. Nothing has been changed yet.';
  if (!equalsBaht(quote.total, seen)) throw priceChanged(toQuoteShape(quote, after.period), sentence);
};

const moveWhatIsHeld = async (ctx: Context, booking: Booking, { after, quote, blockedUntil }: ChangePlan) => {
  const { id: bookingId, vehicleId, holdUntil: heldUntil } = booking;
  const { from, until } = after.period;
  await releaseVehicle(ctx.tx, bookingId);
  await occupyVehicle(ctx.tx, { vehicleId, bookingId, during: { from, until: blockedUntil }, heldUntil });
  await releaseAddons(ctx.tx, bookingId);
  await reserveAddons(ctx.tx, { bookingId, during: { from, until }, heldUntil, now: ctx.now, wanted: after.addons });
  await replaceAddons(ctx.tx, bookingId, after.addons);
  await exchangePromotion(ctx, booking.promotionId, promotionOf(quote));
};

const promotionOf = ({ appliedPromotion }: Quote) => appliedPromotion?.id ?? null;

const exchangePromotion = async (ctx: Context, before: string | null, after: string | null) => {
  if (before === after) return;
  if (before) await returnPromotion(ctx, before);
  if (after) await redeemPromotion(ctx, after);
};

const save = async (ctx: Context, booking: Booking, plan: ChangePlan): Promise<Booking> => {
  const { after, quote, settlement, blockedUntil, policyPickUpAt } = plan;
  const changed = await saveBooking(ctx.tx, {
    id: booking.id,
    pickUpAt: after.period.from,
    dropOffAt: after.period.until,
    blockedUntil,
    policyPickUpAt,
    pickUpLocationId: after.pickUpLocationId,
    dropOffLocationId: after.dropOffLocationId,
    promotionId: promotionOf(quote),
    quote,
    total: quote.total,
    promised: plus(booking.promised, settlement.refund),
    retained: plus(booking.retained, settlement.retained),
  });
  const { id: bookingId, version } = changed;
  if (settlement.refund > nothing)
    await announceRefund(ctx, { bookingId, occasion: `change:${bookingId}:${version}`, amount: settlement.refund });
  if (quote.total === nothing && isHold(changed)) await receiveNothing(ctx, changed);
  const { refund, retained } = settlement;
  await ctx.announce({ task: 'mail-booking-changed', payload: { bookingId, version, refund, retained } });
  return present(await findBooking(ctx.tx, bookingId));
};
