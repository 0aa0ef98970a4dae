import type { BookingShape, CancellationShape } from '#contract/booking.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { minus, toBaht } from '#kernel/money.ts';
import { nameOf } from '#modules/fleet/index.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import type { Tx } from '#platform/database.ts';
import { addonsOfBooking, type Booking } from './booking-store.ts';
import type { Cancellation } from './change/quote-cancellation.ts';
import { partsOfBooking } from './parts-of-booking.ts';
import { refundUnderWay } from './rules/cancellation.ts';
import { dueAtPickUp } from './rules/due-at-pick-up.ts';
import { mayOf } from './rules/may.ts';
import { paymentStatus } from './rules/payment-status.ts';

/** A booking as its customer sees it. */
export const toBookingShape = async (tx: Tx, booking: Booking, now: Temporal.Instant): Promise<BookingShape> => {
  const { vehicle, pickUp, dropOff, refundLimits } = await partsOfBooking(tx, booking);
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
    pickupLocation: pickUp.place.name,
    pickupLocationInThai: pickUp.place.nameInThai,
    dropoffLocation: dropOff.place.name,
    dropoffLocationInThai: dropOff.place.nameInThai,
    pickupDate: toBangkokText(booking.pickUpAt),
    returnDate: toBangkokText(booking.dropOffAt),
    outsideOpeningHours: { pickUp: pickUp.isOutsideOpeningHours, dropOff: dropOff.isOutsideOpeningHours },
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
    fullRefundUntil: toBangkokText(refundLimits.fullRefundUntil),
    halfRefundUntil: toBangkokText(refundLimits.halfRefundUntil),
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
