import { plus, portion, type Satang, times, toWholeBaht, zeroSatang } from '#kernel/money.ts';
import { taxOn } from '#kernel/tax.ts';
import { type Quote, quoteLine, sumOfLines } from './quote.ts';
import type { Tax } from './tax-lines.ts';

/**
 * The late fee for days beyond the agreed return, at the quote's daily rate, with tax; in whole baht if totals are
 * rounded.
 */
export const lateFeeFor = (quote: Quote, days: number, { roundTotals }: Pick<Tax, 'roundTotals'>): Satang => {
  const fee = times(dailyRateOf(quote), days);
  const added = quote.lines.find(({ kind, due }) => kind === 'tax' && due === 'online');
  const taxed = added ? plus(fee, taxOn(fee, added.rate ?? 0)) : fee;
  return roundTotals ? toWholeBaht(taxed) : taxed;
};

/**
 * The daily rate of a quote: that of its line of days, or an average over the whole period if it has only weeks and
 * months.
 */
const dailyRateOf = ({ lines, savings, days }: Quote): Satang => {
  const tiers = lines.filter(({ kind }) => kind === 'vehicle');
  const day = tiers.find(({ unit }) => unit === 'day');
  return day?.unitPrice ?? portion(plus(sumOfLines(tiers), savings), 1, days);
};

/** The late fee in a quote; null if it has none. */
export const lateFeeIn = ({ lines }: Pick<Quote, 'lines'>): Satang | null =>
  lines.find(({ kind }) => kind === 'late-fee')?.amount ?? null;

type LateFee = Readonly<{ amount: Satang; days: number }>;

/**
 * A quote with the late fee, tax included, as its last online line, replacing any earlier one; `null` removes the fee.
 */
export const withLateFee = (quote: Quote, fee: LateFee | null): Quote => {
  const others = quote.lines.filter(({ kind }) => kind !== 'late-fee');
  const tax = others.find(({ kind }) => kind === 'tax');
  const { amount, days } = fee ?? { amount: zeroSatang, days: 0 };
  const line = quoteLine({
    kind: 'late-fee',
    due: 'online',
    amount,
    rate: tax?.rate ?? null,
    ...(days > 0 && { quantity: days, unit: 'day' }),
  });
  const lines = amount > zeroSatang ? [...others, line] : others;
  return { ...quote, lines, total: sumOfLines(lines.filter(({ due }) => due === 'online')) };
};
