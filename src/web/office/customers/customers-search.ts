import {
  isAnyText,
  isOneOf,
  type ListAddress,
  type ListSearch,
  listPath,
  readListSearch,
} from '../list/list-search.ts';

export type CustomersFilter = 'search' | 'status' | 'sort';
export type CustomersSearch = ListSearch<CustomersFilter>;

export const customerColumns = ['customer', 'contact', 'bookings', 'spent', 'last', 'joined', 'actions'] as const;

export const customersList: ListAddress<CustomersFilter> = {
  path: '/admin/customers',
  filters: { search: isAnyText, status: isOneOf(['archived']), sort: isOneOf(['created', 'name', '-name']) },
  looks: ['sort'],
  columns: customerColumns,
};

export const readCustomersSearch = (query: URLSearchParams): CustomersSearch => readListSearch(customersList, query);

/** The address of the list, or of what is open beside it, such as `<id>` or `<id>/edit`. */
export const customersPath = (search: Partial<CustomersSearch>, open = ''): string =>
  listPath(customersList, search, open);
