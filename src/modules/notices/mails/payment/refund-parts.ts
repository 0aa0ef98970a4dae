import { fill } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import { sum } from '../booking/booking-letter.ts';
import type { MailWords } from '../letter/wording.ts';

/** Baht that went back, and of them those that staff are still to transfer. */
type Refund = Readonly<{ amount: number; byTransfer: number }>;

/** What was given back, and what goes back: each in its own sentence. */
export const refundSentences = ({ paymentRefunded: words }: MailWords, { amount, byTransfer }: Refund): string[] => {
  const given = amount - byTransfer;
  return [
    ...(given > 0 ? [fill(words.sent, { amount: bahtText(given) })] : []),
    ...(byTransfer > 0 ? [fill(words.transfer, { amount: bahtText(byTransfer) })] : []),
  ];
};

/** The same as sums. */
export const refundSums = (words: MailWords, { amount, byTransfer }: Refund) => {
  const given = amount - byTransfer;
  return [
    ...(given > 0 ? [sum(words.givenBack, given, true)] : []),
    ...(byTransfer > 0 ? [sum(words.goesBack, byTransfer, true)] : []),
  ];
};
