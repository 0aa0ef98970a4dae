import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Role } from '#kernel/role.ts';
import { users } from '#modules/identity/records/identity-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed } from '#platform/database/removal.ts';
import { customerDocuments, customers, nextVersion } from './customer-tables.ts';

/** A customer record. `role` is the role of the customer's account; null for a guest. */
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

/** Finds a customer and locks the record until the transaction ends. */
export const lockRecord = async (tx: Tx, id: string): Promise<CustomerOnRecord | undefined> => {
  const [row] = await recordOf(tx, id).for('update', { of: customers });
  return row && { ...row.record, role: row.role };
};

type NewRecord = Omit<typeof customers.$inferInsert, 'id' | 'number' | 'version'>;

export const insertRecord = async (tx: Tx, record: NewRecord): Promise<CustomerOnRecord> => {
  const [row] = await tx.insert(customers).values(record).returning({ id: customers.id });
  return returnedRow(await findRecord(tx, returnedRow(row).id));
};

export const saveRecord = async (tx: Tx, id: string, change: Partial<NewRecord>): Promise<CustomerOnRecord> => {
  await tx
    .update(customers)
    .set({ ...change, version: nextVersion })
    .where(eq(customers.id, id));
  return returnedRow(await findRecord(tx, id));
};

/**
 * The id of the unarchived customer with an e-mail, customers with an account first; `but` is the id of a customer to
 * ignore.
 */
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

/** The id of an account's customer record. */
export const recordOfAccount = async (tx: Tx, userId: string): Promise<string | undefined> => {
  const [row] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.userId, userId));
  return row?.id;
};

/** Deletes a customer; returns false and does nothing if bookings refer to the customer. */
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
  notes: '',
  doNotRentReason: null,
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
 * Anonymises guests, except for the name and address if invoices need them. Deletes the rows of their documents; the
 * next `forget-lost-documents` deletes the files.
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

/** Detaches an account's customer record, which becomes a guest's. Returns the record's id, if there is one. */
export const detachFromAccount = async (tx: Tx, userId: string): Promise<string | undefined> => {
  const [row] = await tx
    .update(customers)
    .set({ userId: null })
    .where(eq(customers.userId, userId))
    .returning({ id: customers.id });
  return row?.id;
};
