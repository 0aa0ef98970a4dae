import type { DataOf } from '../../api/routes.ts';
import type { Tone } from '../../ui/badge.tsx';
import { isAnyText, type ListAddress, type ListSearch, listPath, readListSearch } from '../list/list-search.ts';

export type Addon = DataOf<'GET /addons'>[number];
export type VehicleCategory = DataOf<'GET /admin/categories'>[number];

/** The five categories, each with its badge colour. */
export const categoryTones: Readonly<Record<Addon['category'], Tone>> = {
  equipment: 'neutral',
  safety: 'success',
  convenience: 'info',
  service: 'pending',
  insurance: 'completed',
};

// Repeats the contract's values, since the browser may import only its types.
export const addonCategories = Object.keys(categoryTones) as readonly Addon['category'][];

export type AddonFilter = 'search' | 'category' | 'status';
export type AddonSearch = ListSearch<AddonFilter>;

export const addonList: ListAddress<AddonFilter> = {
  path: '/admin/addons',
  filters: {
    search: isAnyText,
    category: (value) => addonCategories.some((one) => one === value),
    status: (value) => value === 'active' || value === 'inactive',
  },
};

export const readAddonSearch = (query: URLSearchParams): AddonSearch => readListSearch(addonList, query);
export const addonsPath = (search: Partial<AddonSearch>): string => listPath(addonList, search);
