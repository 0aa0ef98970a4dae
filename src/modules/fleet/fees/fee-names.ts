import { fillPlaceholders } from '#kernel/fill.ts';
import { quote as english } from '#words/en/quote.ts';
import { quote as thai } from '#words/th/quote.ts';

type Called = Readonly<{ name: string; nameInThai: string | null }>;

/** The names of the lines of fees, as quote, mails and papers show them. */
export const feeNames = {
  returnAt: ({ name, nameInThai }: Called) => ({
    en: fillPlaceholders(english.returnAt, { place: name }),
    th: fillPlaceholders(thai.returnAt, { place: nameInThai ?? name }),
  }),
  pickUpOutside: { en: english.pickUpOutside, th: thai.pickUpOutside },
  returnOutside: { en: english.returnOutside, th: thai.returnOutside },
} as const;
