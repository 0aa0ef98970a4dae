import type { Language } from '#contract/fields.ts';
import { type BookingMail, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';
import { bringSection, keyBoxSections, paidSums, plansSection, transferSections } from './booking-parts.ts';

/** Says that the booking is confirmed: what was paid, what to bring and how to cancel. */
export const bookingConfirmedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(confirmed, data, language);

const confirmed: BookingMail = ({ words, data, put }) => ({
  subject: put(words.confirmed.subject),
  heading: put(words.confirmed.heading),
  paragraphs: [words.confirmed.text, words.attached],
  hasLines: true,
  sums: paidSums(words, data),
  button: { label: words.confirmed.manage, url: data.manageUrl },
  sections: [
    ...keyBoxSections(words, data),
    ...transferSections(words, data),
    bringSection(words, data),
    plansSection(words, data),
  ],
});
