import { fillOwnAccount } from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { guestsByEmail, insertCustomer } from './customer-store.ts';
import { accountOfProvenEmail, fillOwnRecord, findOrInsertOwnRecord, holdAccount } from './own-record-store.ts';
import { isSamePerson, type PersonalDetails } from './rules/same-person.ts';

type Booker = PersonalDetails & Readonly<{ licenseNumber: string }>;

/**
 * Returns the id of the customer that a booking belongs to: the signed-in customer; else the account that has verified
 * the e-mail; else a guest. Never changes what a record holds, since anybody can book in another person's name; but the
 * phone and licence that signed-in customers give for themselves fill theirs where they are empty. The caller has locked
 * the e-mail.
 */
export const customerOfBooking = async (ctx: Context, booker: Booker): Promise<string> => {
  const { user } = ctx.actor;
  const owner = user?.role === 'CUSTOMER' ? user.id : await accountOfProvenEmail(ctx.tx, booker.email);
  const own = owner && (await customerOfAccount(ctx, owner));
  if (!own) return customerOfGuest(ctx, booker);
  if (user?.id === owner) await fillProfile(ctx.tx, owner, booker);
  return own;
};

const fillProfile = async (tx: Tx, userId: string, { licenseNumber, ...person }: Booker): Promise<void> => {
  const account = await holdAccount(tx, userId);
  if (!account || !isSamePerson({ ...account, phone: person.phone }, person)) return;
  const { phone } = person;
  await fillOwnAccount(tx, userId, { phone });
  await fillOwnRecord(tx, userId, { phone, licenseNumber });
};

// A guest's record is reused only for the same person.
const customerOfGuest = async ({ tx, now }: Context, { licenseNumber, ...person }: Booker): Promise<string> => {
  const guest = (await guestsByEmail(tx, person.email)).find((guest) => isSamePerson(guest, person));
  return guest?.id ?? insertCustomer(tx, { ...person, licenseNumber, createdAt: now });
};

/** Returns the id of an account's customer record, creating it if missing. Null if the account no longer exists. */
export const customerOfAccount = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  userId: string,
): Promise<string | null> => {
  const account = await holdAccount(tx, userId);
  if (!account) return null;
  return findOrInsertOwnRecord(tx, { ...account, phone: account.phone ?? '', userId, createdAt: now });
};
