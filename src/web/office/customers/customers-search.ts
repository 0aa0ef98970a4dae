import { useOutletContext } from 'react-router';
import type { DataOf } from '../../api/routes.ts';
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

/** The address of the list, or of what is open beside it, `<id>` or `<id>/edit`. */
export const customersPath = (search: Partial<CustomersSearch>, open = ''): string =>
  listPath(customersList, search, open);

export type CustomerRow = DataOf<'GET /admin/customers'>[number];
export type CustomerDetails = DataOf<'GET /admin/customers/:id'>;

/** The list's state, for the route open beside it. */
export type CustomersContext = Readonly<{ search: CustomersSearch; rows: readonly CustomerRow[] }>;

export const useCustomers = () => useOutletContext<CustomersContext>();

/** The panel's state, for the dialogs over it. */
export type CustomerContext = Readonly<{ search: CustomersSearch; customer: CustomerDetails }>;

export const useCustomer = () => useOutletContext<CustomerContext>();
