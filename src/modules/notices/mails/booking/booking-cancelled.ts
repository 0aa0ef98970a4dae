import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import type { MailWords } from '../letter/wording.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** Says that the booking was cancelled, by whom, and what is refunded. */
export const bookingCancelledMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(cancelled, data, language);

const cancelled: BookingMail = ({ words, data, put }) => ({
  subject: put(words.cancelled.subject),
  heading: put(words.cancelled.heading),
  paragraphs: [
    put(data.isCancelledByCustomer ? words.cancelled.byCustomer : words.cancelled.byUs),
    moneyOf(words, data),
    ...(data.paid > 0 ? [words.attachedCalendar] : []),
  ],
  hasLines: false,
  sums: sumsOf(words, data),
  button: { label: words.received.view, url: data.manageUrl },
  sections: [],
});

const moneyOf = ({ cancelled: words }: MailWords, { paid, refund, refundTime: time }: BookingMailData): string => {
  if (paid === 0) return words.nothingPaid;
  if (!refund) return words.perhapsBack;
  return refund.amount > 0
    ? fillPlaceholders(words.goesBack, { amount: bahtText(refund.amount), time })
    : fillPlaceholders(words.nothingBack, { paid: bahtText(paid) });
};

const sumsOf = (words: MailWords, { paid, refund }: BookingMailData) => [
  ...(paid > 0 ? [sum(words.paid, paid)] : []),
  ...(refund && refund.amount > 0 ? [sum(words.goesBack, refund.amount, true)] : []),
];
