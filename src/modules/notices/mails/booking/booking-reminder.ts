import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';
import { bringSection, keyBoxSections, transferSections } from './booking-parts.ts';

/** Reminds of the pick-up: when, where and what to bring. */
export const bookingReminderMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(reminder, data, language);

const reminder: BookingMail = ({ words, data, put }) => ({
  subject: fillPlaceholders(words.reminder.subject, { vehicle: data.vehicleName, when: data.pickUp.text }),
  heading: put(words.reminder.heading),
  paragraphs: [
    fillPlaceholders(words.reminder.text, { when: data.pickUp.text, place: data.pickUp.place }),
    ...(data.plate ? [fillPlaceholders(words.reminder.plate, { vehicle: data.vehicleName, plate: data.plate })] : []),
    ...(data.isOutsideOpeningHours && !data.keyBox.pickUp ? [words.reminder.outside] : []),
  ],
  hasLines: false,
  sums: data.dueAtPickUp > 0 ? [sum(words.dueAtPickUp, data.dueAtPickUp, true)] : [],
  button: { label: words.confirmed.manage, url: data.manageUrl },
  sections: [...keyBoxSections(words, data), ...transferSections(words, data), bringSection(words, data)],
});
