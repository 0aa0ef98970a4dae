import type { Context } from '#platform/context.ts';
import { guestsByEmail, insertCustomer } from './customer-store.ts';
import { accountOfProvenEmail, findOrInsertOwnRecord, holdAccount } from './own-record-store.ts';
import { isSamePerson, type PersonalDetails } from './rules/same-person.ts';

type Booker = PersonalDetails & Readonly<{ licenseNumber: string }>;

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
  const guest = (await guestsByEmail(tx, person.email)).find((guest) => isSamePerson(guest, person));
  return guest?.id ?? insertCustomer(tx, { ...person, licenseNumber, createdAt: now });
};

/** The one customer record of an account, by id; made of the account where it has none. Null once the account is gone. */
export const customerOfAccount = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  userId: string,
): Promise<string | null> => {
  const account = await holdAccount(tx, userId);
  if (!account) return null;
  return findOrInsertOwnRecord(tx, { ...account, phone: account.phone ?? '', userId, createdAt: now });
};
