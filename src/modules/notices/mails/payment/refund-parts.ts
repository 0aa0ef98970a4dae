import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import { sum } from '../booking/booking-letter.ts';
import type { MailWords } from '../letter/wording.ts';

/** A refund in baht; `byTransfer` is the part that staff have yet to transfer. */
type Refund = Readonly<{ amount: number; byTransfer: number }>;

/** A sentence for the part already refunded, and one for the part still to be refunded. */
export const refundSentences = ({ paymentRefunded: words }: MailWords, { amount, byTransfer }: Refund): string[] => {
  const given = amount - byTransfer;
  return [
    ...(given > 0 ? [fillPlaceholders(words.sent, { amount: bahtText(given) })] : []),
    ...(byTransfer > 0 ? [fillPlaceholders(words.transfer, { amount: bahtText(byTransfer) })] : []),
  ];
};

/** The same two parts as labelled sums. */
export const refundSums = (words: MailWords, { amount, byTransfer }: Refund) => {
  const given = amount - byTransfer;
  return [
    ...(given > 0 ? [sum(words.givenBack, given, true)] : []),
    ...(byTransfer > 0 ? [sum(words.goesBack, byTransfer, true)] : []),
  ];
};
