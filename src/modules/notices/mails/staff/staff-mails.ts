import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { isAccountKnown } from '#kernel/is-account-known.ts';
import { bahtText } from '#words/baht-text.ts';
import { type BookingMail, sum, writeBookingMail } from '../booking/booking-letter.ts';
import type { BookingMailData } from '../booking/booking-mail-data.ts';
import { paidSums } from '../booking/booking-parts.ts';
import type { MailWords } from '../letter/wording.ts';

/** Notifies the staff of a booking that waits for them, paid or to be paid directly. */
export const staffBookingWaitingMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(waiting, data, language);

const waiting: BookingMail = ({ words, data, put }) => ({
  subject: put(words.staff.waitingSubject),
  heading: put(words.staff.waitingHeading),
  paragraphs: [moneyOf(words, data), contactOf(words, data)],
  hasLines: true,
  sums: paidSums(words, data),
  ...forStaff(words, data),
});

/** The customer's name, and how to reach them: by email, by phone, or both. */
const contactOf = ({ staff }: MailWords, { customer: { name, email, phone } }: BookingMailData): string =>
  fillPlaceholders(staff.reach, { name, contacts: [email, phone].filter(Boolean).join(', ') });

const moneyOf = ({ staff }: MailWords, data: BookingMailData): string => {
  const { paid, kept, total, owed, dueAtPickUp, paysBy, transfer } = data;
  const { name } = data.customer;
  if (kept > 0) return fillPlaceholders(staff.waitingPaid, { name, amount: bahtText(paid) });
  if (total === 0) return staff.waitingFree;
  if (paysBy === 'bank_transfer') {
    const knowsAccount = transfer && isAccountKnown(transfer);
    return fillPlaceholders(knowsAccount ? staff.waitingTransferTold : staff.waitingTransfer, {
      name,
      amount: bahtText(owed),
    });
  }
  return fillPlaceholders(paysBy === 'cash' ? staff.waitingCash : staff.waitingOpen, {
    name,
    amount: bahtText(dueAtPickUp),
  });
};

/** Notifies the staff of a new booking that was paid and is confirmed. */
export const staffBookingPaidMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(paid, data, language);

const paid: BookingMail = ({ words, data, put }) => ({
  subject: put(words.staff.paidSubject),
  heading: put(words.staff.paidHeading),
  paragraphs: [
    fillPlaceholders(words.staff.paid, { name: data.customer.name, amount: bahtText(data.paid) }),
    contactOf(words, data),
  ],
  hasLines: true,
  sums: paidSums(words, data),
  ...forStaff(words, data),
});

/** Notifies the staff of a slip of a bank transfer, which they compare with the account. */
export const staffSlipMail = (data: BookingMailData, language: Language) => writeBookingMail(slip, data, language);

const slip: BookingMail = ({ words, data }) => {
  const amount = bahtText(data.owed);
  const { reference } = data;
  return {
    subject: fillPlaceholders(words.staff.slipSubject, { amount, reference }),
    heading: fillPlaceholders(words.staff.slipHeading, { reference }),
    paragraphs: [fillPlaceholders(words.staff.slip, { name: data.customer.name, amount }), contactOf(words, data)],
    hasLines: false,
    sums: [sum(words.left, data.owed, true)],
    ...forStaff(words, data),
  };
};

/** Notifies the staff of a refund that they have to make by bank transfer. */
export const staffTransferMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(transfer, data, language);

const transfer: BookingMail = ({ words, data }) => {
  const amount = bahtText(data.refund?.byTransfer ?? 0);
  const { reference } = data;
  return {
    subject: fillPlaceholders(words.staff.transferSubject, { amount, reference }),
    heading: fillPlaceholders(words.staff.transferHeading, { amount }),
    paragraphs: [
      fillPlaceholders(words.staff.transfer, { name: data.customer.name, reference }),
      contactOf(words, data),
    ],
    hasLines: false,
    sums: [sum(words.staff.toSendBack, data.refund?.byTransfer ?? 0, true)],
    ...forStaff(words, data),
  };
};

/** Notifies the staff of a payment that nobody owed and that went back by itself, and why. */
export const staffRefundedLateMail = (data: BookingMailData, language: Language) =>
  writeBookingMail(refundedLate, data, language);

const refundedLate: BookingMail = ({ words, data }) => {
  const { reference, payment, refund } = data;
  const amount = bahtText(payment?.amount ?? refund?.amount ?? 0);
  const because = payment?.because ? words.staff.because[payment.because] : words.staff.notOwed;
  return {
    subject: fillPlaceholders(words.staff.refundedLateSubject, { amount, reference }),
    heading: fillPlaceholders(words.staff.refundedLateHeading, { amount, reference }),
    paragraphs: [
      fillPlaceholders(because, { name: data.customer.name, amount, way: payment?.way ?? '' }),
      words.staff.refundedLate,
      contactOf(words, data),
    ],
    hasLines: false,
    sums: [],
    ...forStaff(words, data),
  };
};

// Without the customer's link: its token belongs in no other mailbox.
const forStaff = (words: MailWords, { siteName }: BookingMailData) => ({
  button: null,
  sections: [],
  footer: [fillPlaceholders(words.staff.why, { siteName })],
});
