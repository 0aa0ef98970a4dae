import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import { type DepositEnd, endedParagraphs } from '../deposit/deposit-parts.ts';
import type { MailWords } from '../letter/wording.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';
import { transferSections } from './booking-parts.ts';

/**
 * Says that the vehicle came back late, what that costs, how it was or is to be paid, and what became of a deposit that
 * ended with the return.
 */
export const lateReturnMail = (data: BookingMailData, language: Language, deposit: DepositEnd | null = null) =>
  writeBookingMail(lateReturn(deposit ? endedParagraphs(data, deposit, language) : []), data, language);

const lateReturn =
  (ofDeposit: readonly string[]): BookingMail =>
  ({ words, data, put }) => ({
    subject: put(words.lateReturn.subject),
    heading: put(words.lateReturn.heading),
    paragraphs: [whatOf(words, data), ...ofDeposit, ...howOf(words, data)],
    hasLines: true,
    sums: [
      sum(words.total, data.total),
      sum(words.paid, data.kept, data.owed + data.fromDeposit === 0),
      ...(data.owed > 0 ? [sum(words.left, data.owed, true)] : []),
    ],
    button: { label: data.owed > 0 ? words.lateReturn.pay : words.received.view, url: data.manageUrl },
    sections: transferSections(words, data),
  });

const whatOf = ({ lateReturn: { text } }: MailWords, { vehicleName: vehicle, dropOff, late }: BookingMailData) =>
  fillPlaceholders(text, { vehicle, agreed: dropOff.text, returned: late?.at ?? '', amount: bahtText(late?.fee ?? 0) });

const howOf = (
  { lateReturn: words, paymentReceived, claims }: MailWords,
  { payment, owed, fromDeposit }: BookingMailData,
): string[] => [
  ...(payment ? [fillPlaceholders(paymentReceived.came, { amount: bahtText(payment.amount), way: payment.way })] : []),
  ...(fromDeposit > 0 ? [fillPlaceholders(claims.byDeposit, { amount: bahtText(fromDeposit) })] : []),
  ...(owed > 0 ? [fillPlaceholders(words.owed, { amount: bahtText(owed) })] : []),
  ...(owed + fromDeposit > 0 ? [] : [words.settled]),
];
