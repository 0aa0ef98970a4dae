import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
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
  paragraphs: [moneyOf(words, data), fillPlaceholders(words.staff.reach, data.customer)],
  hasLines: true,
  sums: paidSums(words, data),
  ...forStaff(words, data),
});

const moneyOf = ({ staff }: MailWords, data: BookingMailData): string => {
  const { paid, kept, total, owed, dueAtPickUp, paysBy } = data;
  const { name } = data.customer;
  if (kept > 0) return fillPlaceholders(staff.waitingPaid, { name, amount: bahtText(paid) });
  if (total === 0) return staff.waitingFree;
  if (paysBy === 'bank_transfer') return fillPlaceholders(staff.waitingTransfer, { name, amount: bahtText(owed) });
  return fillPlaceholders(paysBy === 'cash' ? staff.waitingCash : staff.waitingOpen, {
    name,
    amount: bahtText(dueAtPickUp),
  });
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
      fillPlaceholders(words.staff.reach, data.customer),
    ],
    hasLines: false,
    sums: [sum(words.staff.toSendBack, data.refund?.byTransfer ?? 0, true)],
    ...forStaff(words, data),
  };
};

// Without the customer's link: its token belongs in no other mailbox.
const forStaff = (words: MailWords, { siteName }: BookingMailData) => ({
  button: null,
  sections: [],
  footer: [fillPlaceholders(words.staff.why, { siteName })],
});
