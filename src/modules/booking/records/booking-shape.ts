import type { BookingShape } from '#contract/booking.ts';
import { beyondDeposit, stillOwed } from '#kernel/balance.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { fromBaht, minus, toBaht } from '#kernel/money.ts';
import { makeAndModel } from '#modules/fleet/index.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import { readPaymentMethods, refundTimeIn, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Units } from '../rules/addon-quantities.ts';
import { customerPermissions } from '../rules/customer-permissions.ts';
import { dueAtPickUp, owedInAll, toPayInAll } from '../rules/money/due-at-pick-up.ts';
import { paymentStatus } from '../rules/money/payment-status.ts';
import { isBack, paymentSummary } from '../rules/money/payment-summary.ts';
import { paidBeyond } from '../rules/money/settlement.ts';
import { bookingDetails, type LoadedDetails, plateForCustomer } from './booking-details.ts';
import { addonsOfBooking, type Booking } from './booking-store.ts';
import { paymentMethodLabel } from './booking-texts.ts';
import { changeShapeOf } from './change-shape.ts';
import { driverShape } from './driver-shape.ts';
import { type BookingDriver, driversOf } from './driver-store.ts';
import type { PaymentMade, PaymentsOf } from './payments-port.ts';
import { transferOf } from './transfer-details.ts';

/** A booking as its customer sees it. */
export const toBookingShape = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
  paymentsOf: PaymentsOf,
  loaded?: LoadedDetails & {
    addons: readonly Units[];
    payments: readonly PaymentMade[];
    drivers: readonly BookingDriver[];
  },
): Promise<BookingShape> => {
  const details = await bookingDetails(tx, booking, loaded);
  const { settings, promised, pickUp, dropOff, refundDeadlines } = details;
  const addons = loaded?.addons ?? (await addonsOfBooking(tx, booking.id));
  const payments = loaded?.payments ?? (await paymentsOf(tx, booking.id));
  const { balance, towards, pendingRefund } = paymentSummary(booking, payments);
  // A booking made just now has none.
  const change = loaded ? null : await changeShapeOf({ tx, now }, booking);
  const payable = change && !change.isOver ? fromBaht(change.totalAmount) : booking.total;
  const { firstName, lastName, email, phone, licenseNumber } = booking;
  return {
    bookingId: booking.id,
    bookingNumber: booking.reference,
    status: booking.status,
    paymentStatus: paymentStatusOf(booking, now),
    vehicleId: promised.vehicle.id,
    vehicleName: makeAndModel(promised.vehicle),
    orSimilar: promised.orSimilar,
    licensePlate: plateForCustomer(details, booking, now),
    vehicleImage: promised.vehicle.images[0] ?? null,
    drivers: (loaded?.drivers ?? (await driversOf(tx, booking.id))).map(driverShape),
    customerInfo: { firstName, lastName, email, phone, licenseNumber },
    pickupLocation: pickUp.place.name,
    pickupLocationInThai: pickUp.place.nameInThai,
    dropoffLocation: dropOff.place.name,
    dropoffLocationInThai: dropOff.place.nameInThai,
    pickupDate: toBangkokText(booking.pickUpAt),
    returnDate: toBangkokText(booking.dropOffAt),
    outsideOpeningHours: { pickUp: pickUp.isOutsideOpeningHours, dropOff: dropOff.isOutsideOpeningHours },
    openingHours: { pickUp: pickUp.hours, dropOff: dropOff.hours },
    outside: { pickUp: pickUp.outside, dropOff: dropOff.outside },
    keyBox: { pickUp: pickUp.keyBox, dropOff: dropOff.keyBox },
    flightNumber: booking.flightNumber,
    arrivalNote: booking.arrivalNote,
    totalAmount: toBaht(booking.total),
    paidAmount: toBaht(minus(booking.paid, booking.refunded)),
    keptAmount: toBaht(balance),
    paidBeyondAmount: booking.status === 'cancelled' ? 0 : toBaht(paidBeyond(balance, booking.quote)),
    owedAmount: toBaht(beyondDeposit(stillOwed(booking.total, booking), booking)),
    fromDeposit: toBaht(minus(owedInAll(booking), toPayInAll(booking))),
    dueAtPickUp: toBaht(dueAtPickUp(booking)),
    paymentPlan: booking.paymentPlan,
    paysBy: booking.paysBy,
    transfer: transferOf(booking, settings),
    payments: await paymentShapes(tx, payments, settings),
    quote: toQuoteShape(booking.quote, { from: booking.pickUpAt, until: booking.dropOffAt }),
    selectedAddons: addons.map(({ addonId, quantity }) => ({ addonId, quantity })),
    selectedInsurance: insuranceOf(booking),
    promoCode: booking.quote.promo?.code ?? null,
    version: booking.version,
    may: customerPermissions({ ...booking, total: payable }, now),
    isPickedUp: booking.pickedUpAt !== null,
    cancelledBecause: booking.cancelledBecause,
    refundedAmount: toBaht(booking.refunded),
    pendingRefund: toBaht(pendingRefund),
    paidTowards: {
      received: toBaht(towards.received),
      refunded: toBaht(towards.refunded),
      pendingRefund: toBaht(towards.pendingRefund),
    },
    holdUntil: booking.holdUntil && toBangkokText(booking.holdUntil),
    keptUntil: booking.keptUntil && toBangkokText(booking.keptUntil),
    fullRefundUntil: toBangkokText(refundDeadlines.fullRefundUntil),
    halfRefundUntil: toBangkokText(refundDeadlines.halfRefundUntil),
    refundTime: { en: refundTimeIn(settings, 'en'), th: refundTimeIn(settings, 'th') },
    change,
    createdAt: toBangkokText(booking.createdAt),
  };
};

const paymentShapes = async (
  tx: Tx,
  payments: readonly PaymentMade[],
  settings: Settings,
): Promise<BookingShape['payments']> => {
  const methods = payments.length > 0 ? await readPaymentMethods(tx, settings) : [];
  return payments.map((payment) => ({
    way: { en: paymentMethodLabel(payment, methods, 'en'), th: paymentMethodLabel(payment, methods, 'th') },
    amount: toBaht(payment.amount),
    fee: toBaht(payment.fee),
    isBack: isBack(payment),
    because: payment.because,
    paidAt: toBangkokText(payment.at),
  }));
};

export const insuranceOf = ({ insurancePackageId: packageId, insurancePayAt: payAt }: Booking) =>
  packageId && payAt ? { packageId, payAt } : null;

export const paymentStatusOf = (booking: Booking, now: Temporal.Instant) => paymentStatus(now, booking);
