import type { Context } from '#platform/context.ts';
import { guestsByEmail, insertCustomer } from './customer-store.ts';
import { isSamePerson, type Person } from './rules/same-person.ts';

/**
 * The customer behind a guest's booking, by id. A record is used again only for the same person, and is never changed:
 * whoever books in another's name must not touch what is stored about them. Accounts are left alone.
 */
export const findOrCreateCustomer = async (
  { tx, now }: Context,
  { licenseNumber, ...person }: Person & Readonly<{ licenseNumber: string }>,
): Promise<string> => {
  const known = (await guestsByEmail(tx, person.email)).find((guest) => isSamePerson(guest, person));
  return known?.id ?? insertCustomer(tx, { ...person, licenseNumber, createdAt: now });
};
