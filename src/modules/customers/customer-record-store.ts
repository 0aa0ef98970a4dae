import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Role } from '#kernel/role.ts';
import { users } from '#modules/identity/records/identity-tables.ts';
import { present, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed } from '#platform/database/removal.ts';
import { customerDocuments, customers, nextVersion } from './customer-tables.ts';

/** A customer on record. `role` is that of their account; null for a guest. */
export type CustomerOnRecord = typeof customers.$inferSelect & Readonly<{ role: Role | null }>;

const recordOf = (tx: Tx, id: string) =>
  tx
    .select({ record: customers, role: users.role })
    .from(customers)
    .leftJoin(users, and(eq(users.id, customers.userId), isNull(users.archivedAt)))
    .where(eq(customers.id, id))
    .$dynamic();

export const findRecord = async (tx: Tx, id: string): Promise<CustomerOnRecord | undefined> => {
  const [row] = await recordOf(tx, id);
  return row && { ...row.record, role: row.role };
};

/** The customer, held until the transaction ends. */
export const lockRecord = async (tx: Tx, id: string): Promise<CustomerOnRecord | undefined> => {
  const [row] = await recordOf(tx, id).for('update', { of: customers });
  return row && { ...row.record, role: row.role };
};

type NewRecord = Omit<typeof customers.$inferInsert, 'id' | 'number' | 'version'>;

export const insertRecord = async (tx: Tx, record: NewRecord): Promise<CustomerOnRecord> => {
  const [row] = await tx.insert(customers).values(record).returning({ id: customers.id });
  return present(await findRecord(tx, present(row).id));
};

export const saveRecord = async (tx: Tx, id: string, change: Partial<NewRecord>): Promise<CustomerOnRecord> => {
  await tx
    .update(customers)
    .set({ ...change, version: nextVersion })
    .where(eq(customers.id, id));
  return present(await findRecord(tx, id));
};

/** The customer who is known by an e-mail, those with an account first; `but` is who may be. */
export const findByEmail = async (tx: Tx, email: string, but?: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(sql`lower(${customers.email})`, email.toLowerCase()),
        isNull(customers.archivedAt),
        but === undefined ? undefined : ne(customers.id, but),
      ),
    )
    .orderBy(asc(isNull(customers.userId)), asc(customers.createdAt))
    .limit(1);
  return row?.id;
};

/** The record of an account, by id. */
export const recordOfAccount = async (tx: Tx, userId: string): Promise<string | undefined> => {
  const [row] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.userId, userId));
  return row?.id;
};

/** Deletes a customer; false, and nothing is done, when bookings name them. */
export const deleteRecord = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(customers).where(eq(customers.id, id)));

const noContact = {
  email: '',
  phone: '',
  dateOfBirth: null,
  licenseNumber: null,
  licenseExpiryDate: null,
  nationality: null,
  passportNumber: null,
} as const;

const nobody = {
  ...noContact,
  firstName: '',
  lastName: '',
  street: null,
  city: null,
  province: null,
  postalCode: null,
  country: null,
} as const;

type Erased = Readonly<{ now: Temporal.Instant; keepsNameAndAddress: boolean }>;

/**
 * Makes guests anonymous, but for the name and address that invoices need where they are to stay. Of their documents the
 * rows go at once, the files with the next `forget-lost-documents`.
 */
export const eraseGuests = async (
  tx: Tx,
  ids: readonly string[],
  { now, keepsNameAndAddress }: Erased,
): Promise<void> => {
  if (ids.length === 0) return;
  const erased = await tx
    .update(customers)
    .set({
      ...(keepsNameAndAddress ? noContact : nobody),
      archivedAt: now,
      anonymisedAt: now,
      version: nextVersion,
    })
    .where(and(inArray(customers.id, [...ids]), isNull(customers.userId)))
    .returning({ id: customers.id });
  if (erased.length === 0) return;
  await tx.delete(customerDocuments).where(
    inArray(
      customerDocuments.customerId,
      erased.map(({ id }) => id),
    ),
  );
};

/** Lets an account's record go: it is a guest's from then on. Answers its id, if there is one. */
export const leaveAccount = async (tx: Tx, userId: string): Promise<string | undefined> => {
  const [row] = await tx
    .update(customers)
    .set({ userId: null })
    .where(eq(customers.userId, userId))
    .returning({ id: customers.id });
  return row?.id;
};
