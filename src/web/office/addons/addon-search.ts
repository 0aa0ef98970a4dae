import { isAnyText, type ListAddress, type ListSearch, listPath, readListSearch } from '../list/list-search.ts';
import { addonCategories } from './addon-categories.ts';

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
