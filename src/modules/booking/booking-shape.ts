import type { BookingShape, CancellationShape } from '#contract/booking.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { minus, toBaht } from '#kernel/money.ts';
import { findAnyLocation, findAnyVehicle, isOutsideOpeningHours, nameOf } from '#modules/fleet/index.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import { fullRefundHours, readSettings } from '#modules/settings/index.ts';
import { present, type Tx } from '#platform/database.ts';
import { addonsOfBooking, type Booking } from './booking-store.ts';
import type { Cancellation } from './change/quote-cancellation.ts';
import { policyPickUp, refundLimits, refundUnderWay } from './rules/cancellation.ts';
import { dueAtPickUp } from './rules/due-at-pick-up.ts';
import { mayOf } from './rules/may.ts';
import { paymentStatus } from './rules/payment-status.ts';

/** A booking as its customer sees it. */
export const toBookingShape = async (tx: Tx, booking: Booking, now: Temporal.Instant): Promise<BookingShape> => {
  const settings = await readSettings(tx);
  const vehicle = present(await findAnyVehicle(tx, booking.vehicleId));
  const pickUp = present(await findAnyLocation(tx, booking.pickUpLocationId));
  const dropOff = present(await findAnyLocation(tx, booking.dropOffLocationId));
  const limits = refundLimits(policyPickUp(booking), fullRefundHours(settings.booking.cancellationPolicy));
  const addons = await addonsOfBooking(tx, booking.id);
  const { firstName, lastName, email, phone, licenseNumber } = booking;
  return {
    bookingId: booking.id,
    bookingNumber: booking.reference,
    status: booking.status,
    paymentStatus: paymentStatusOf(booking, now),
    vehicleId: booking.vehicleId,
    vehicleName: nameOf(vehicle),
    vehicleImage: vehicle.images[0] ?? null,
    customerInfo: { firstName, lastName, email, phone, licenseNumber },
    pickupLocation: pickUp.name,
    pickupLocationInThai: pickUp.nameInThai,
    dropoffLocation: dropOff.name,
    dropoffLocationInThai: dropOff.nameInThai,
    pickupDate: toBangkokText(booking.pickUpAt),
    returnDate: toBangkokText(booking.dropOffAt),
    outsideOpeningHours: {
      pickUp: isOutsideOpeningHours(pickUp, booking.pickUpAt, settings),
      dropOff: isOutsideOpeningHours(dropOff, booking.dropOffAt, settings),
    },
    totalAmount: toBaht(booking.total),
    paidAmount: toBaht(minus(booking.paid, booking.refunded)),
    dueAtPickUp: toBaht(dueAtPickUp(booking)),
    paymentPlan: booking.paymentPlan,
    quote: toQuoteShape(booking.quote, { from: booking.pickUpAt, until: booking.dropOffAt }),
    selectedAddons: addons.map(({ addonId, quantity }) => ({ addonId, quantity })),
    selectedInsurance: insuranceOf(booking),
    promoCode: booking.quote.promo?.code ?? null,
    version: booking.version,
    may: mayOf(booking, now),
    isPickedUp: booking.pickedUpAt !== null,
    cancelledBecause: booking.cancelledBecause,
    refundedAmount: toBaht(booking.refunded),
    refundUnderWay: toBaht(refundUnderWay(booking)),
    holdUntil: booking.holdUntil && toBangkokText(booking.holdUntil),
    fullRefundUntil: toBangkokText(limits.fullRefundUntil),
    halfRefundUntil: toBangkokText(limits.halfRefundUntil),
    createdAt: toBangkokText(booking.createdAt),
  };
};

const insuranceOf = ({ insurancePackageId: packageId, insurancePayAt: payAt }: Booking) =>
  packageId && payAt ? { packageId, payAt } : null;

export const paymentStatusOf = (booking: Booking, now: Temporal.Instant) =>
  paymentStatus(now, { ...booking, isCancelled: booking.status === 'cancelled' });

export const toCancellationShape = (cancellation: Cancellation): CancellationShape => ({
  refundPercent: cancellation.percent,
  refundAmount: toBaht(cancellation.refund),
  paidAmount: toBaht(cancellation.kept),
  fullRefundUntil: toBangkokText(cancellation.fullRefundUntil),
  halfRefundUntil: toBangkokText(cancellation.halfRefundUntil),
});
