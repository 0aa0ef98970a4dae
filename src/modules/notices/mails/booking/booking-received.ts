import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** Says that a vehicle is held without payment, and by when to pay. */
export const bookingReceivedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(held, data, language);

const held: BookingMail = ({ words: { received, ...words }, data, put }) => ({
  subject: put(received.subjectHeld),
  heading: put(received.headingHeld),
  paragraphs: [fillPlaceholders(received.held, { until: data.holdUntil ?? '' })],
  hasLines: true,
  sums: [
    sum(words.total, data.total, true),
    ...(data.dueAtPickUp > 0 ? [sum(words.dueAtPickUp, data.dueAtPickUp)] : []),
  ],
  button: { label: received.pay, url: data.manageUrl },
  sections: [],
});
