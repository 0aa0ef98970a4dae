import { equalsBaht, plus, zeroSatang } from '#kernel/money.ts';
import { readChosenCover, releaseAddons, reserveAddons } from '#modules/extras/index.ts';
import { equalToOf, occupyVehicle, releaseVehicle } from '#modules/fleet/index.ts';
import { type Quote, returnPromotion, toQuoteShape } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { moveBookings, takenBy } from '../classes/move-bookings.ts';
import { readmitUnpaid } from '../holds/admit-unpaid.ts';
import { dropWaitingChange } from '../holds/drop-waiting-change.ts';
import { endBlockingHolds } from '../holds/end-blocking-holds.ts';
import { receiveZeroPayment } from '../paying/receive-payment.ts';
import { type Booking, findBooking, replaceAddons, saveBooking } from '../records/booking-store.ts';
import { findChange } from '../records/change-store.ts';
import { redeemFor } from '../records/redeem-for.ts';
import { endsAt, isHold } from '../rules/hold.ts';
import { insurancePaymentPlace } from '../rules/money/insurance-paid-at.ts';
import { priceChanged } from '../rules/problems.ts';
import { enqueueRefund } from './enqueue-refund.ts';
import type { ChangePlan } from './plan-change.ts';

/** 409 `booking.price-changed` unless the new total equals the total the customer saw, in baht. */
export const refuseOtherPrice = ({ quote, after }: ChangePlan, seen: number): void => {
  if (!equalsBaht(quote.total, seen)) throw priceChanged(toQuoteShape(quote, after.period));
};

/**
 * Applies a planned change to a booking in one transaction: what it occupies, its price, and any refund. A change that
 * waits for its payment gives way. The caller has locked the old and the new vehicle, and the add-ons.
 */
export const applyChange = async (ctx: Context, booking: Booking, plan: ChangePlan): Promise<Booking> => {
  await endBlockingHolds(ctx, {
    ...takenBy(plan.seat),
    replaced: null,
    changed: booking.id,
    promotionIds: [
      booking.promotionId,
      plan.quote.appliedPromotion?.id,
      (await findChange(ctx.tx, booking.id))?.promotionId,
    ],
  });
  await dropWaitingChange(ctx, booking.id);
  const { period, addons } = plan.changes;
  if (period || addons || plan.seat.vehicleId !== booking.vehicleId) await moveReservations(ctx, booking, plan);
  await exchangePromotion(ctx, booking, promotionOf(plan.quote));
  if (period) await readmitUnpaid(ctx, booking, plan.after.period);
  return save(ctx, booking, plan);
};

const moveReservations = async (ctx: Context, booking: Booking, plan: ChangePlan) => {
  const { after, during, seat } = plan;
  const { vehicleId } = seat;
  const { id: bookingId } = booking;
  const heldUntil = endsAt(booking);
  // Whoever is given a vehicle by staff keeps it.
  const equalTo = vehicleId === booking.vehicleId ? await equalToOf(ctx.tx, bookingId) : null;
  await releaseVehicle(ctx.tx, bookingId);
  await moveBookings(ctx, seat.moves);
  await occupyVehicle(ctx.tx, { vehicleId, bookingId, during, heldUntil, equalTo });
  await releaseAddons(ctx.tx, bookingId);
  await reserveAddons(ctx.tx, { bookingId, during: after.period, heldUntil, now: ctx.now, requested: after.addons });
  await replaceAddons(ctx.tx, bookingId, after.addons);
};

const promotionOf = ({ appliedPromotion }: Quote) => appliedPromotion?.id ?? null;

const exchangePromotion = async (ctx: Context, booking: Booking, after: string | null) => {
  const { promotionId: before } = booking;
  if (before === after) return;
  if (before) await returnPromotion(ctx, before);
  if (after) await redeemFor(ctx, after, booking, booking.id);
};

/** The cover of a plan as it is sold now. */
const coverSold = async ({ tx }: Context, { after: { insurance }, quote }: ChangePlan) => ({
  insurancePackageId: insurance?.packageId ?? null,
  insurancePayAt: insurancePaymentPlace(quote),
  soldCover: (insurance && (await readChosenCover(tx, insurance.packageId, 'sold'))) || null,
});

const save = async (ctx: Context, booking: Booking, plan: ChangePlan): Promise<Booking> => {
  const { after, quote, settlement, during, policyPickUpAt } = plan;
  const changed = await saveBooking(ctx.tx, {
    id: booking.id,
    vehicleId: plan.seat.vehicleId,
    // What staff give by hand is what is promised from then on.
    ...(plan.seat.vehicleId !== booking.vehicleId && { chosenVehicleId: null, exactVehicle: false }),
    pickUpAt: after.period.from,
    dropOffAt: after.period.until,
    blockedUntil: during.until,
    policyPickUpAt,
    pickUpLocationId: after.pickUpLocationId,
    dropOffLocationId: after.dropOffLocationId,
    promotionId: promotionOf(quote),
    ...(plan.changes.insurance && (await coverSold(ctx, plan))),
    discountAmount: after.discount?.amount ?? null,
    discountReason: after.discount?.reason ?? null,
    ...(plan.kept && { agreedPrice: plan.kept.amount, agreedPriceDays: plan.kept.days }),
    quote,
    total: quote.total,
    promised: plus(booking.promised, settlement.refund),
    retained: plus(booking.retained, settlement.retained),
  });
  const { id: bookingId, version } = changed;
  if (settlement.refund > zeroSatang)
    await enqueueRefund(ctx, { bookingId, occasion: `change:${bookingId}:${version}`, amount: settlement.refund });
  if (quote.total === zeroSatang && isHold(changed)) await receiveZeroPayment(ctx, changed);
  const { refund, retained } = settlement;
  await ctx.enqueue({ task: 'mail-booking-changed', payload: { bookingId, version, refund, retained } });
  return returnedRow(await findBooking(ctx.tx, bookingId));
};
