import { BASIS_POINTS, nothing, percentToBasisPoints, portionInWholeBaht, type Satang } from '#kernel/money.ts';
import { type QuoteLine, quoteLine, sumOf } from './quote.ts';

export type Tax = Readonly<{
  enabled: boolean;
  /** Percent, with at most two decimals. */
  rate: number;
  name: string;
  /** Prices contain the tax already: it is taken out instead of added. */
  includeInPrice: boolean;
}>;

/** The tax on an amount, or in it where prices include tax; rounded half up to whole baht. */
export const taxOf = (amount: Satang, { enabled, rate, includeInPrice }: Tax): Satang => {
  if (!enabled) return nothing;
  const points = percentToBasisPoints(rate);
  return portionInWholeBaht(amount, points, includeInPrice ? BASIS_POINTS + points : BASIS_POINTS);
};

/** The tax on what is paid online. Where prices include it, the line informs and is in no sum. */
export const taxLines = (amount: Satang, tax: Tax): QuoteLine[] =>
  tax.enabled ? [taxLine(amount, tax, tax.includeInPrice ? 'information' : 'online')] : [];

/** What is sold at the counter, followed by its tax where prices do not include it. */
export const withTaxAtPickUp = (sold: readonly QuoteLine[], tax: Tax): QuoteLine[] => {
  const isAdded = sold.length > 0 && tax.enabled && !tax.includeInPrice;
  return isAdded ? [...sold, taxLine(taxOf(sumOf(sold), tax), tax, 'pickup')] : [...sold];
};

const taxLine = (amount: Satang, { rate, name }: Tax, due: QuoteLine['due']): QuoteLine =>
  quoteLine({ kind: 'tax', due, name: { en: name, th: null }, rate: percentToBasisPoints(rate), amount });
