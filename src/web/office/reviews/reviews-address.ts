import { isAnyText, type ListAddress, type ListSearch, readListSearch } from '../list/list-search.ts';

export type ReviewSearch = ListSearch<'search'>;

export const reviewList: ListAddress<'search'> = { path: '/admin/reviews', filters: { search: isAnyText } };

export const readReviewSearch = (query: URLSearchParams): ReviewSearch => readListSearch(reviewList, query);
