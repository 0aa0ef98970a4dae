import { keptOf } from '#kernel/kept.ts';
import { least, minus, most, nothing, type Satang, toBaht } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { findAnyLocation, findAnyVehicle, isOutsideOpeningHours, type Location, nameOf } from '#modules/fleet/index.ts';
import type { BookingMailData } from '#modules/notices/index.ts';
import { fullRefundHours, readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database.ts';
import { momentText } from '#words/moment-text.ts';
import type { Booking } from '../booking-store.ts';
import { quoteLines } from '../papers/quote-lines.ts';
import { policyPickUp, refundLimits } from '../rules/cancellation.ts';
import { dueAtPickUp } from '../rules/due-at-pick-up.ts';

/** What a mail is about beside the booking itself, where whoever announced it knows. */
export type MailRefund = Readonly<{ over: Satang; amount: Satang; byTransfer: Satang }>;

type Asked = Readonly<{ language: Booking['language']; manageUrl: string; refund: MailRefund | null }>;

/** A booking as its mails tell it, at this moment. */
export const mailDataOf = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
  { language, manageUrl, refund }: Asked,
): Promise<BookingMailData> => {
  const { quote, holdUntil, pickUpAt, firstName, lastName } = booking;
  const settings = await readSettings(tx);
  const vehicleName = nameOf(present(await findAnyVehicle(tx, booking.vehicleId)));
  const pickUp = present(await findAnyLocation(tx, booking.pickUpLocationId));
  const dropOff = present(await findAnyLocation(tx, booking.dropOffLocationId));
  const { fullRefundUntil, halfRefundUntil } = refundLimits(
    policyPickUp(booking),
    fullRefundHours(settings.booking.cancellationPolicy),
  );
  const ahead = (at: Temporal.Instant) => (isBefore(now, at) ? momentText(at, language) : null);
  return {
    siteName: settings.general.siteName,
    firstName,
    reference: booking.reference,
    vehicleName,
    status: booking.status,
    pickUp: { text: momentText(pickUpAt, language), place: placeName(pickUp, language) },
    dropOff: { text: momentText(booking.dropOffAt, language), place: placeName(dropOff, language) },
    days: quote.days,
    lines: quoteLines(quote, vehicleName, language),
    total: toBaht(booking.total),
    paid: toBaht(booking.paid),
    refunded: toBaht(booking.refunded),
    dueAtPickUp: toBaht(dueAtPickUp(booking)),
    owed: toBaht(owedOf(booking)),
    securityDeposit: toBaht(quote.securityDeposit),
    isOutsideOpeningHours: isOutsideOpeningHours(pickUp, pickUpAt, settings),
    manageUrl,
    contactPhone: settings.general.contactPhone,
    supportEmail: settings.general.supportEmail,
    fullRefundUntil: ahead(fullRefundUntil),
    halfRefundUntil: ahead(halfRefundUntil),
    holdUntil: holdUntil && momentText(holdUntil, language),
    isCancelledByCustomer: booking.cancelledBecause === 'customer',
    refund: refund && {
      over: toBaht(refund.over),
      amount: toBaht(refund.amount),
      byTransfer: toBaht(least(refund.byTransfer, refund.amount)),
    },
    customer: { name: `${firstName} ${lastName}`, email: booking.email, phone: booking.phone },
  };
};

const owedOf = (booking: Booking) => most(minus(booking.total, keptOf(booking)), nothing);

export const placeName = (place: Location, language: 'en' | 'th') =>
  (language === 'th' && place.nameInThai) || place.name;
