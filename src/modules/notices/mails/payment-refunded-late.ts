import type { Language } from '#contract/fields.ts';
import { bahtText } from '#words/baht-text.ts';
import { fill } from '#words/fill.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** The payment came after the hold had ended and the vehicle was gone: all of it goes back. */
export const paymentRefundedLateMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(refundedLate, data, language);

const refundedLate: BookingMail = ({ words, data, put }) => ({
  subject: put(words.refundedLate.subject),
  heading: put(words.refundedLate.heading),
  paragraphs: [
    fill(words.refundedLate.text, { amount: bahtText(amountOf(data)), vehicle: data.vehicleName }),
    words.refundedLate.bank,
  ],
  hasLines: false,
  sums: [sum(words.refunded, amountOf(data), true)],
  button: { label: words.refundedLate.view, url: data.manageUrl },
  sections: [],
});

// The job that gives it back may be faster than this mail, or slower.
const amountOf = ({ refund, refunded, paid }: BookingMailData) => refund?.amount ?? (refunded > 0 ? refunded : paid);
