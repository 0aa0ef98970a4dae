import { equalsBaht } from '#kernel/money.ts';
import { lockAddons, reserveAddons } from '#modules/extras/index.ts';
import {
  lockVehicles,
  occupiedBy,
  occupyVehicle,
  type Seat,
  seatRental,
  type Vehicle,
  vehiclesOfClass,
  vehicleTaken,
} from '#modules/fleet/index.ts';
import { type Quote, toQuoteShape } from '#modules/pricing/index.ts';
import { fullRefundHours, readSettings, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import type { Arrival } from '../../change/note-arrival.ts';
import { moveBookings, takenBy } from '../../classes/move-bookings.ts';
import { insertWithReference } from '../../create/insert-with-reference.ts';
import { endBlockingHolds } from '../../holds/end-blocking-holds.ts';
import { type Booking, findBooking } from '../../records/booking-store.ts';
import { type BookingPlaces, findPlaces } from '../../records/find-places.ts';
import type { OfficeMoney } from '../../records/payments-port.ts';
import { recordChangeByStaff, recordDiscount, recordPriceAgreed } from '../../records/record-by-staff.ts';
import { redeemFor } from '../../records/redeem-for.ts';
import { owedInAll } from '../../rules/money/due-at-pick-up.ts';
import { insurancePaymentPlace } from '../../rules/money/insurance-paid-at.ts';
import { type StaffPaymentChoice, staffPayment } from '../../rules/money/staff-payment.ts';
import { type FilledForm, filledForm, type ManualForm } from '../../rules/office/manual-form.ts';
import { noSuchVehicle, priceChanged, refuseIdleCode, statusWorkedOut } from '../../rules/problems.ts';
import { customerOfManual, type NamedCustomer, resolvePerson } from './manual-customer.ts';
import { agreedPrice, type ManualChoices, priceManual } from './plan-manual.ts';

export type ManualRequest = Readonly<{
  customer: NamedCustomer;
  form: Pick<ManualForm, 'vehicleId' | 'from' | 'until' | 'pickUpLocationId' | 'dropOffLocationId'>;
  choices: Omit<ManualChoices, 'vehicleId' | 'period'>;
  /** The total in baht that the clerk saw. */
  totalAmount: number;
  arrival: Arrival;
  notes: string;
  language: 'en' | 'th';
  payment: StaffPaymentChoice & { reference: string | null };
}>;

/**
 * Creates a booking by staff for a customer, confirmed at once. Missing fields are refused in the order of
 * docs/rules/manual-booking.md. The limits of the public do not apply; a taken vehicle is refused. Records the
 * payment that staff took.
 */
export const createManual = async (ctx: Context, request: ManualRequest, money: OfficeMoney): Promise<Booking> => {
  const { licenseNumber, ...person } = await resolvePerson(ctx, request.customer);
  const form = filledForm({ ...request.form, ...person });
  const settings = await readSettings(ctx.tx);
  const places = await findPlaces(ctx.tx, placesOf(form), settings);
  const choices = { ...request.choices, vehicleId: form.vehicleId, period: { from: form.from, until: form.until } };
  const customerId = await customerOfManual(ctx, request.customer.id, { ...person, licenseNumber });
  const { vehicle, seat } = await lockFreeVehicle(ctx, choices, settings);
  const customer = { ...person, licenseNumber, customerId };
  const quote = await priceManual(ctx, { vehicle, choices, places, settings, booker: customer });
  if (!equalsBaht(quote.total, request.totalAmount)) throw priceChanged(toQuoteShape(quote, choices.period));
  refuseIdleCode(quote);
  const booking = await write(ctx, { request, choices, seat, quote, places, settings, customer });
  await tell(ctx, booking, request);
  const isPaid = await recordMoney(ctx, booking, request, money);
  await confirm(ctx, booking, isPaid);
  return returnedRow(await findBooking(ctx.tx, booking.id));
};

const placesOf = ({ pickUpLocationId, dropOffLocationId }: FilledForm) => ({
  pickUpLocation: pickUpLocationId,
  dropOffLocation: dropOffLocationId,
});

// Under these locks this check decides; the database constraint is the backstop.
const lockFreeVehicle = async (
  { tx, now }: Context,
  choices: ManualChoices,
  settings: Settings,
): Promise<{ vehicle: Vehicle; seat: Seat }> => {
  const locked = await lockVehicles(tx, await vehiclesOfClass(tx, choices.vehicleId));
  const vehicle = locked.get(choices.vehicleId);
  if (!vehicle) throw noSuchVehicle();
  await lockAddons(
    tx,
    choices.addons.map(({ addonId }) => addonId),
  );
  const during = occupiedBy(choices.period, settings);
  const seat = await seatRental(tx, { vehicle, during, now, isExact: true });
  if (!seat) throw vehicleTaken();
  return { vehicle, seat };
};

type Written = Readonly<{
  request: ManualRequest;
  choices: ManualChoices;
  seat: Seat;
  quote: Quote;
  places: BookingPlaces;
  settings: Settings;
  customer: Pick<Booking, 'customerId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'licenseNumber'>;
}>;

const write = async (ctx: Context, agreed: Written): Promise<Booking> => {
  const { tx, now } = ctx;
  const { request, choices, seat, quote, places, settings, customer } = agreed;
  const { vehicleId, period, addons } = choices;
  const promotionId = quote.appliedPromotion?.id ?? null;
  await endBlockingHolds(ctx, { ...takenBy(seat), replaced: null, promotionIds: [promotionId] });
  await moveBookings(ctx, seat.moves);
  if (promotionId) await redeemFor(ctx, promotionId, customer);
  const during = occupiedBy(choices.period, settings);
  const price = agreedPrice(choices);
  const values = {
    ...customer,
    ...request.arrival,
    vehicleId,
    promotionId,
    quote,
    language: request.language,
    notes: request.notes,
    status: 'confirmed' as const,
    bookingType: 'manual' as const,
    paymentPlan: 'full' as const,
    pickUpAt: period.from,
    dropOffAt: period.until,
    blockedUntil: during.until,
    fullRefundHours: fullRefundHours(settings.booking.cancellationPolicy),
    holdUntil: null,
    pickUpLocationId: places.pickUp.id,
    dropOffLocationId: places.dropOff.id,
    agreedPrice: price?.amount ?? null,
    agreedPriceDays: price?.days ?? null,
    discountAmount: choices.discount?.amount ?? null,
    discountReason: choices.discount?.reason ?? null,
    insurancePackageId: choices.insurance?.packageId ?? null,
    insurancePayAt: insurancePaymentPlace(quote),
    paysBy: paysBy(request.payment.methodType),
    total: quote.total,
    client: null,
    termsAcceptedAt: null,
    createdAt: now,
  };
  const booking = await insertWithReference(tx, values, addons);
  const held = { bookingId: booking.id, heldUntil: null };
  await occupyVehicle(tx, { ...held, vehicleId, during });
  await reserveAddons(tx, { ...held, during: period, now, requested: addons });
  return booking;
};

const paysBy = (methodType: string | null): Booking['paysBy'] =>
  methodType === 'cash' || methodType === 'bank_transfer' ? methodType : null;

const tell = async (ctx: Context, booking: Booking, { choices: { vehiclePrice, discount } }: ManualRequest) => {
  await recordChangeByStaff(ctx, { action: 'booking.created', before: null, after: booking });
  if (vehiclePrice) await recordPriceAgreed(ctx, booking, vehiclePrice);
  await recordDiscount(ctx, booking, { before: null, after: discount });
};

const recordMoney = async (
  ctx: Context,
  booking: Booking,
  { payment }: ManualRequest,
  money: OfficeMoney,
): Promise<boolean> => {
  const recorded = staffPayment(payment, { status: 'pending', owed: owedInAll(booking) });
  if (!recorded) return false;
  if (recorded.kind === 'refund') throw statusWorkedOut();
  const { amount, methodType } = recorded;
  const { reference } = payment;
  await money.takePayment(ctx, { bookingId: booking.id, amount, methodType, reference, isNotifiedWithBooking: true });
  return true;
};

// Sends one mail, including the payment if there is one.
const confirm = (ctx: Context, { id: bookingId }: Booking, isPaid: boolean) =>
  ctx.enqueue(
    isPaid
      ? { task: 'mail-booking-paid', payload: { bookingId } }
      : { task: 'mail-booking-confirmed', payload: { bookingId, version: 1 } },
  );
