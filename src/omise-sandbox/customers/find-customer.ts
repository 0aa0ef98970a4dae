import type { Sandbox } from '../context.ts';
import { notFound } from '../wire/refusals.ts';
import type { Customer, CustomerCard } from './customer.ts';

/** The customer of this id; refused as `not_found` when there is none or it was deleted. */
export const findCustomer = ({ customers }: Pick<Sandbox, 'customers'>, id: string): Customer => {
  const customer = customers.find(id);
  if (!customer) throw notFound('customer', id);
  return customer;
};

/** The customer's card of this id; refused as `not_found` when it is not, or no longer, this customer's. */
export const findCard = ({ cards }: Customer, id: string): CustomerCard => {
  const found = cards.find(({ card }) => card.id === id);
  if (!found) throw notFound('card', id);
  return found;
};
