import type { AddonShape } from '#contract/extras.ts';

/** The categories in the order of the page. */
const categories = [
  'equipment',
  'safety',
  'convenience',
  'service',
  'insurance',
] as const satisfies readonly AddonShape['category'][];

/** The add-ons by category; within one they keep the business's order. Categories without any are left out. */
export const addonGroups = (addons: readonly AddonShape[]) =>
  categories
    .map((category) => ({ category, addons: addons.filter((addon) => addon.category === category) }))
    .filter((group) => group.addons.length > 0);

type AddonRate = Readonly<{ per: 'perPiece' | 'perDay' | 'perWeek' | 'perMonth'; price: number }>;

/** Every way in which an add-on is sold, the shortest first: fixed alone, or by day, week and month where they are set. */
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

/** The rate that applies to a rental; before the price is known, the shortest there is. */
export const appliedRate = (addon: AddonShape, pricingType: keyof typeof unitOf | undefined): AddonRate | undefined => {
  const rates = addonRates(addon);
  return rates.find(({ per }) => pricingType && per === unitOf[pricingType]) ?? rates[0];
};

/** How many may be taken over the period; infinitely many of what is not stock-kept. */
export const stockOf = ({ maxQuantity, currentStock, availableStock }: AddonShape): number =>
  maxQuantity === null ? Number.POSITIVE_INFINITY : (availableStock ?? currentStock);

type Quantities = Readonly<Record<string, number>>;

export const withQuantity = (addons: Quantities, id: string, quantity: number): Quantities => {
  const { [id]: _, ...others } = addons;
  return quantity > 0 ? { ...others, [id]: quantity } : others;
};

/** The chosen add-ons of which there are not as many. */
export const overStock = (addons: readonly AddonShape[], chosen: Quantities) =>
  addons
    .map((addon) => ({ addon, stock: stockOf(addon) }))
    .filter(({ addon, stock }) => (chosen[addon.id] ?? 0) > stock);

/** The first chosen add-on that is not on the website any more; undefined when all are. */
export const noLongerOffered = (addons: readonly AddonShape[], chosen: Quantities): string | undefined =>
  Object.keys(chosen).find((id) => addons.every((addon) => addon.id !== id));
