import { minus, nothing, percentToBasisPoints, type Satang, toWholeBaht } from '#kernel/money.ts';
import { taxOn, taxWithin } from '#kernel/tax.ts';
import { type QuoteLine, quoteLine, sumOfLines } from './quote.ts';

export type Tax = Readonly<{
  enabled: boolean;
  /** Percent, with at most two decimals. */
  rate: number;
  name: string;
  /** Prices contain the tax already: it is taken out instead of added. */
  includeInPrice: boolean;
  /** What is paid online, and what at the counter, is rounded to whole baht by a line of its own. */
  roundTotals: boolean;
}>;

/** The tax on an amount, or in it where prices include tax; to the satang. */
export const taxOf = (amount: Satang, { enabled, rate, includeInPrice }: Tax): Satang => {
  if (!enabled) return nothing;
  return (includeInPrice ? taxWithin : taxOn)(amount, percentToBasisPoints(rate));
};

/** The tax on what is paid online. Where prices include it, the line informs and is in no sum. */
export const taxLines = (amount: Satang, tax: Tax): QuoteLine[] =>
  tax.enabled ? [taxLine(amount, tax, tax.includeInPrice ? 'information' : 'online')] : [];

/** What is sold at the counter, followed by its tax where prices do not include it, and by its rounding. */
export const withTaxAtPickUp = (sold: readonly QuoteLine[], tax: Tax): QuoteLine[] => {
  const isAdded = sold.length > 0 && tax.enabled && !tax.includeInPrice;
  const taxed = isAdded ? [...sold, taxLine(taxOf(sumOfLines(sold), tax), tax, 'pickup')] : [...sold];
  return [...taxed, ...roundingLines(sumOfLines(taxed), tax, 'pickup')];
};

/** What takes a sum to the nearest whole baht, half up: an untaxed line after the tax. None where nothing is missing. */
export const roundingLines = (
  amount: Satang,
  { roundTotals }: Pick<Tax, 'roundTotals'>,
  due: 'online' | 'pickup',
): QuoteLine[] => {
  const difference = minus(toWholeBaht(amount), amount);
  return roundTotals && difference !== nothing ? [quoteLine({ kind: 'rounding', due, amount: difference })] : [];
};

const taxLine = (amount: Satang, { rate, name }: Tax, due: QuoteLine['due']): QuoteLine =>
  quoteLine({ kind: 'tax', due, name: { en: name, th: null }, rate: percentToBasisPoints(rate), amount });
