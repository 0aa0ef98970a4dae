import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { isAccountKnown } from '#kernel/is-account-known.ts';
import { bahtText } from '#words/baht-text.ts';
import type { MailWords } from '../letter/wording.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';
import { paidSums, transferSections } from './booking-parts.ts';

/**
 * Says that the booking waits for staff, because it is paid and needs approval, is free, or is paid to the business
 * directly. Mentions how to pay only if the customer chose a way.
 */
export const bookingWaitingMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(data.kept > 0 ? paid : data.total > 0 ? unpaid : free, data, language);

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
  paragraphs: [
    put(directly(words, data)),
    ...(data.keptUntil ? [put(fillPlaceholders(words.waiting.kept, { until: data.keptUntil }))] : []),
  ],
  hasLines: true,
  sums: [
    sum(words.total, data.total, true),
    ...(data.dueAtPickUp > 0 ? [sum(words.dueAtPickUp, data.dueAtPickUp)] : []),
  ],
  button: { label: data.keptUntil ? put(words.waiting.keep) : words.received.view, url: data.manageUrl },
  sections: transferSections(words, data),
});

const directly = ({ waiting }: MailWords, { paysBy, owed, transfer, dueAtPickUp }: BookingMailData): string => {
  const where = transfer && isAccountKnown(transfer) ? waiting.transferBelow : waiting.transferFollows;
  if (paysBy === 'bank_transfer') return fillPlaceholders(waiting.transfer, { amount: bahtText(owed), where });
  return fillPlaceholders(paysBy === 'cash' ? waiting.cash : waiting.open, { amount: bahtText(dueAtPickUp) });
};

const free: BookingMail = ({ words, data, put }) => ({
  subject: put(words.received.subjectWaiting),
  heading: put(words.received.headingWaiting),
  paragraphs: [words.received.waiting],
  hasLines: true,
  sums: [sum(words.total, data.total, true)],
  button: { label: words.received.view, url: data.manageUrl },
  sections: [],
});
