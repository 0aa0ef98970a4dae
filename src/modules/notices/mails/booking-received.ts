import type { Language } from '#contract/fields.ts';
import { fill } from '#words/fill.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** After a booking was made: by when to pay, or that it is being looked at. */
export const bookingReceivedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(data.holdUntil === null ? waiting : held, data, language);

const held: BookingMail = ({ words: { received, ...words }, data, put }) => ({
  subject: put(received.subjectHeld),
  heading: put(received.headingHeld),
  paragraphs: [fill(received.held, { until: data.holdUntil ?? '' })],
  hasLines: true,
  sums: sumsOf(words, data),
  button: { label: received.pay, url: data.manageUrl },
  sections: [],
});

const waiting: BookingMail = ({ words: { received, ...words }, data, put }) => ({
  subject: put(received.subjectWaiting),
  heading: put(received.headingWaiting),
  paragraphs: [received.waiting],
  hasLines: true,
  sums: sumsOf(words, data),
  button: { label: received.view, url: data.manageUrl },
  sections: [],
});

const sumsOf = (words: { total: string; paid: string; dueAtPickUp: string }, data: BookingMailData) => [
  sum(words.total, data.total, true),
  ...(data.paid > 0 ? [sum(words.paid, data.paid)] : []),
  ...(data.dueAtPickUp > 0 ? [sum(words.dueAtPickUp, data.dueAtPickUp)] : []),
];
