import { type CustomerFigures, customerFigures, noFigures } from '#modules/booking/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { type CustomerFilters, everyCustomer, type ListedCustomer } from './customer-list-store.ts';

export type CustomerWithFigures = Readonly<{ customer: ListedCustomer; figures: CustomerFigures }>;

/** Everybody whom a list finds, with what they did with us, in portions. */
export async function* customersWithFigures(tx: Tx, wanted: CustomerFilters): AsyncGenerator<CustomerWithFigures[]> {
  for await (const customers of everyCustomer(tx, wanted)) {
    const ids = customers.map(({ id }) => id);
    const figures = await customerFigures(tx, ids);
    yield customers.map((customer) => ({ customer, figures: figures.get(customer.id) ?? noFigures }));
  }
}
