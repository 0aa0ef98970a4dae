import { equalsBaht, zeroSatang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { type FieldProblems, refuseWrong } from '#kernel/problem.ts';
import { customerOfBooking, knownCustomer, lockEmail } from '#modules/customers/index.ts';
import { reserveAddons } from '#modules/extras/index.ts';
import { findVehicle, occupiedBy, occupyVehicle, placeProblems } from '#modules/fleet/index.ts';
import { type Quote, toQuoteShape } from '#modules/pricing/index.ts';
import { fullRefundHours, readSettings, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import type { Arrival } from '../change/note-arrival.ts';
import { moveBookings, takenBy } from '../classes/move-bookings.ts';
import { promisedVehicle } from '../classes/promised-vehicle.ts';
import { agesOf, refuseDrivers } from '../drivers/judge-drivers.ts';
import { admitUnpaid, type CountedAs, provenBooker } from '../holds/admit-unpaid.ts';
import { endBlockingHolds } from '../holds/end-blocking-holds.ts';
import { lockHoldEnds } from '../holds/holds-store.ts';
import { ownHold } from '../holds/own-hold.ts';
import { receiveZeroPayment } from '../paying/receive-payment.ts';
import { lockAndCheckPoints } from '../points/account-points.ts';
import { grantAccess } from '../records/booking-access.ts';
import type { LoadedDetails } from '../records/booking-details.ts';
import { type Booking, findBooking } from '../records/booking-store.ts';
import { type BookingDriver, insertDrivers } from '../records/driver-store.ts';
import { codeProblems } from '../records/email-code.ts';
import { type BookingPlaces, findPlaces } from '../records/find-places.ts';
import type { PaymentMade } from '../records/payments-port.ts';
import { promotionsUsedBy } from '../records/promotion-uses-store.ts';
import { recordChangeByStaff } from '../records/record-by-staff.ts';
import { redeemFor } from '../records/redeem-for.ts';
import { withQuantities } from '../rules/addon-quantities.ts';
import { HOLDS_AT_ONCE } from '../rules/hold.ts';
import { limitProblems, periodProblems } from '../rules/limits.ts';
import { insurancePaymentPlace } from '../rules/money/insurance-paid-at.ts';
import { namedDrivers, type TypedDriver } from '../rules/named-drivers.ts';
import { priceChanged, refuseIdleCode, refuseIdlePlan, tooManyHolds } from '../rules/problems.ts';
import { insertWithReference } from './insert-with-reference.ts';
import { lockFreeVehicle, refuseUnavailable } from './lock-free-vehicle.ts';
import { type BookingChoices, priceChoices } from './price-choices.ts';

type BookingRequest = Readonly<{
  vehicleId: string;
  customer: { firstName: string; lastName: string; email: string; phone: string; licenseNumber: string };
  /** The code mailed to the customer, as typed; empty without one. */
  emailCode: string;
  pickUpLocation: string;
  dropOffLocation: string;
  choices: Omit<BookingChoices, 'places'>;
  arrival: Arrival;
  /** As typed; empty where nobody is asked. */
  drivers: readonly TypedDriver[];
  /** The total the customer saw, in baht. */
  totalAmount: number;
  language: 'en' | 'th';
  /** Consent to terms and privacy. */
  acceptsTerms: boolean;
}>;

type Created = Readonly<{
  booking: Booking;
  accessToken: string;
  /** Read while creating it, so that the reply need not read it again. */
  loaded: LoadedDetails & {
    addons: BookingChoices['addons'];
    payments: readonly PaymentMade[];
    drivers: readonly BookingDriver[];
  };
}>;

/** A customer who pays within this time gets no mail asking for payment. Holds last at least five minutes. */
const RECEIVED_MAIL_DELAY = { minutes: 3 };

const fields = { pickUp: 'pickupDate', dropOff: 'returnDate' };

/**
 * Creates a pending booking that holds a vehicle until it is paid or the hold expires; a booking with a total of zero
 * counts as paid at once. Replaces the caller's own unpaid booking, identified by the token in the request. Refusals:
 * 404 `vehicle.not-found`; 422 limits, places that do not take the rental, unknown choices, too many points, a promo code that does not count, a deposit
 * while deposits are off; 409 `booking.vehicle-taken`,
 * `booking.vehicle-not-offered`, `booking.price-changed`, `booking.addon-sold-out`, `booking.changed-meanwhile`,
 * `payment.in-progress`, `pricing.promotion-used-up`, `pricing.promotion-used-before`; 429 `booking.too-many-holds`; a
 * wrong code of the e-mail, 422 at `emailCode`; drivers who may not drive; and those of `admitUnpaid`.
 */
export const createBooking = async (
  ctx: Context,
  request: BookingRequest,
  { capHolds, sealer }: { capHolds: boolean; sealer: Sealer },
): Promise<Created> => {
  refuseWrongCode(ctx, request, sealer);
  const settings = await readSettings(ctx.tx);
  refuseWrong(rentalProblems(ctx.now, request.choices.period, settings));
  await refuseDrivers(ctx, { ...request, period: request.choices.period, settings });
  const places = await findPlaces(ctx.tx, request, settings);
  refuseWrong(await placeProblems(ctx.tx, { period: request.choices.period, ...places }, settings));
  const replaced = await ownHold(ctx);
  await lockAndCheckPoints(ctx, { points: request.choices.points ?? 0, settings, replaced: replaced?.id });
  const { email } = request.customer;
  const proven = await provenBooker(ctx, { email, emailCode: request.emailCode });
  if (capHolds) await refuseTooManyHolds(ctx, { email, proven }, replaced);
  const during = occupiedBy(request.choices.period, settings);
  await refuseUnavailable(ctx, request, { during, replaced });
  await lockEmail(ctx.tx, email);

  const { vehicle, seat } = await lockFreeVehicle(ctx, request, { during, replaced });
  const booker = { ...request.customer, customerId: await knownCustomer(ctx, email), isProven: proven !== null };
  const quote = await priceChoices(ctx, {
    vehicle,
    choices: { ...request.choices, places, ages: agesOf(request.drivers, request.choices.period) },
    settings,
    own: ownPromotionUse(replaced),
    usedBefore: await promotionsUsedBy(ctx, booker, replaced?.id),
  });
  refuseOtherPrice(quote, request);
  refuseIdleCode(quote);
  refuseIdlePlan(request.choices.plan, quote);
  const promotionId = quote.appliedPromotion?.id;
  await endBlockingHolds(ctx, { ...takenBy(seat), replaced, promotionIds: [promotionId] });
  await moveBookings(ctx, seat.moves);
  if (promotionId) await redeemFor(ctx, promotionId, booker);

  const { period, isExact = false } = request.choices;
  const counted = capHolds ? await admitUnpaid(ctx, { provenEmail: proven, period, replaced }) : null;
  const holdUntil = ctx.now.add({ minutes: settings.payment.paymentTimeout });
  const promised = promisedVehicle({ vehicle, seat, pickUpAt: period.from, isExact }, { now: ctx.now, settings });
  const booking = await insertQuoted(ctx, {
    request,
    ...promised.booking,
    quote,
    places,
    counted,
    holdUntil,
    blockedUntil: during.until,
    fullRefundHours: fullRefundHours(settings.booking.cancellationPolicy),
  });
  const held = { bookingId: booking.id, heldUntil: holdUntil };
  await occupyVehicle(ctx.tx, { ...held, ...promised.occupancy, during });
  await reserveAddons(ctx.tx, {
    ...held,
    during: request.choices.period,
    now: ctx.now,
    requested: request.choices.addons,
  });
  const drivers = settings.booking.checksDrivers
    ? await insertDrivers(ctx.tx, booking.id, namedDrivers(request.drivers, request.customer))
    : [];
  const stored = quote.total === zeroSatang ? await settleFreeBooking(ctx, booking) : booking;
  const runAt = ctx.now.add(RECEIVED_MAIL_DELAY);
  await ctx.enqueue({ task: 'mail-booking-received', payload: { bookingId: booking.id }, runAt });
  await recordChangeByStaff(ctx, { action: 'booking.created', before: null, after: stored });
  const accessToken = await grantAccess(ctx, booking.id, request.emailCode ? booking.email : null);
  const given = seat.vehicleId === vehicle.id ? vehicle : returnedRow(await findVehicle(ctx.tx, seat.vehicleId));
  const addons = withQuantities([], request.choices.addons);
  return { booking: stored, accessToken, loaded: { settings, vehicle: given, places, addons, payments: [], drivers } };
};

const settleFreeBooking = async (ctx: Context, booking: Booking): Promise<Booking> => {
  await receiveZeroPayment(ctx, booking);
  return returnedRow(await findBooking(ctx.tx, booking.id));
};

// The replaced booking's use of a promotion does not count; its add-ons must still be on offer.
const ownPromotionUse = (replaced: Booking | null) =>
  replaced ? { promotionId: replaced.promotionId, addons: [] } : undefined;

/** What is wrong with the period of a public booking. */
export const rentalProblems = (now: Temporal.Instant, period: Period, { booking }: Settings): FieldProblems => ({
  ...limitProblems(now, period, booking, fields),
  ...periodProblems(period, fields),
});

const refuseTooManyHolds = async (
  ctx: Context,
  { email, proven }: { email: string; proven: string | null },
  replaced: Booking | null,
) => {
  const { tx, now, actor } = ctx;
  const customerId = actor.user && (await knownCustomer(ctx, email));
  const holder = { client: actor.client, customerId, email, proven };
  const holds = await lockHoldEnds(tx, { ...holder, now, but: replaced?.id });
  const [soonest] = holds;
  if (holds.length < HOLDS_AT_ONCE || !soonest) return;
  const retryAfterSeconds = Math.ceil((soonest.epochMilliseconds - now.epochMilliseconds) / 1000);
  throw tooManyHolds({ most: HOLDS_AT_ONCE, retryAfterSeconds });
};

const refuseWrongCode = ({ now }: Context, { customer: { email }, emailCode }: BookingRequest, sealer: Sealer) => {
  refuseWrong(codeProblems(sealer, { email, now }, emailCode));
};

const refuseOtherPrice = (quote: Quote, { totalAmount, choices: { period } }: BookingRequest) => {
  if (!equalsBaht(quote.total, totalAmount)) throw priceChanged(toQuoteShape(quote, period));
};

type NewRental = {
  request: BookingRequest;
  quote: Quote;
  places: BookingPlaces;
  counted: CountedAs | null;
  holdUntil: Temporal.Instant;
  blockedUntil: Temporal.Instant;
  fullRefundHours: number;
  vehicleId: string;
  chosenVehicleId: string | null;
  exactVehicle: boolean;
};

const insertQuoted = async (ctx: Context, rental: NewRental): Promise<Booking> => {
  const { tx, now, actor } = ctx;
  const { request, quote, places, counted, ...sold } = rental;
  const { customer, choices, arrival, language } = request;
  const customerId = await customerOfBooking(ctx, customer);
  const values = {
    ...customer,
    ...arrival,
    ...sold,
    ...counted,
    status: 'pending' as const,
    customerId,
    language,
    pickUpLocationId: places.pickUp.id,
    dropOffLocationId: places.dropOff.id,
    pickUpAt: choices.period.from,
    dropOffAt: choices.period.until,
    paymentPlan: choices.plan,
    insurancePackageId: choices.insurance?.packageId ?? null,
    insurancePayAt: insurancePaymentPlace(quote),
    promotionId: quote.appliedPromotion?.id ?? null,
    quote,
    total: quote.total,
    client: actor.client,
    termsAcceptedAt: request.acceptsTerms ? now : null,
    createdAt: now,
  };
  return insertWithReference(tx, values, choices.addons);
};
