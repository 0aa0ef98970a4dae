import type { Language } from '#contract/fields.ts';
import { fill } from '#words/fill.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';
import type { MailWords } from './wording.ts';

/** The booking stands: what was paid, what to bring, and how to get out of it. */
export const bookingConfirmedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(confirmed, data, language);

const confirmed: BookingMail = ({ words, data, put }) => ({
  subject: put(words.confirmed.subject),
  heading: put(words.confirmed.heading),
  paragraphs: [words.confirmed.text],
  hasLines: true,
  sums: sumsOf(words, data),
  button: { label: words.confirmed.manage, url: data.manageUrl },
  sections: [
    { heading: words.bring.heading, points: [words.bring.passport, words.bring.licence, put(words.bring.reference)] },
    { heading: words.plans.heading, text: `${refund(words, data)} ${words.plans.dates}` },
  ],
});

const sumsOf = (words: MailWords, { total, paid, dueAtPickUp }: BookingMailData) => [
  ...(paid === total ? [] : [sum(words.total, total, paid === 0)]),
  ...(paid > 0 ? [sum(words.paid, paid, true)] : []),
  ...(dueAtPickUp > 0 ? [sum(words.dueAtPickUp, dueAtPickUp)] : []),
];

const refund = ({ plans }: MailWords, { fullRefundUntil }: BookingMailData) =>
  fullRefundUntil === null ? plans.noFullRefund : fill(plans.fullRefund, { until: fullRefundUntil });
