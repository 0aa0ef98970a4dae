import { ADDON_KINDS_AT_MOST, ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

export type Units = Readonly<{ addonId: string; quantity: number }>;

/** Problems with the number of add-ons, for a new booking and a change alike. Stock is checked elsewhere. */
export const addonProblems = (addons: readonly Units[]): FieldProblems => {
  if (addons.length > ADDON_KINDS_AT_MOST)
    return { addons: fieldProblem('addons.too-many-kinds', { max: ADDON_KINDS_AT_MOST }) };
  const isTooMany = addons.some(({ quantity }) => quantity > ADDON_UNITS_AT_MOST);
  return isTooMany ? { addons: fieldProblem('addons.too-many-units', { max: ADDON_UNITS_AT_MOST }) } : {};
};

/** Adds the quantities of `more` to those of `addons`. */
export const withMore = (addons: readonly Units[], more: readonly Units[]): Units[] =>
  withQuantities(
    addons,
    more.map(({ addonId, quantity }) => ({ addonId, quantity: quantity + quantityOf(addons, addonId) })),
  );

/** Replaces the quantities that `set` lists; zero removes an add-on. Sorted by id. */
export const withQuantities = (addons: readonly Units[], set: readonly Units[]): Units[] => {
  const quantities = new Map([...addons, ...set].map(({ addonId, quantity }) => [addonId, quantity]));
  return [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([addonId, quantity]) => ({ addonId, quantity }))
    .sort((a, b) => (a.addonId < b.addonId ? -1 : 1));
};

const quantityOf = (addons: readonly Units[], id: string) =>
  addons.find(({ addonId }) => addonId === id)?.quantity ?? 0;
