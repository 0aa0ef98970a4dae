import type { AddonShape } from '#contract/extras.ts';

/** The categories in the order of the page. */
const categories = [
  'equipment',
  'safety',
  'convenience',
  'service',
  'insurance',
] as const satisfies readonly AddonShape['category'][];

/** The add-ons by category, each category in the business's order. Empty categories are left out. */
export const addonGroups = (addons: readonly AddonShape[]) =>
  categories
    .map((category) => ({ category, addons: addons.filter((addon) => addon.category === category) }))
    .filter((group) => group.addons.length > 0);

/** How many add-ons the page shows at once. */
const AT_ONCE = 4;

/** The add-ons shown at once: the business's first, and those already chosen. */
export const shownAtOnce = (addons: readonly AddonShape[], chosen: Quantities): readonly AddonShape[] =>
  addons.filter(({ id }, index) => index < AT_ONCE || (chosen[id] ?? 0) > 0);

type AddonRate = Readonly<{ per: 'perPiece' | 'perDay' | 'perWeek' | 'perMonth'; price: number }>;

/** An add-on's rates, shortest unit first: the fixed one only, or those set by day, week and month. */
export const addonRates = (addon: AddonShape): AddonRate[] => {
  const { useFixedPricing, fixedPrice, dailyPrice, weeklyPrice, monthlyPrice } = addon;
  if (useFixedPricing) return [{ per: 'perPiece', price: fixedPrice ?? 0 }];
  const rates = [
    { per: 'perDay', price: dailyPrice ?? 0 },
    { per: 'perWeek', price: weeklyPrice ?? 0 },
    { per: 'perMonth', price: monthlyPrice ?? 0 },
  ] as const;
  return rates.filter(({ price }) => price > 0);
};

const unitOf = { fixed: 'perPiece', daily: 'perDay', weekly: 'perWeek', monthly: 'perMonth' } as const;

/** The rate that applies to a rental; before the price is known, the add-on's first rate. */
export const appliedRate = (addon: AddonShape, pricingType: keyof typeof unitOf | undefined): AddonRate | undefined => {
  const rates = addonRates(addon);
  return rates.find(({ per }) => pricingType && per === unitOf[pricingType]) ?? rates[0];
};

/** How many pieces can be booked over the period; infinite for an add-on without stock. */
export const stockOf = ({ maxQuantity, currentStock, availableStock }: AddonShape): number =>
  maxQuantity === null ? Number.POSITIVE_INFINITY : (availableStock ?? currentStock);

type Quantities = Readonly<Record<string, number>>;

export const withQuantity = (addons: Quantities, id: string, quantity: number): Quantities => {
  const { [id]: _, ...others } = addons;
  return quantity > 0 ? { ...others, [id]: quantity } : others;
};

/** The chosen add-ons whose quantity exceeds the stock. */
export const overStock = (addons: readonly AddonShape[], chosen: Quantities) =>
  addons
    .map((addon) => ({ addon, stock: stockOf(addon) }))
    .filter(({ addon, stock }) => (chosen[addon.id] ?? 0) > stock);

/** The id of the first chosen add-on that is no longer offered; undefined when all are. */
export const noLongerOffered = (addons: readonly AddonShape[], chosen: Quantities): string | undefined =>
  Object.keys(chosen).find((id) => addons.every((addon) => addon.id !== id));
