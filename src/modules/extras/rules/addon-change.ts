import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

type PriceAndStock = Readonly<{
  useFixedPricing: boolean;
  /** In any currency unit; null if not set. */
  fixedPrice: number | null;
  maxQuantity: number | null;
  currentStock: number;
}>;

type Sent<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** A fixed price that is missing, and a stock above the maximum, both at once. */
export const addonProblems = (addon: Sent<PriceAndStock>): FieldProblems => {
  const { useFixedPricing, fixedPrice, maxQuantity, currentStock } = addon;
  const isAbove = typeof maxQuantity === 'number' && typeof currentStock === 'number' && currentStock > maxQuantity;
  return {
    ...(useFixedPricing === true &&
      (fixedPrice ?? null) === null && { fixedPrice: fieldProblem('addon.fixed-price-required') }),
    ...(isAbove && { currentStock: fieldProblem('addon.more-than-maximum', { max: maxQuantity }) }),
  };
};

const figures: readonly (keyof PriceAndStock)[] = ['useFixedPricing', 'fixedPrice', 'maxQuantity', 'currentStock'];

/** Whether a change includes price or stock. Other changes are allowed even while those are inconsistent. */
export const touchesPriceOrStock = (sent: Readonly<Partial<Record<keyof PriceAndStock, unknown>>>): boolean =>
  figures.some((name) => sent[name] !== undefined);
