import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import { type BookingMail, writeBookingMail } from '../booking/booking-letter.ts';
import type { BookingMailData } from '../booking/booking-mail-data.ts';
import type { MailWords } from '../letter/wording.ts';
import { refundSentences, refundSums } from './refund-parts.ts';

/**
 * Says that a payment which was not due, or came too late for the vehicle, was or will be refunded; why, and what
 * happens to the booking.
 */
export const paymentRefundedLateMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(refundedLate, data, language);

const refundedLate: BookingMail = ({ words, data, put }) => {
  const { refundedLate: texts } = words;
  const refund = { amount: amountOf(data), byTransfer: data.refund?.byTransfer ?? 0 };
  const isPromised = refund.byTransfer > 0;
  return {
    subject: put(isPromised ? texts.subjectPromised : texts.subject),
    heading: fillPlaceholders(put(isPromised ? texts.headingPromised : texts.heading), {
      amount: bahtText(refund.amount),
    }),
    paragraphs: [whyOf(texts, data), ...meaningOf(texts, data), ...refundSentences(words, refund)],
    hasLines: false,
    sums: refundSums(words, refund),
    button: { label: texts.view, url: data.manageUrl },
    sections: [],
  };
};

// Mails queued before they carried the payment have only the refund's sum.
const amountOf = ({ payment, refund, refunded, paid }: BookingMailData) =>
  payment?.amount ?? refund?.amount ?? (refunded > 0 ? refunded : paid);

type Words = MailWords['refundedLate'];

const whyOf = (words: Words, data: BookingMailData): string => {
  const { payment, vehicleName: vehicle } = data;
  const text = payment?.because ? words.because[payment.because] : words.some;
  return fillPlaceholders(text, { amount: bahtText(amountOf(data)), way: payment?.way ?? '', vehicle });
};

const meaningOf = (words: Words, { status, holdUntil: until, vehicleName: vehicle }: BookingMailData): string[] => {
  if (status === 'cancelled') return [];
  return [until === null ? words.stands : fillPlaceholders(words.held, { vehicle, until })];
};
