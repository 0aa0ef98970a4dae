import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { BASIS_POINTS, minus, negative, type Satang, sum, toBaht, zeroSatang } from '#kernel/money.ts';
import { seasonPercent } from '#kernel/season-percent.ts';
import { unitsOfLine } from '#kernel/units-of-line.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { bahtText } from '#words/baht-text.ts';
import { quote as english } from '#words/en/quote.ts';
import { taxNameIn } from '#words/tax-name.ts';
import { quote as thai } from '#words/th/quote.ts';
import type { Translated } from '#words/translated.ts';

type Words = Translated<typeof english>;
type Line = Quote['lines'][number];

const dictionaries: Record<Language, Words> = { en: english, th: thai };

/** The name of the line of a discount by hand: its reason, as quote, mails and papers show it. */
export const discountName = ({ reason }: { reason: string }) => ({
  en: fillPlaceholders(english.discountFor, { reason }),
  th: fillPlaceholders(thai.discountFor, { reason }),
});

/** The name of the line of the fee for exactly the chosen vehicle of a class. */
export const exactVehicleName = { en: english.exactVehicle, th: thai.exactVehicle };

/** What a quote takes off for a discount by hand: no more than is left of the vehicle price. */
export const handDiscountOf = ({ lines, appliedPromotion }: Pick<Quote, 'lines' | 'appliedPromotion'>): Satang =>
  minus(
    negative(sum(lines.filter(({ kind }) => kind === 'discount').map(({ amount }) => amount))),
    appliedPromotion?.amount ?? zeroSatang,
  );

/** A quote's lines as mails and papers tell them. A line that is in no sum is left out. */
export const quoteLines = ({ lines }: Pick<Quote, 'lines'>, vehicleName: string, language: Language) =>
  lines
    .filter(({ due }) => due === 'online' || due === 'pickup')
    .map((line) => {
      const note = noteOf(line, dictionaries[language]);
      return {
        label: labelOf(line, vehicleName, dictionaries[language], language),
        amountBaht: toBaht(line.amount),
        isAtPickUp: line.due === 'pickup',
        ...(note && { note }),
      };
    });

/** The tax that the prices contain, where they do. */
export const includedTax = ({ lines }: Pick<Quote, 'lines'>, language: Language) => {
  const line = lines.find(({ kind, due }) => kind === 'tax' && due === 'information');
  if (!line) return null;
  const name = line.name ? taxNameIn(line.name, language) : '';
  const label = fillPlaceholders(dictionaries[language].taxIncluded, { name, rate: (line.rate ?? 0) / 100 });
  return { label, amountBaht: toBaht(line.amount) };
};

const labelOf = (
  { kind, name, quantity, rate }: Line,
  vehicleName: string,
  words: Words,
  language: Language,
): string => {
  if (kind === 'tax')
    return fillPlaceholders(words.tax, { name: name ? taxNameIn(name, language) : '', rate: (rate ?? 0) / 100 });
  if (kind === 'rounding') return words.rounding;
  const named = name ? (name[language] ?? name.en) : vehicleName;
  if (kind === 'late-fee' || kind === 'claim') {
    const of = kind === 'claim' ? named : words.lateFee;
    return rate ? fillPlaceholders(words.withTax, { name: of, rate: rate / 100 }) : of;
  }
  if (kind === 'points') return counted(words, 'points', quantity, {});
  return kind === 'insurance-at-pickup' ? fillPlaceholders(words.atPickUp, { name: named }) : named;
};

const noteOf = ({ kind, unit, quantity, unitPrice, amount, days, rate }: Line, words: Words): string | undefined => {
  if (kind === 'season') {
    const percent = seasonPercent((rate ?? BASIS_POINTS) / BASIS_POINTS);
    return counted(words, percent < 0 ? 'seasonLess' : 'seasonMore', days ?? 0, { percent: Math.abs(percent) });
  }
  if (unitPrice === null) return undefined;
  const price = bahtText(toBaht(unitPrice));
  if (kind !== 'addon' || unit === 'piece') return counted(words, unit, quantity, { price });
  const note = counted(words, unit, unitsOfLine({ amount, unitPrice, quantity }), { price });
  return quantity > 1 ? fillPlaceholders(words.times, { quantity, note }) : note;
};

type Counted = 'month' | 'week' | 'day' | 'piece' | 'seasonMore' | 'seasonLess' | 'points';

const counted = (words: Words, what: Counted, count: number, values: Record<string, string | number>) =>
  fillPlaceholders((count === 1 && words[`${what}_one`]) || words[`${what}_other`], { count, ...values });
