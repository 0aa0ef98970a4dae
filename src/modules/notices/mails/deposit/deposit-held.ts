import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import { type BookingMail, sum, writeBookingMail } from '../booking/booking-letter.ts';
import type { BookingMailData } from '../booking/booking-mail-data.ts';
import { cardText, type DepositCard } from './deposit-parts.ts';

/** A security deposit that is held on a card. The amount is baht; the time is a text in the mail's language. */
type Held = Readonly<{
  amount: number;
  card: DepositCard;
  /** When the provider lets go of it by itself; null if unknown. */
  until: string | null;
  /** How long after the return a hold is still renewed. */
  renewedDays: number;
}>;

/** Says that a deposit is held on a card, that nothing was taken, and when it ends. */
export const depositHeldMail = (data: BookingMailData, held: Held, language: Language) =>
  writeBookingMail(isHeld(held, language), data, language);

const isHeld =
  ({ amount, card, until, renewedDays: days }: Held, language: Language): BookingMail =>
  ({ words: { deposit: words, received }, data, put }) => {
    const facts = { amount: bahtText(amount), card: cardText(card, language) };
    return {
      subject: put(words.heldSubject),
      heading: put(words.heldHeading),
      paragraphs: [
        put(fillPlaceholders(words.held, facts)),
        words.notCharged,
        until ? fillPlaceholders(words.endsBy, { until }) : words.ends,
        fillPlaceholders(words.renewed, { days }),
      ],
      hasLines: false,
      sums: [sum(words.deposit, amount, true)],
      button: { label: received.view, url: data.manageUrl },
      sections: [],
    };
  };

/** Says that the card declined another hold, until when the one that stands is held, and what to do then. */
export const depositNotRenewedMail = (
  data: BookingMailData,
  held: Pick<Held, 'amount' | 'card'> & Readonly<{ until: string }>,
  language: Language,
) => writeBookingMail(isNotRenewed(held, language), data, language);

const isNotRenewed =
  (
    { amount, card, until }: Pick<Held, 'amount' | 'card'> & Readonly<{ until: string }>,
    language: Language,
  ): BookingMail =>
  ({ words: { deposit: words, received }, data, put }) => {
    const facts = { amount: bahtText(amount), card: cardText(card, language), until };
    return {
      subject: put(fillPlaceholders(words.notRenewedSubject, facts)),
      heading: put(words.notRenewedHeading),
      paragraphs: [
        fillPlaceholders(words.notRenewed, facts),
        data.status === 'confirmed' ? words.leaveAnother : words.leaveNone,
      ],
      hasLines: false,
      sums: [],
      button: { label: received.view, url: data.manageUrl },
      sections: [],
    };
  };
