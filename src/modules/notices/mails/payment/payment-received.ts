import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import { type BookingMail, sum, writeBookingMail } from '../booking/booking-letter.ts';
import type { BookingMailData } from '../booking/booking-mail-data.ts';
import { transferSections } from '../booking/booking-parts.ts';
import type { MailWords } from '../letter/wording.ts';

/** Says that a payment arrived: what is paid and what is left to pay. */
export const paymentReceivedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(received, data, language);

const received: BookingMail = ({ words, data, put }) => ({
  subject: put(words.paymentReceived.subject),
  heading: put(words.paymentReceived.heading),
  paragraphs: [
    ...cameBy(words, data),
    ...(data.status === 'pending' ? [words.paymentReceived.pending] : []),
    ...(data.status === 'confirmed' ? [words.paymentReceived.confirmed, words.attached] : []),
  ],
  hasLines: true,
  sums: [sum(words.total, data.total), sum(words.paid, data.paid, true), sum(words.left, data.dueAtPickUp)],
  button: { label: words.confirmed.manage, url: data.manageUrl },
  sections: transferSections(words, data),
});

const cameBy = ({ paymentReceived: words }: MailWords, { payment }: BookingMailData): string[] => {
  if (!payment) return [];
  const { way, fee } = payment;
  const came = { amount: bahtText(payment.amount), way, fee: bahtText(fee) };
  return [fillPlaceholders(fee > 0 ? words.cameWithFee : words.came, came)];
};
