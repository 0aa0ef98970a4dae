import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { type BookingMail, sum, writeBookingMail } from '../booking/booking-letter.ts';
import type { BookingMailData } from '../booking/booking-mail-data.ts';
import type { MailWords } from '../letter/wording.ts';

/** Says that a payment failed, and what that means for the booking. */
export const paymentFailedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(failed, data, language);

const failed: BookingMail = ({ words, data, put }) => ({
  subject: put(words.paymentFailed.subject),
  heading: put(words.paymentFailed.heading),
  paragraphs: [words.paymentFailed.text, meaningOf(words, data)],
  hasLines: false,
  sums: data.status === 'cancelled' ? [] : [sum(words.total, data.total, data.paid === 0)],
  button: {
    label: data.status === 'pending' && data.holdUntil !== null ? words.paymentFailed.pay : words.received.view,
    url: data.manageUrl,
  },
  sections: [],
});

const meaningOf = ({ paymentFailed: words }: MailWords, data: BookingMailData): string => {
  const { status, holdUntil: until, vehicleName: vehicle } = data;
  if (status === 'cancelled') return fillPlaceholders(words.over, { vehicle });
  return status === 'pending' && until !== null ? fillPlaceholders(words.held, { vehicle, until }) : words.stays;
};
