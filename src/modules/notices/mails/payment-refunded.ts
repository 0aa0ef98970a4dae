import type { Language } from '#contract/fields.ts';
import { bahtText } from '#words/baht-text.ts';
import { fill } from '#words/fill.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';
import type { MailWords } from './wording.ts';

/** Money went back, or staff are to send it by bank transfer. */
export const paymentRefundedMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(refunded, data, language);

const refunded: BookingMail = ({ words, data, put }) => ({
  subject: put(words.paymentRefunded.subject),
  heading: put(words.paymentRefunded.heading),
  paragraphs: waysOf(words, data),
  hasLines: false,
  sums: sumsOf(words, data),
  button: { label: words.received.view, url: data.manageUrl },
  sections: [],
});

const sumsOf = (words: MailWords, { refund, refunded: soFar }: BookingMailData) => {
  if (refund) return [sum(words.goesBack, refund.amount, true)];
  return soFar > 0 ? [sum(words.paymentRefunded.inAll, soFar, true)] : [];
};

const waysOf = ({ paymentRefunded: words }: MailWords, { refund }: BookingMailData): string[] => {
  const { amount, byTransfer } = refund ?? { amount: 0, byTransfer: 0 };
  const sent = amount - byTransfer;
  const ways = [
    ...(sent > 0 ? [fill(words.sent, { amount: bahtText(sent) })] : []),
    ...(byTransfer > 0 ? [fill(words.transfer, { amount: bahtText(byTransfer) })] : []),
  ];
  return ways.length > 0 ? ways : [words.some];
};
