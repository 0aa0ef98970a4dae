import type { Language } from '#contract/fields.ts';
import { bahtText } from '#words/baht-text.ts';
import { fill } from '#words/fill.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** The payment came after the hold had ended and the vehicle was gone. `paid` is what goes back. */
export const paymentRefundedLateMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(refundedLate, data, language);

const refundedLate: BookingMail = ({ words, data, put }) => ({
  subject: put(words.refundedLate.subject),
  heading: put(words.refundedLate.heading),
  paragraphs: [
    fill(words.refundedLate.text, { amount: bahtText(data.paid), vehicle: data.vehicleName }),
    words.refundedLate.bank,
  ],
  hasLines: false,
  sums: [sum(words.refunded, data.paid, true)],
  button: { label: words.refundedLate.view, url: data.manageUrl },
  sections: [],
});
