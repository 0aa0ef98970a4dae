import { nothing, plus, portion, type Satang, times, toWholeBaht } from '#kernel/money.ts';
import { taxOn } from '#kernel/tax.ts';
import { type Quote, quoteLine, sumOfLines } from './quote.ts';
import type { Tax } from './tax-lines.ts';

/** What days beyond the agreed return cost by the daily rate of a quote, its tax in; whole baht where totals are rounded. */
export const lateFeeFor = (quote: Quote, days: number, { roundTotals }: Pick<Tax, 'roundTotals'>): Satang => {
  const fee = times(dailyRateOf(quote), days);
  const added = quote.lines.find(({ kind, due }) => kind === 'tax' && due === 'online');
  const taxed = added ? plus(fee, taxOn(fee, added.rate ?? 0)) : fee;
  return roundTotals ? toWholeBaht(taxed) : taxed;
};

/** The daily rate that a quote was made with: that of its days, or of its whole period where it has weeks and months alone. */
const dailyRateOf = ({ lines, savings, days }: Quote): Satang => {
  const tiers = lines.filter(({ kind }) => kind === 'vehicle');
  const day = tiers.find(({ unit }) => unit === 'day');
  return day?.unitPrice ?? portion(plus(sumOfLines(tiers), savings), 1, days);
};

/** What a late return costs by a quote; null where nothing was charged for one. */
export const lateFeeIn = ({ lines }: Pick<Quote, 'lines'>): Satang | null =>
  lines.find(({ kind }) => kind === 'late-fee')?.amount ?? null;

type LateFee = Readonly<{ amount: Satang; days: number }>;

/** A quote with what a late return costs as its last online line, tax in; `null` takes it off. Another one goes with it. */
export const withLateFee = (quote: Quote, fee: LateFee | null): Quote => {
  const others = quote.lines.filter(({ kind }) => kind !== 'late-fee');
  const tax = others.find(({ kind }) => kind === 'tax');
  const { amount, days } = fee ?? { amount: nothing, days: 0 };
  const line = quoteLine({
    kind: 'late-fee',
    due: 'online',
    amount,
    rate: tax?.rate ?? null,
    ...(days > 0 && { quantity: days, unit: 'day' }),
  });
  const lines = amount > nothing ? [...others, line] : others;
  return { ...quote, lines, total: sumOfLines(lines.filter(({ due }) => due === 'online')) };
};
