import { changedMeanwhile, fixedPriceMissing, moreThanMaximum } from './problems.ts';

type Seen = Readonly<{ version: number }>;

/** What was seen must be what is: two people at one record do not overwrite each other. */
export const refuseStale = (seen: number | undefined, { version }: Seen): void => {
  if (seen !== undefined && seen !== version) throw changedMeanwhile();
};

type Kept = Readonly<{
  useFixedPricing: boolean;
  /** In whatever unit; null where there is none. */
  fixedPrice: number | null;
  maxQuantity: number | null;
  currentStock: number;
}>;

/** An add-on of a fixed price has one; of what is stock-kept there is at most its maximum. */
export const refuseImpossible = (addon: Kept): void => {
  if (addon.useFixedPricing && addon.fixedPrice === null) throw fixedPriceMissing();
  if (addon.maxQuantity !== null && addon.currentStock > addon.maxQuantity) throw moreThanMaximum(addon.maxQuantity);
};

const decided: readonly (keyof Kept)[] = ['useFixedPricing', 'fixedPrice', 'maxQuantity', 'currentStock'];

/** A switch is moved also on an add-on whose figures are not in order. */
export const touchesPriceOrStock = (sent: Readonly<Partial<Record<keyof Kept, unknown>>>): boolean =>
  decided.some((name) => sent[name] !== undefined);
