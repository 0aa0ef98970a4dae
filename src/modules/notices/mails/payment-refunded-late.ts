import type { Language } from '#contract/fields.ts';
import { bahtText } from '#words/baht-text.ts';
import { fill } from '#words/fill.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';
import type { MailWords } from './wording.ts';

/** A payment that was not to be paid, or came when the vehicle was gone: why it goes back, and what becomes of the booking. */
export const paymentRefundedLateMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(refundedLate, data, language);

const refundedLate: BookingMail = ({ words, data, put }) => {
  const { refundedLate: said } = words;
  const amount = bahtText(amountOf(data));
  return {
    subject: put(said.subject),
    heading: fill(put(said.heading), { amount }),
    paragraphs: [whyOf(said, data), ...meaningOf(said, data), wayBack(words, data)],
    hasLines: false,
    sums: [sum(words.refunded, amountOf(data), true)],
    button: { label: said.view, url: data.manageUrl },
    sections: [],
  };
};

// A mail that was announced before payments were named has the sum alone.
const amountOf = ({ payment, refund, refunded, paid }: BookingMailData) =>
  payment?.amount ?? refund?.amount ?? (refunded > 0 ? refunded : paid);

type Words = MailWords['refundedLate'];

const whyOf = (words: Words, data: BookingMailData): string => {
  const { payment, vehicleName: vehicle } = data;
  const text = payment?.because ? words.because[payment.because] : words.some;
  return fill(text, { amount: bahtText(amountOf(data)), way: payment?.way ?? '', vehicle });
};

const meaningOf = (words: Words, { status, holdUntil: until, vehicleName: vehicle }: BookingMailData): string[] => {
  if (status === 'cancelled') return [];
  return [until === null ? words.stands : fill(words.held, { vehicle, until })];
};

const wayBack = (words: MailWords, { refund }: BookingMailData): string =>
  refund && refund.byTransfer > 0
    ? fill(words.paymentRefunded.transfer, { amount: bahtText(refund.byTransfer) })
    : words.refundedLate.sent;
