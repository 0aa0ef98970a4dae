import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import type { MailWords } from '../letter/wording.ts';
import { type BookingMail, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/**
 * Reminds of the return: when and where, and until when the vehicle may be kept. `keepUntil`: null if it cannot be kept
 * longer; without it the mail says nothing of that.
 */
export const returnReminderMail = (data: BookingMailData, language: Language, keepUntil?: string | null) =>
  writeBookingMail(returnReminder(keepUntil), data, language);

const returnReminder =
  (keepUntil?: string | null): BookingMail =>
  ({ words, data, put }) => ({
    subject: fillPlaceholders(words.returnReminder.subject, { vehicle: data.vehicleName, when: data.dropOff.text }),
    heading: put(words.returnReminder.heading),
    paragraphs: [
      fillPlaceholders(words.returnReminder.text, { when: data.dropOff.text, place: data.dropOff.place }),
      ...keepParagraphs(words, keepUntil),
    ],
    hasLines: false,
    sums: [],
    button: { label: keepUntil ? words.returnReminder.keep : words.confirmed.manage, url: data.manageUrl },
    sections: [],
  });

const keepParagraphs = ({ returnReminder: words }: MailWords, keepUntil?: string | null): string[] => {
  if (keepUntil === undefined) return [];
  return [keepUntil === null ? words.not : fillPlaceholders(words.until, { until: keepUntil })];
};
