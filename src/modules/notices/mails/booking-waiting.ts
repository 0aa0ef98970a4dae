import type { Language } from '#contract/fields.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';
import { paidSums } from './booking-parts.ts';

/** The booking waits for staff: it was paid and is to be approved, or its customer pays the business directly. */
export const bookingWaitingMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(data.paid > 0 ? paid : unpaid, data, language);

const paid: BookingMail = ({ words, data, put }) => ({
  subject: put(words.waiting.subjectPaid),
  heading: put(words.waiting.headingPaid),
  paragraphs: [put(words.waiting.paid)],
  hasLines: true,
  sums: paidSums(words, data),
  button: { label: words.received.view, url: data.manageUrl },
  sections: [],
});

const unpaid: BookingMail = ({ words, data, put }) => ({
  subject: put(words.waiting.subjectUnpaid),
  heading: put(words.waiting.headingUnpaid),
  paragraphs: [put(words.waiting.unpaid)],
  hasLines: true,
  sums: [sum(words.total, data.total, true)],
  button: { label: words.received.view, url: data.manageUrl },
  sections: [],
});
