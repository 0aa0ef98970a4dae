import type { DataOf } from '../../api/routes.ts';
import type { Tone } from '../../ui/badge.tsx';

export type Addon = DataOf<'GET /addons'>[number];

/** The five categories, each with its colour. */
export const categoryTones: Readonly<Record<Addon['category'], Tone>> = {
  equipment: 'neutral',
  safety: 'success',
  convenience: 'info',
  service: 'pending',
  insurance: 'completed',
};

// The values of the contract: its types come to the browser, not its code.
export const addonCategories = Object.keys(categoryTones) as readonly Addon['category'][];
