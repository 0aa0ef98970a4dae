import type { AddonShape } from '#contract/extras.ts';
import { ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';

/** How many of an add-on a booking may have: what is free, and what it has already. */
export const maxQuantity = (
  { maxQuantity, availableStock, currentStock }: Pick<AddonShape, 'maxQuantity' | 'availableStock' | 'currentStock'>,
  own: number,
): number =>
  maxQuantity === null ? ADDON_UNITS_AT_MOST : Math.min(ADDON_UNITS_AT_MOST, (availableStock ?? currentStock) + own);
