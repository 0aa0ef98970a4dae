import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import type { MailWords } from '../letter/wording.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** A claim as a mail tells it. Amounts are baht; `kind` is in the mail's language. */
type ClaimInMail = Readonly<{
  kind: string;
  amount: number;
  charged: number | null;
  text: string;
  status: keyof MailWords['claims']['answered'];
  reason: string | null;
}>;

type Claims = Readonly<{
  claims: readonly ClaimInMail[];
  /** Until when those that are open can be answered. */
  answerBy: string;
}>;

/** Tells the customer what is claimed after the rental, each with what became of it. `manageUrl` leads to the answers. */
export const claimsMail = (data: BookingMailData, claims: Claims, language: Language) =>
  writeBookingMail(telling(claims), data, language);

const telling =
  ({ claims, answerBy }: Claims): BookingMail =>
  ({ words, data, put }) => {
    const isOpen = claims.some(({ status }) => status === 'open');
    const owed = fillPlaceholders(words.lateReturn.owed, { amount: bahtText(data.owed) });
    return {
      subject: put(words.claims.subject),
      heading: put(words.claims[isOpen ? 'open' : 'settled']),
      paragraphs: [
        put(words.claims[isOpen ? 'what' : 'decided']),
        ...(isOpen ? [fillPlaceholders(words.claims.unanswered, { when: answerBy })] : []),
        ...(data.owed > 0 ? [owed] : []),
      ],
      hasLines: false,
      sums: data.owed > 0 ? [sum(words.left, data.owed, true)] : [],
      button: { label: isOpen ? words.claims.answer : words.received.view, url: data.manageUrl },
      sections: claims.map((claim) => section(words, claim)),
    };
  };

const section = ({ claims: words }: MailWords, { kind, amount, charged, text, status, reason }: ClaimInMail) => ({
  heading: fillPlaceholders(words.of, { kind, amount: bahtText(amount) }),
  text: [text, fillPlaceholders(words.answered[status], { amount: bahtText(charged ?? amount) }), reason ?? '']
    .filter(Boolean)
    .join(' '),
});
