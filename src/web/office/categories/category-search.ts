import { isAnyText, type ListAddress, type ListSearch, readListSearch } from '../list/list-search.ts';

export type CategorySearch = ListSearch<'search'>;

export const categoryList: ListAddress<'search'> = { path: '/admin/categories', filters: { search: isAnyText } };

export const readCategorySearch = (query: URLSearchParams): CategorySearch => readListSearch(categoryList, query);
