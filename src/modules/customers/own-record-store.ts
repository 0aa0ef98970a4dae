import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { users } from '#modules/identity/records/identity-tables.ts';
import type { Context } from '#platform/context.ts';
import { assembledOnce, returnedRow, type Tx } from '#platform/database/database.ts';
import { customers, nextVersion } from './customer-tables.ts';

export type OwnRecord = typeof customers.$inferSelect;

/** Serialises bookings with an e-mail and its verification, so that no guest booking is missed when it is verified. */
export const lockEmail = (tx: Tx, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customers of ${email.toLowerCase()}`}, 0))`);

/** The id of the account that has verified an e-mail. */
export const accountOfProvenEmail = async (tx: Tx, email: string): Promise<string | undefined> => {
  const [row] = await proven(tx).execute({ email: email.toLowerCase() });
  return row?.id;
};

const proven = assembledOnce((tx) => {
  const isProven = and(eq(users.emailVerified, true), isNull(users.archivedAt));
  const isTheirs = eq(sql`lower(${users.email})`, sql.placeholder('email'));
  return tx.select({ id: users.id }).from(users).where(and(isTheirs, isProven));
});

/** The e-mail that an account has verified; null if it has not. */
export const provenEmail = async (tx: Tx, userId: string): Promise<string | null> => {
  const isProven = and(eq(users.id, userId), eq(users.emailVerified, true), isNull(users.archivedAt));
  const [row] = await tx.select({ email: users.email }).from(users).where(isProven);
  return row?.email ?? null;
};

/** Finds an account and keeps it from being deleted until the transaction ends; undefined if it does not exist. */
export const holdAccount = async (tx: Tx, userId: string) => {
  const { firstName, lastName, email, phone } = users;
  const [row] = await tx
    .select({ firstName, lastName, email, phone })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.archivedAt)))
    .for('key share');
  return row;
};

export const findOwnRecord = async (tx: Tx, userId: string): Promise<OwnRecord | undefined> => {
  const [row] = await tx.select().from(customers).where(eq(customers.userId, userId));
  return row;
};

/** The record of whoever books: of the signed-in customer, else of the account that has verified the email. */
export const knownCustomer = async ({ tx, actor }: Context, email: string): Promise<string | null> => {
  const owner = actor.user?.role === 'CUSTOMER' ? actor.user.id : await accountOfProvenEmail(tx, email);
  return (owner && (await findOwnRecord(tx, owner))?.id) || null;
};

type NewRecord = Pick<OwnRecord, 'firstName' | 'lastName' | 'email' | 'phone' | 'createdAt'> & { userId: string };

/** Returns the id of an account's customer record, creating it if missing. Safe under concurrency. */
export const findOrInsertOwnRecord = async (tx: Tx, record: NewRecord): Promise<string> => {
  await tx.insert(customers).values(record).onConflictDoNothing({ target: customers.userId });
  return returnedRow(await findOwnRecord(tx, record.userId)).id;
};

/** Writes phone and licence into an account's customer record where it has none; what stands there stays. */
export const fillOwnRecord = async (
  tx: Tx,
  userId: string,
  { phone, licenseNumber }: Pick<OwnRecord, 'phone' | 'licenseNumber'>,
): Promise<void> => {
  const isEmpty = (column: typeof customers.phone | typeof customers.licenseNumber) =>
    sql`coalesce(${column}, '') = ''`;
  await tx
    .update(customers)
    .set({
      phone: sql`case when ${isEmpty(customers.phone)} then ${phone} else ${customers.phone} end`,
      licenseNumber: sql`case when ${isEmpty(customers.licenseNumber)} then ${licenseNumber} else ${customers.licenseNumber} end`,
      version: nextVersion,
    })
    .where(and(eq(customers.userId, userId), or(isEmpty(customers.phone), isEmpty(customers.licenseNumber))));
};

/** Updates an account's customer record, if it has one. */
export const saveOwnRecord = async (tx: Tx, userId: string, changed: Partial<OwnRecord>): Promise<void> => {
  if (Object.keys(changed).length === 0) return;
  await tx
    .update(customers)
    .set({ ...changed, version: nextVersion })
    .where(eq(customers.userId, userId));
};
