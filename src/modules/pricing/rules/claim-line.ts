import type { Satang } from '#kernel/money.ts';
import { type Named, type Quote, quoteLine, sumOfLines } from './quote.ts';

/** A claim that is charged; `isTaxed`: the amount has the tax of the booking's price in it. */
type Claim = Readonly<{ name: Named; amount: Satang; isTaxed: boolean }>;

/** A quote with a claim as its last online line. */
export const withClaim = (quote: Quote, { name, amount, isTaxed }: Claim): Quote => {
  const tax = quote.lines.find(({ kind }) => kind === 'tax');
  const line = quoteLine({ kind: 'claim', due: 'online', name, amount, rate: isTaxed ? (tax?.rate ?? null) : null });
  return withLines(quote, [...quote.lines, line]);
};

/** A new price of a booking with the claims of its earlier one. */
export const withClaimsOf = (earlier: Quote, quote: Quote): Quote =>
  withLines(quote, [
    ...quote.lines.filter(({ kind }) => kind !== 'claim'),
    ...earlier.lines.filter(({ kind }) => kind === 'claim'),
  ]);

const withLines = (quote: Quote, lines: Quote['lines']): Quote => ({
  ...quote,
  lines,
  total: sumOfLines(lines.filter(({ due }) => due === 'online')),
});
