import type { QuoteLineShape, QuoteShape } from '#contract/pricing.ts';

type Line = QuoteLineShape;

/** The context of words for a daily rate: with a season in the total, the rate is without it. */
export const seasonIn = (quote: Pick<QuoteShape, 'lines'> | null): 'season' | undefined =>
  quote?.lines.some(({ kind }) => kind === 'season') ? 'season' : undefined;

/** The lines of a quote in the order of reading: what is rented, what comes off, tax, and what is paid elsewhere. */
export const rowsOf = ({ lines, taxIncluded }: Pick<QuoteShape, 'lines' | 'taxIncluded'>) => {
  const online = lines.filter(({ due }) => due === 'online');
  const isReduction = ({ kind }: Line) => kind === 'discount' || kind === 'points';
  // A late return has its tax in: it stands after the tax of the rest, as what rounds the total.
  const isTax = ({ kind }: Line) => kind === 'tax' || kind === 'rounding' || kind === 'late-fee';
  const [items, less, tax] = [
    online.filter((line) => !isReduction(line) && !isTax(line)),
    online.filter(isReduction),
    online.filter(isTax),
  ];
  return {
    items,
    less,
    tax,
    /** Tax that the prices hold already. */
    within: lines.filter(({ due }) => due === 'information'),
    atPickUp: lines.filter(({ due }) => due === 'pickup'),
    /** A subtotal says something only where lines follow that change it. */
    hasSubtotal: items.length > 1 && (less.length > 0 || (tax.length > 0 && !taxIncluded)),
  };
};
