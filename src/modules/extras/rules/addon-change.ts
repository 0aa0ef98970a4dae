import { fixedPriceMissing, moreThanMaximum } from './problems.ts';

type PriceAndStock = Readonly<{
  useFixedPricing: boolean;
  /** In whatever unit; null where there is none. */
  fixedPrice: number | null;
  maxQuantity: number | null;
  currentStock: number;
}>;

/** An add-on of a fixed price has one; of what is stock-kept there is at most its maximum. */
export const refuseImpossible = (addon: PriceAndStock): void => {
  if (addon.useFixedPricing && addon.fixedPrice === null) throw fixedPriceMissing();
  if (addon.maxQuantity !== null && addon.currentStock > addon.maxQuantity) throw moreThanMaximum(addon.maxQuantity);
};

const figures: readonly (keyof PriceAndStock)[] = ['useFixedPricing', 'fixedPrice', 'maxQuantity', 'currentStock'];

/** A switch is moved also on an add-on whose figures are not in order. */
export const touchesPriceOrStock = (sent: Readonly<Partial<Record<keyof PriceAndStock, unknown>>>): boolean =>
  figures.some((name) => sent[name] !== undefined);
