import { beyondDeposit, netPaid, stillOwed } from '#kernel/balance.ts';
import { minSatang, minus, plus, type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import type { BookingMailData } from '#modules/notices/index.ts';
import { lateFeeIn } from '#modules/pricing/index.ts';
import { readPaymentMethods, refundTimeIn } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { momentText } from '#words/moment-text.ts';
import { bookingDetails, promisedText, type Stop } from '../records/booking-details.ts';
import type { Booking } from '../records/booking-store.ts';
import { paymentMethodLabel, placeName, refundTexts } from '../records/booking-texts.ts';
import type { PaymentMade } from '../records/payments-port.ts';
import { quoteLines } from '../records/quote-lines.ts';
import { transferOf } from '../records/transfer-details.ts';
import { dueAtPickUp, owedInAll, toPayInAll } from '../rules/money/due-at-pick-up.ts';

/** The refund that a mail names, in satang. */
export type MailRefund = Readonly<{ over: Satang; amount: Satang; byTransfer: Satang }>;

type MailContext = Readonly<{
  language: Booking['language'];
  manageUrl: string;
  refund: MailRefund | null;
  payment: PaymentMade | null;
}>;

/** The data of a mail about a booking, as of now. */
export const mailDataOf = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
  { language, manageUrl, refund, payment }: MailContext,
): Promise<BookingMailData> => {
  const { quote, holdUntil, firstName, lastName } = booking;
  const { settings, promised, pickUp, dropOff, refundDeadlines } = await bookingDetails(tx, booking);
  const vehicleName = promisedText(promised, language);
  return {
    siteName: settings.general.siteName,
    firstName,
    reference: booking.reference,
    vehicleName,
    plate: promised.orSimilar ? null : promised.vehicle.licensePlate,
    status: booking.status,
    pickUp: { text: momentText(pickUp.at, language), place: placeName(pickUp.place, language) },
    dropOff: { text: momentText(dropOff.at, language), place: placeName(dropOff.place, language) },
    paysBy: booking.paysBy,
    transfer: transferOf(booking, settings),
    days: quote.days,
    lines: quoteLines(quote, vehicleName, language),
    afterReturn: quoteLines({ lines: quote.lines.filter(isAfterReturn) }, vehicleName, language),
    total: toBaht(booking.total),
    paid: toBaht(booking.paid),
    kept: toBaht(netPaid(booking)),
    refunded: toBaht(booking.refunded),
    dueAtPickUp: toBaht(dueAtPickUp(booking)),
    owed: toBaht(beyondDeposit(stillOwed(booking.total, booking), booking)),
    fromDeposit: toBaht(minus(owedInAll(booking), toPayInAll(booking))),
    securityDeposit: toBaht(quote.securityDeposit),
    isOutsideOpeningHours: pickUp.isOutsideOpeningHours,
    keyBox: { pickUp: keyBoxIn(pickUp, language), dropOff: keyBoxIn(dropOff, language) },
    manageUrl,
    contactPhone: settings.general.contactPhone,
    supportEmail: settings.general.supportEmail,
    ...refundTexts(refundDeadlines, now, language),
    refundTime: refundTimeIn(settings, language),
    holdUntil: holdUntil && momentText(holdUntil, language),
    keptUntil: booking.keptUntil && momentText(booking.keptUntil, language),
    isCancelledByCustomer: booking.cancelledBecause === 'customer',
    late: lateOf(booking, language),
    refund: refund && {
      over: toBaht(refund.over),
      amount: toBaht(refund.amount),
      byTransfer: toBaht(minSatang(refund.byTransfer, refund.amount)),
    },
    payment: payment && {
      amount: toBaht(payment.amount),
      fee: toBaht(payment.fee),
      way: paymentMethodLabel(payment, await readPaymentMethods(tx, settings), language),
      because: payment.because,
    },
    customer: { name: `${firstName} ${lastName}`, email: booking.email || '–', phone: booking.phone || '–' },
  };
};

const keyBoxIn = ({ keyBox }: Stop, language: Booking['language']) =>
  keyBox && ((language === 'th' && keyBox.th) || keyBox.en);

const isAfterReturn = ({ kind }: Booking['quote']['lines'][number]) => kind === 'late-fee' || kind === 'claim';

const lateOf = ({ returnedAt, quote }: Booking, language: Booking['language']): BookingMailData['late'] => {
  const fee = lateFeeIn(quote);
  return returnedAt && fee && { at: momentText(returnedAt, language), fee: toBaht(fee) };
};

/** The refund in a mail task's payload. */
export type RefundInMail = Readonly<{
  /** The refund; of a refund already made, the part through the provider. */
  refund?: Satang | undefined;
  /** Of a change: the part of the overpayment that the cancellation terms retain. */
  retained?: Satang | undefined;
  /** Of a refund: the part that staff send by bank transfer. */
  byTransfer?: Satang | undefined;
}>;

/** Null if the payload names no amount: the mail then names none. */
export const mailRefund = ({
  refund,
  retained = zeroSatang,
  byTransfer = zeroSatang,
}: RefundInMail): MailRefund | null => {
  if (refund === undefined && byTransfer === zeroSatang) return null;
  const amount = plus(refund ?? zeroSatang, byTransfer);
  return { over: plus(amount, retained), amount, byTransfer };
};
