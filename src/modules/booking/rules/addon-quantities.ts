import { ADDON_KINDS_AT_MOST, ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

export type Units = Readonly<{ addonId: string; quantity: number }>;

/** What is wrong with add-ons as such; their stock is another matter. The limits of a new booking. */
export const addonProblems = (addons: readonly Units[]): FieldProblems => {
  if (addons.length > ADDON_KINDS_AT_MOST)
    return { addons: fieldProblem('addons.too-many-kinds', { max: ADDON_KINDS_AT_MOST }) };
  const isTooMany = addons.some(({ quantity }) => quantity > ADDON_UNITS_AT_MOST);
  return isTooMany ? { addons: fieldProblem('addons.too-many-units', { max: ADDON_UNITS_AT_MOST }) } : {};
};

/** The add-ons with the quantities of `more` added. */
export const withMore = (addons: readonly Units[], more: readonly Units[]): Units[] =>
  withQuantities(
    addons,
    more.map(({ addonId, quantity }) => ({ addonId, quantity: quantity + quantityOf(addons, addonId) })),
  );

/** The add-ons with the quantities of `set` replaced; a quantity of zero removes an add-on. */
export const withQuantities = (addons: readonly Units[], set: readonly Units[]): Units[] => {
  const quantities = new Map([...addons, ...set].map(({ addonId, quantity }) => [addonId, quantity]));
  return [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([addonId, quantity]) => ({ addonId, quantity }))
    .sort((a, b) => (a.addonId < b.addonId ? -1 : 1));
};

const quantityOf = (addons: readonly Units[], id: string) =>
  addons.find(({ addonId }) => addonId === id)?.quantity ?? 0;
