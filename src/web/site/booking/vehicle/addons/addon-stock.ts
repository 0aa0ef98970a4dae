import type { AddonShape } from '#contract/extras.ts';

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
