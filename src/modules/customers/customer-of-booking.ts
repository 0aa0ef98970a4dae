import type { Context } from '#platform/context.ts';
import { customerOfAccount } from './customer-of-account.ts';
import { guestsByEmail, insertCustomer } from './customer-store.ts';
import { accountOfProvenEmail } from './own-record-store.ts';
import { isSamePerson, type Person } from './rules/same-person.ts';

type Booker = Person & Readonly<{ licenseNumber: string }>;

/**
 * The customer whose a booking is, by id: of the signed-in customer's account, else of the account that has proven the
 * e-mail, else a guest's. What is stored of anybody is never changed by it: whoever books in another's name must not
 * touch that. Lock the e-mail before.
 */
export const customerOfBooking = async (ctx: Context, booker: Booker): Promise<string> => {
  const { user } = ctx.actor;
  const owner = user?.role === 'CUSTOMER' ? user.id : await accountOfProvenEmail(ctx.tx, booker.email);
  return (owner && (await customerOfAccount(ctx, owner))) || customerOfGuest(ctx, booker);
};

// A record is used again only for the same person.
const customerOfGuest = async ({ tx, now }: Context, { licenseNumber, ...person }: Booker): Promise<string> => {
  const known = (await guestsByEmail(tx, person.email)).find((guest) => isSamePerson(guest, person));
  return known?.id ?? insertCustomer(tx, { ...person, licenseNumber, createdAt: now });
};
