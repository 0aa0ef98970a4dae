import { minus, percentToBasisPoints, type Satang, toWholeBaht, zeroSatang } from '#kernel/money.ts';
import { taxOn, taxWithin } from '#kernel/tax.ts';
import { type QuoteLine, quoteLine, sumOfLines } from './quote.ts';

export type Tax = Readonly<{
  enabled: boolean;
  /** Percent, with at most two decimals. */
  rate: number;
  name: string;
  /** Prices already contain the tax, so it is extracted instead of added. */
  includeInPrice: boolean;
  /** The totals paid online and at the counter are each rounded to whole baht by an extra line. */
  roundTotals: boolean;
}>;

/** The tax on an amount, or contained in it if prices include tax; to the satang. */
export const taxOf = (amount: Satang, { enabled, rate, includeInPrice }: Tax): Satang => {
  if (!enabled) return zeroSatang;
  return (includeInPrice ? taxWithin : taxOn)(amount, percentToBasisPoints(rate));
};

/** The tax line for what is paid online. If prices include tax, the line is for information and in no sum. */
export const taxLines = (amount: Satang, tax: Tax): QuoteLine[] =>
  tax.enabled ? [taxLine(amount, tax, tax.includeInPrice ? 'information' : 'online')] : [];

/** The lines paid at the counter, followed by their tax unless prices include it, and by their rounding. */
export const withTaxAtPickUp = (sold: readonly QuoteLine[], tax: Tax): QuoteLine[] => {
  const isAdded = sold.length > 0 && tax.enabled && !tax.includeInPrice;
  const taxed = isAdded ? [...sold, taxLine(taxOf(sumOfLines(sold), tax), tax, 'pickup')] : [...sold];
  return [...taxed, ...roundingLines(sumOfLines(taxed), tax, 'pickup')];
};

/**
 * An untaxed line that rounds a sum to the nearest whole baht, half up. Empty if rounding is off or changes nothing.
 */
export const roundingLines = (
  amount: Satang,
  { roundTotals }: Pick<Tax, 'roundTotals'>,
  due: 'online' | 'pickup',
): QuoteLine[] => {
  const difference = minus(toWholeBaht(amount), amount);
  return roundTotals && difference !== zeroSatang ? [quoteLine({ kind: 'rounding', due, amount: difference })] : [];
};

const taxLine = (amount: Satang, { rate, name }: Tax, due: QuoteLine['due']): QuoteLine =>
  quoteLine({ kind: 'tax', due, name: { en: name, th: null }, rate: percentToBasisPoints(rate), amount });
