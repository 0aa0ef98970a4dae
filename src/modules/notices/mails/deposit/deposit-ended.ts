import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import { type BookingMail, sum, writeBookingMail } from '../booking/booking-letter.ts';
import type { BookingMailData } from '../booking/booking-mail-data.ts';
import { type DepositEnd, endedParagraphs } from './deposit-parts.ts';

/** Says what became of a security deposit, and what is left to pay after a rental. */
export const depositEndedMail = (data: BookingMailData, end: DepositEnd, language: Language) =>
  writeBookingMail(hasEnded(end, language), data, language);

const hasEnded =
  (end: DepositEnd, language: Language): BookingMail =>
  ({ words, data, put }) => {
    const { amount, kept, back } = end;
    const { deposit, goesBack, left, lateReturn, received } = words;
    const owed = data.status === 'completed' ? data.owed : 0;
    return {
      subject: put(deposit.endedSubject),
      heading: put(kept > 0 ? deposit.keptHeading : deposit.backHeading),
      paragraphs: [
        ...endedParagraphs(data, end, language),
        ...(owed > 0 ? [fillPlaceholders(lateReturn.owed, { amount: bahtText(owed) })] : []),
      ],
      hasLines: false,
      sums: [
        sum(deposit.deposit, amount),
        ...(kept > 0 ? [sum(deposit.keptSum, kept)] : []),
        ...(back > 0 ? [sum(goesBack, back, owed === 0)] : []),
        ...(owed > 0 ? [sum(left, owed, true)] : []),
      ],
      button: { label: received.view, url: data.manageUrl },
      sections: [],
    };
  };
