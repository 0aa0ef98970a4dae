import type { Language } from '#contract/fields.ts';
import { type BookingMail, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';
import { paidSums } from './booking-parts.ts';

/** Money arrived: what is paid now, and what is left. */
export const paymentReceivedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(received, data, language);

const received: BookingMail = ({ words, data, put }) => ({
  subject: put(words.paymentReceived.subject),
  heading: put(words.paymentReceived.heading),
  paragraphs:
    data.status === 'pending'
      ? [words.paymentReceived.pending]
      : [words.paymentReceived.confirmed, words.attachedPaper],
  hasLines: true,
  sums: paidSums(words, data),
  button: { label: words.confirmed.manage, url: data.manageUrl },
  sections: [],
});
