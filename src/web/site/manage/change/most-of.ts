import type { AddonShape } from '#contract/extras.ts';

/** The contract's limit for what is not stock-kept. */
const limit = 1000;

/** How many of an add-on a booking may have: what is free, and what it has already. */
export const mostOf = (
  { maxQuantity, availableStock, currentStock }: Pick<AddonShape, 'maxQuantity' | 'availableStock' | 'currentStock'>,
  own: number,
): number => (maxQuantity === null ? limit : Math.min(limit, (availableStock ?? currentStock) + own));
