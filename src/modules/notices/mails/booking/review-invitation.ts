import type { Language } from '#contract/fields.ts';
import { type BookingMail, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** Invites the customer to review a returned vehicle. `manageUrl` leads to the review. */
export const reviewInvitationMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(invitation, data, language);

const invitation: BookingMail = ({ words: { howWasIt }, data, put }) => ({
  subject: put(howWasIt.subject),
  heading: put(howWasIt.heading),
  paragraphs: [howWasIt.text, howWasIt.shown],
  hasLines: false,
  sums: [],
  button: { label: howWasIt.write, url: data.manageUrl },
  sections: [],
});
