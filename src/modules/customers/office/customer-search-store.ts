import { eq, or, type SQL } from 'drizzle-orm';
import { mentions } from '#platform/database/text-search.ts';
import { customers } from '../customer-tables.ts';
import { numberIn } from '../rules/customer-number.ts';

/** Customers that staff mean by a text: name, e-mail, passport, telephone however it is written, or number. */
export const customersMeant = (typed: string): SQL | undefined => {
  const number = numberIn(typed);
  return or(mentions(customers.searchText, typed), number === null ? undefined : eq(customers.number, number));
};
