import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import { paymentWay as english } from '#words/en/payment-way.ts';
import { paymentWay as thai } from '#words/th/payment-way.ts';
import type { BookingMailData } from '../booking/booking-mail-data.ts';
import { wordsOf } from '../letter/wording.ts';

/** The card on which a deposit is or was held; null without a hold, or if its names are unknown. */
export type DepositCard = Readonly<{ brand: string; lastDigits: string }> | null;

/** What became of a security deposit. Amounts are baht. */
export type DepositEnd = Readonly<{
  amount: number;
  kept: number;
  back: number;
  /** `card`: it was held on one; the others were left at the desk. */
  method: string;
  card: DepositCard;
}>;

/** The card within a sentence: "Visa ending 4242". */
export const cardText = (card: DepositCard, language: Language): string => {
  const words: Record<keyof typeof english, string> = language === 'th' ? thai : english;
  return card ? fillPlaceholders(words.digits, { brand: card.brand, digits: card.lastDigits }) : words.card;
};

/** What was kept of a deposit and for what, and how and when the rest comes back. */
export const endedParagraphs = (data: BookingMailData, end: DepositEnd, language: Language): string[] => {
  const { deposit: words } = wordsOf(language);
  const { amount, kept, back, method, card } = end;
  const charged = data.afterReturn.map(({ label, amountBaht }) => `${label} (${bahtText(amountBaht)})`).join(', ');
  const facts = {
    amount: bahtText(amount),
    kept: bahtText(kept),
    back: bahtText(back),
    card: cardText(card, language),
    charged: charged || words.ofPrice,
    time: data.refundTime,
  };
  const way = method === 'card' && kept === 0 ? 'released' : waysBack.find((one) => one === method);
  return [
    ...(kept > 0 ? [fillPlaceholders(words.kept, facts)] : []),
    ...(back > 0 ? [fillPlaceholders(words.back[way ?? 'card'], facts)] : []),
  ];
};

const waysBack = ['card', 'cash', 'credit_card', 'debit_card', 'bank_transfer', 'digital_wallet'] as const;
