import type { Language } from '#contract/fields.ts';
import type { ClaimText } from '#kernel/claim-text.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import type { MailWords } from '../letter/wording.ts';
import { type BookingMail, sum, writeBookingMail } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** A claim as a mail tells it. Amounts are baht; `kind` and `answerBy` are in the mail's language. */
type ClaimInMail = Readonly<{
  kind: string;
  amount: number;
  charged: number | null;
  text: string;
  state: ClaimText;
  answerBy: string;
  reason: string | null;
}>;

type Claims = Readonly<{
  claims: readonly ClaimInMail[];
  hasPictures: boolean;
}>;

/** Tells the customer what is claimed after the rental, each with what became of it. `manageUrl` leads to the answers. */
export const claimsMail = (data: BookingMailData, claims: Claims, language: Language) =>
  writeBookingMail(telling(claims), data, language);

const telling =
  ({ claims, hasPictures }: Claims): BookingMail =>
  ({ words, data, put }) => {
    const isAny = (...states: ClaimText[]) => claims.some(({ state }) => states.includes(state));
    const isOpen = isAny('open', 'openToStaff', 'overdue');
    const isDecided = isAny('upheld', 'upheldUnanswered', 'withdrawn') && !isOpen && !isAny('disputed');
    const { owed: left, fromDeposit: byDeposit } = data;
    const owed = fillPlaceholders(words.lateReturn.owed, { amount: bahtText(left) });
    const pays = fillPlaceholders(words.claims.byDeposit, { amount: bahtText(byDeposit) });
    return {
      subject: put(words.claims.subject),
      heading: put(words.claims[isOpen ? 'open' : 'settled']),
      paragraphs: [
        put(words.claims[isOpen ? 'what' : isDecided ? 'decided' : 'became']),
        ...(isOpen && hasPictures ? [words.claims.pictures] : []),
        ...(byDeposit > 0 ? [pays] : []),
        ...(left > 0 ? [owed] : []),
      ],
      hasLines: false,
      sums: left > 0 ? [sum(words.left, left, true)] : [],
      button: { label: isOpen ? words.claims.answer : words.received.view, url: data.manageUrl },
      sections: claims.map((claim) => section(words, claim)),
    };
  };

const section = ({ claims: words }: MailWords, claim: ClaimInMail) => {
  const { kind, amount, charged, text, state, answerBy: when, reason } = claim;
  const answered = fillPlaceholders(words.answered[state], { amount: bahtText(charged ?? amount), when });
  return {
    heading: fillPlaceholders(words.of, { kind, amount: bahtText(amount) }),
    text: [text, answered, reason ?? ''].filter(Boolean).join(' '),
  };
};
