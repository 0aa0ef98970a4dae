import type { StaffRole, StaffShape } from '#contract/office/users.ts';
import { isAnyText, isOneOf, type ListAddress, type ListSearch, readListSearch } from '../../list/list-search.ts';

/** A staff member or admin. */
export type User = StaffShape;

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** Narrows the role: the list never contains customers. */
export const roleOf = ({ role }: Pick<User, 'role'>): StaffRole => (role === 'ADMIN' ? 'ADMIN' : 'STAFF');

type UsersFilter = 'search' | 'role';
export type UsersSearch = ListSearch<UsersFilter>;

export const usersList: ListAddress<UsersFilter> = {
  path: '/admin/settings/users',
  filters: { search: isAnyText, role: isOneOf(['ADMIN', 'STAFF']) },
};

export const readUsersSearch = (query: URLSearchParams): UsersSearch => readListSearch(usersList, query);
