import { toBaht } from '#kernel/money.ts';
import type { BookingFacts, Typesetter } from '#modules/documents/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { momentText } from '#words/moment-text.ts';
import { bookingDetails, promisedText, type Stop } from '../records/booking-details.ts';
import type { Booking } from '../records/booking-store.ts';
import { placeName, refundTexts } from '../records/booking-texts.ts';
import type { PaymentsOf } from '../records/payments-port.ts';
import { includedTax, quoteLines } from '../records/quote-lines.ts';
import { dueAtPickUp } from '../rules/money/due-at-pick-up.ts';

/** What making papers requires besides the booking. */
export type BookingPaperTools = Readonly<{
  typesetter: Typesetter;
  publicUrl: string;
  /** Whether online payment moves no money now. */
  testPayments: (tx: Tx) => Promise<boolean>;
  paymentsOf: PaymentsOf;
}>;

/** The facts of a booking for its papers, as of now. */
export const bookingFacts = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
  { publicUrl, testPayments }: BookingPaperTools,
): Promise<BookingFacts> => {
  const { language, quote, firstName, lastName, email, phone, holdUntil } = booking;
  const { settings, promised, pickUp, dropOff, refundDeadlines } = await bookingDetails(tx, booking);
  const vehicleName = promisedText(promised, language);
  return {
    language,
    reference: booking.reference,
    status: booking.status,
    version: booking.version,
    vehicleName,
    isTest: await testPayments(tx),
    madeAt: now,
    madeText: momentText(now, language),
    business: businessOf(settings, publicUrl, language),
    customer: { name: `${firstName} ${lastName}`, email, phone },
    days: quote.days,
    pickUp: stopIn(pickUp, language),
    dropOff: stopIn(dropOff, language),
    lines: quoteLines(quote, vehicleName, language),
    includedTax: includedTax(quote, language),
    total: toBaht(booking.total),
    paid: toBaht(booking.paid),
    fees: toBaht(booking.fees),
    refunded: toBaht(booking.refunded),
    dueAtPickUp: toBaht(dueAtPickUp(booking)),
    securityDeposit: toBaht(quote.securityDeposit),
    holdUntil: holdUntil && momentText(holdUntil, language),
    ...refundTexts(refundDeadlines, now, language),
  };
};

const businessOf = ({ general }: Settings, publicUrl: string, language: Booking['language']) => ({
  siteName: general.siteName,
  address: (language === 'th' && general.addressInThai) || general.address,
  taxId: general.taxId,
  phone: general.contactPhone,
  emergencyPhone: general.emergencyPhone,
  email: general.supportEmail,
  findUrl: `${publicUrl}/booking/find`,
  host: new URL(publicUrl).hostname,
});

const stopIn = ({ place, at, isOutsideOpeningHours, keyBox }: Stop, language: Booking['language']) => ({
  at,
  text: momentText(at, language),
  place: placeName(place, language),
  address: (language === 'th' && place.addressInThai) || place.address,
  phone: place.contactPhone,
  isOutsideOpeningHours,
  keyBox: keyBox && ((language === 'th' && keyBox.th) || keyBox.en),
});
