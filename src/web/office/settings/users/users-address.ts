import { isAnyText, isOneOf, type ListAddress, type ListSearch, readListSearch } from '../../list/list-search.ts';

export type UsersFilter = 'search' | 'role';
export type UsersSearch = ListSearch<UsersFilter>;

export const usersList: ListAddress<UsersFilter> = {
  path: '/admin/settings/users',
  filters: { search: isAnyText, role: isOneOf(['ADMIN', 'STAFF']) },
};

export const readUsersSearch = (query: URLSearchParams): UsersSearch => readListSearch(usersList, query);
