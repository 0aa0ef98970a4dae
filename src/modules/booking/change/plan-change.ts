import type { Period } from '#kernel/period.ts';
import { refuseWrong } from '#kernel/problem.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import { checkUnits, lockAddons } from '#modules/extras/index.ts';
import {
  findAnyVehicle,
  isOnOffer,
  type OccupiedTime,
  occupiedAfterMove,
  placeProblems,
  type Seat,
  seatRental,
  type Vehicle,
  vehicleTaken,
} from '#modules/fleet/index.ts';
import { feesIn, type Quote, withClaimsOf } from '#modules/pricing/index.ts';
import { readSettings, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { type BookingChoices, priceChoices } from '../create/price-choices.ts';
import { agesOfBooking, refuseMovedDrivers } from '../drivers/judge-moved.ts';
import { addonsOfBooking, type Booking } from '../records/booking-store.ts';
import type { BookingPlaces } from '../records/find-places.ts';
import { promotionsUsedBy } from '../records/promotion-uses-store.ts';
import { changeRefundPercentOf } from '../records/refund-policy.ts';
import { addonProblems } from '../rules/addon-quantities.ts';
import { policyPickUpAfter } from '../rules/cancellation.ts';
import {
  type AgreedRental,
  differences,
  discountIn,
  isOnlyShorter,
  movedProblems,
  movesReturn,
  placesRefusing,
} from '../rules/change-limits.ts';
import { changeRefusalForCustomer, extensionRefusal } from '../rules/customer-permissions.ts';
import { stateOf } from '../rules/lifecycle.ts';
import { pointsIn } from '../rules/money/points.ts';
import type { RetainedPrice } from '../rules/money/retained-price.ts';
import { type Settlement, settle } from '../rules/money/settlement.ts';
import { bookingConflict, cannotChange, vehicleNotOffered } from '../rules/problems.ts';
import { hasOtherFees, placesOfAgreed } from './agreed-fees.ts';

export type ChangeRequest = Readonly<{
  bookingId: string;
  /** The requested choices, derived from what is agreed now. */
  choose: (now: AgreedRental, settings: Settings) => AgreedRental | Promise<AgreedRental>;
  /** Quotes the change without making it. */
  dryRun: boolean;
  /** The booking's version that the customer saw. */
  version: number | null;
  /** The new total the customer saw, in baht; null if it does not change. */
  totalAmount: number | null;
}>;

export type ChangePlan = Readonly<{
  /** The vehicle, and who makes room for it. */
  seat: Seat;
  after: AgreedRental;
  changes: ReturnType<typeof differences>;
  quote: Quote;
  settlement: Settlement;
  during: OccupiedTime;
  policyPickUpAt: Temporal.Instant | null;
  /** The price that staff keep for another vehicle. */
  kept?: RetainedPrice | null;
}>;

/**
 * Plans a change, or refuses it. Uses today's prices and the promotions of the day of booking, so that adding a child
 * seat does not cost anyone an early-bird discount. Reads only, except that it locks the add-ons for a caller that will
 * apply the plan.
 */
export const planChange = async (ctx: Context, booking: Booking, request: ChangeRequest): Promise<ChangePlan> => {
  const isOut = stateOf(booking) === 'picked-up';
  const refusal = isOut ? extensionRefusal(booking) : changeRefusalForCustomer(booking, ctx.now);
  if (refusal) throw refusal;
  refuseStale(request.version ?? undefined, booking, bookingConflict);
  const settings = await readSettings(ctx.tx);
  const before = await agreedRentalOf(ctx, booking);
  const after = await request.choose(before, settings);
  const isShorter = isOut && isOnlyShorter(before, after);
  const isLeftToDesk = isShorter && settings.booking.earlyReturnPercent === 0;
  if (isLeftToDesk || (isOut && !movesReturn(before, after, ctx.now))) throw cannotChange('picked-up');
  const changes = differences(before, after);
  const during = occupiedAfterMove(booking, after.period);
  const vehicle = returnedRow(await findAnyVehicle(ctx.tx, booking.vehicleId));
  let seat: Seat = { vehicleId: vehicle.id, moves: [] };

  if (!request.dryRun) await lockAddons(ctx.tx, idsOf(before, after));
  if (changes.period) {
    // Of a vehicle that is out the pick-up is over, as it was agreed.
    const asOf = isOut ? before.period.from : ctx.now;
    refuseWrongPeriod(asOf, { before: before.period, after: after.period }, settings);
    await refuseMovedDrivers(ctx, booking, { period: after.period, settings, categoryId: vehicle.categoryId, isOut });
    if (!isShorter) seat = await seatOf(ctx, { booking, vehicle, during });
  }
  const places = await placesOfAgreed(ctx.tx, after);
  const rental = { period: after.period, ...places };
  refuseWrong(placesRefusing(before, after, await placeProblems(ctx.tx, rental, settings)));
  if (changes.addons) refuseWrong(addonProblems(after.addons));
  if (changes.period || changes.addons)
    await checkUnits(ctx.tx, { bookingId: booking.id, during: after.period, now: ctx.now, requested: after.addons });
  const priced = await pricedVehicle(ctx, booking, vehicle);
  const isPriced =
    changes.period ||
    changes.addons ||
    (changes.places && (await hasOtherFees(ctx.tx, booking, { vehicle: priced, rental, settings })));
  const quote = isPriced
    ? await requote(ctx, { booking, vehicle: priced, before, after, places, settings })
    : booking.quote;
  const percent = changeRefundPercentOf(booking, settings, ctx.now);
  const policyPickUpAt = changes.period
    ? policyPickUpAfter(booking, after.period.from, percent)
    : booking.policyPickUpAt;
  const settlement = settle(booking, quote, percent);
  return { seat, after, changes, quote: isOut ? inFull(quote) : quote, settlement, during, policyPickUpAt };
};

/** Of a vehicle that is out all is due: no deposit keeps it longer. */
const inFull = (quote: Quote): Quote => ({ ...quote, depositAmount: null });

export const agreedRentalOf = async ({ tx }: Context, booking: Booking): Promise<AgreedRental> => ({
  period: { from: booking.pickUpAt, until: booking.dropOffAt },
  pickUpLocationId: booking.pickUpLocationId,
  dropOffLocationId: booking.dropOffLocationId,
  addons: (await addonsOfBooking(tx, booking.id)).map(({ addonId, quantity }) => ({ addonId, quantity })),
  insurance: insuranceIn(booking),
  discount: discountIn(booking),
});

const insuranceIn = ({ insurancePackageId: packageId, insurancePayAt: payAt }: Booking) =>
  packageId ? { packageId, ...(payAt && { payAt }) } : null;

export const idsOf = (...agreed: AgreedRental[]) =>
  agreed.flatMap(({ addons }) => addons.map(({ addonId }) => addonId));

const fields = { pickUp: 'pickupDate', dropOff: 'returnDate' };

const refuseWrongPeriod = (
  now: Temporal.Instant,
  periods: { before: Period; after: Period },
  { booking: limits }: Settings,
) => refuseWrong(movedProblems(now, periods, limits, fields));

/** The booking keeps its vehicle; tentative ones make room for it. */
const seatOf = async (
  { tx, now }: Context,
  { booking, vehicle, during }: { booking: Booking; vehicle: Vehicle; during: OccupiedTime },
): Promise<Seat> => {
  if (!isOnOffer(vehicle)) throw vehicleNotOffered();
  const seat = await seatRental(tx, { vehicle, during, now, butBooking: booking.id, isExact: true });
  if (!seat) throw vehicleTaken();
  return seat;
};

/** The vehicle whose price a booking has: of a class the one that was chosen, whichever it is given. */
export const pricedVehicle = async ({ tx }: Context, { chosenVehicleId }: Booking, given: Vehicle): Promise<Vehicle> =>
  chosenVehicleId === null || chosenVehicleId === given.id
    ? given
    : returnedRow(await findAnyVehicle(tx, chosenVehicleId));

type Repriced = {
  booking: Booking;
  vehicle: Vehicle;
  before: AgreedRental;
  after: AgreedRental;
  places: BookingPlaces;
  settings: Settings;
  /** Staff give it another vehicle. */
  isOtherVehicle?: boolean;
  /** The price that staff keep for another vehicle. */
  kept?: RetainedPrice | null;
};

/**
 * Quotes a booking with other dates, places, extras, discount or vehicle: today's prices, promotions of its booking day.
 * Its fees stay as agreed while dates, places and vehicle do.
 */
export const requote = async (ctx: Context, repriced: Repriced): Promise<Quote> => {
  const { tx } = ctx;
  const { booking, vehicle, before, after, places, settings, kept = null } = repriced;
  const choices: BookingChoices = {
    period: after.period,
    ages: await agesOfBooking(tx, booking, after.period),
    places,
    addons: after.addons,
    insurance: after.insurance,
    promoCode: kept?.isAfterOffer ? null : (booking.quote.promo?.code ?? null),
    points: pointsIn(booking.quote),
    agreed: kept ?? agreedPriceOf(booking),
    discount: after.discount,
    plan: booking.paymentPlan,
    // Staff who give another vehicle give back the fee.
    isExact: booking.exactVehicle && vehicle.id === booking.vehicleId,
  };
  const had = vehicle.id === booking.vehicleId ? vehicle : returnedRow(await findAnyVehicle(tx, booking.vehicleId));
  const own = {
    promotionId: booking.promotionId,
    addons: before.addons,
    categoryId: had.categoryId,
    packageId: before.insurance?.packageId ?? null,
    isExact: booking.exactVehicle,
  };
  const used = await promotionsUsedBy(ctx, booking, booking.id);
  // What it was sold with stays, also where the condition came later.
  const usedBefore = new Set([...used].filter((id) => id !== booking.promotionId));
  const { period, places: isElsewhere } = differences(before, after);
  const isMoved = period || isElsewhere || repriced.isOtherVehicle;
  const keptFees = isMoved ? null : feesIn(booking.quote);
  const priced = { vehicle, choices, settings, own, usedBefore, keptFees };
  const quote = await priceChoices({ tx, now: booking.createdAt }, priced);
  const isEarlyReturn = stateOf(booking) === 'picked-up' && isOnlyShorter(before, after);
  // Days that are not used make nothing dearer, though a shorter rental may have a higher daily rate.
  if (isEarlyReturn && quote.total > booking.quote.total) return booking.quote;
  return withClaimsOf(booking.quote, quote);
};

const agreedPriceOf = ({ agreedPrice: amount, agreedPriceDays: days }: Booking) =>
  amount !== null && days !== null ? { amount, days } : null;
