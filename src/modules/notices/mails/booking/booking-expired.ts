import type { Language } from '#contract/fields.ts';
import { type BookingMail, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** Says that the hold expired without a payment. */
export const bookingExpiredMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(expired, data, language);

const expired: BookingMail = ({ words, data, put }) => ({
  subject: put(words.expired.subject),
  heading: put(words.expired.heading),
  paragraphs: [words.expired.text, words.expired.again],
  hasLines: false,
  sums: [],
  button: { label: words.expired.view, url: data.manageUrl },
  sections: [],
});
