import { useOutletContext } from 'react-router';
import type { DataOf } from '../../api/routes.ts';
import type { CustomersSearch } from './customers-search.ts';

export type CustomerRow = DataOf<'GET /admin/customers'>[number];
export type CustomerDetails = DataOf<'GET /admin/customers/:id'>;

/** What the list gives to whatever is open beside it. */
export type CustomersContext = Readonly<{ search: CustomersSearch; rows: readonly CustomerRow[] }>;

export const useCustomers = () => useOutletContext<CustomersContext>();

/** What the panel gives to the dialogs over it. */
export type CustomerContext = Readonly<{ search: CustomersSearch; customer: CustomerDetails }>;

export const useCustomer = () => useOutletContext<CustomerContext>();
