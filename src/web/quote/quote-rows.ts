import type { QuoteLineShape, QuoteShape } from '#contract/pricing.ts';

type Line = QuoteLineShape;

/** The name of the tax in a total; undefined without one. */
export const taxNameIn = ({ lines }: Pick<QuoteShape, 'lines'>): Line['name'] | undefined =>
  lines.find(({ kind }) => kind === 'tax')?.name;

/** The longest rate that the vehicle's lines use, when it is not the daily one. */
export const longerRateIn = ({ lines }: Pick<QuoteShape, 'lines'>): 'month' | 'week' | undefined =>
  (['month', 'week'] as const).find((one) => lines.some(({ kind, unit }) => kind === 'vehicle' && unit === one));

/** The lines of a quote in display order: rental items, reductions, tax, and what is paid at pick-up. */
export const rowsOf = ({ lines, taxIncluded }: Pick<QuoteShape, 'lines' | 'taxIncluded'>) => {
  const online = lines.filter(({ due }) => due === 'online');
  const isReduction = ({ kind }: Line) => kind === 'discount' || kind === 'points';
  // A late fee and claims have their tax in, so they come after the tax of the other lines, like the rounding.
  const isTax = ({ kind }: Line) => kind === 'tax' || kind === 'rounding' || kind === 'late-fee' || kind === 'claim';
  const [items, less, tax] = [
    online.filter((line) => !isReduction(line) && !isTax(line)),
    online.filter(isReduction),
    online.filter(isTax),
  ];
  return {
    items,
    less,
    tax,
    /** Tax already included in the prices. */
    within: lines.filter(({ due }) => due === 'information'),
    atPickUp: lines.filter(({ due }) => due === 'pickup'),
    /** A subtotal is useful only when later lines change it. */
    hasSubtotal: items.length > 1 && (less.length > 0 || (tax.length > 0 && !taxIncluded)),
  };
};
