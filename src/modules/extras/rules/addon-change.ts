import { fixedPriceMissing, moreThanMaximum } from './problems.ts';

type PriceAndStock = Readonly<{
  useFixedPricing: boolean;
  /** In any currency unit; null if not set. */
  fixedPrice: number | null;
  maxQuantity: number | null;
  currentStock: number;
}>;

/** 422 for a fixed-price add-on without a fixed price, and for a stock above the maximum. */
export const refuseImpossible = (addon: PriceAndStock): void => {
  if (addon.useFixedPricing && addon.fixedPrice === null) throw fixedPriceMissing();
  if (addon.maxQuantity !== null && addon.currentStock > addon.maxQuantity) throw moreThanMaximum(addon.maxQuantity);
};

const figures: readonly (keyof PriceAndStock)[] = ['useFixedPricing', 'fixedPrice', 'maxQuantity', 'currentStock'];

/** Whether a change includes price or stock. Other changes are allowed even while those are inconsistent. */
export const touchesPriceOrStock = (sent: Readonly<Partial<Record<keyof PriceAndStock, unknown>>>): boolean =>
  figures.some((name) => sent[name] !== undefined);
