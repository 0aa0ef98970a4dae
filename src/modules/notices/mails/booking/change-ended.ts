import type { Language } from '#contract/fields.ts';
import { type BookingMail, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** Says that a change was not paid for in time, and that the booking stands as it was. */
export const changeEndedMail = (data: BookingMailData, language: Language) => writeBookingMail(ended, data, language);

const ended: BookingMail = ({ words, data, put }) => ({
  subject: put(words.changeEnded.subject),
  heading: put(words.changeEnded.heading),
  paragraphs: [words.changeEnded.text, words.changeEnded.again],
  hasLines: false,
  sums: [],
  button: { label: words.changeEnded.view, url: data.manageUrl },
  sections: [],
});
