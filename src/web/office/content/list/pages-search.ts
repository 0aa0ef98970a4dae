import { isAnyText, type ListAddress, type ListSearch, listPath, readListSearch } from '../../list/list-search.ts';

export type PagesSearch = ListSearch<'search'>;

export const pagesList: ListAddress<'search'> = { path: '/admin/content', filters: { search: isAnyText } };

export const readPagesSearch = (query: URLSearchParams): PagesSearch => readListSearch(pagesList, query);

export const pagesPath = (search: Partial<PagesSearch> = {}): string => listPath(pagesList, search);

export const editPath = (id: string): string => `/admin/content/edit/${id}`;
