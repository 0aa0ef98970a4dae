import type { Language } from '#contract/fields.ts';
import { type BookingMail, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** Brings the customer their original of the signed agreement, which is attached. */
export const agreementSignedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(signed, data, language);

const signed: BookingMail = ({ words: { agreementSigned: words, received }, data, put }) => ({
  subject: put(words.subject),
  heading: put(words.heading),
  paragraphs: [put(words.text)],
  hasLines: false,
  sums: [],
  button: { label: received.view, url: data.manageUrl },
  sections: [],
});
