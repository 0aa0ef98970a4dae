import type { AddonShape } from '#contract/extras.ts';

/** The five categories in the order of document 1, section 3. */
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
