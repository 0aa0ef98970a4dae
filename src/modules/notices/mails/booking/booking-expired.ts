import type { Language } from '#contract/fields.ts';
import { type BookingMail, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** Says that the hold, or the time for which the vehicle was kept for cash or a transfer, is over. */
export const bookingExpiredMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(expired, data, language);

const expired: BookingMail = ({ words, data, put }) => ({
  subject: put(words.expired.subject),
  heading: put(words.expired.heading),
  // One that was to be paid directly was kept for hours, and nobody could pay it here.
  paragraphs: data.paysBy
    ? [put(words.expired.keptText), words.expired.keptAgain]
    : [words.expired.text, words.expired.again],
  hasLines: false,
  sums: [],
  button: { label: words.expired.view, url: data.manageUrl },
  sections: [],
});
