import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { assembledInsert, assembledOnce, returnedRow, type Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { mentions } from '#platform/database/text-search.ts';
import { customers } from './customer-tables.ts';
import { customerNumberIn } from './rules/customer-number.ts';
import type { PersonalDetails } from './rules/same-person.ts';

/** The guest records with an e-mail, oldest first. */
export const guestsByEmail = (tx: Tx, email: string): Promise<(PersonalDetails & { id: string })[]> =>
  guests(tx).execute({ email: email.toLowerCase() });

const guests = assembledOnce((tx) =>
  tx
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      phone: customers.phone,
    })
    .from(customers)
    .where(
      and(
        eq(sql`lower(${customers.email})`, sql.placeholder('email')),
        isNull(customers.userId),
        isNull(customers.archivedAt),
      ),
    )
    .orderBy(customers.createdAt, customers.id),
);

type NewGuest = PersonalDetails & Readonly<{ licenseNumber: string; createdAt: Temporal.Instant }>;

export const insertCustomer = async (tx: Tx, customer: NewGuest): Promise<string> => {
  const [row] = await insertGuest(tx, customer);
  return returnedRow(row).id;
};

const insertGuest = assembledInsert((tx, customer: NewGuest) =>
  tx.insert(customers).values(customer).returning({ id: customers.id }),
);

/** The user account that a customer belongs to; null for a guest or an unknown customer. */
export const ownerOf = async (tx: Tx, customerId: string): Promise<string | null> => {
  const [row] = await tx.select({ userId: customers.userId }).from(customers).where(eq(customers.id, customerId));
  return row?.userId ?? null;
};

export type NewCustomerRow = typeof customers.$inferInsert;

/** Inserts customers as given, for seeding. */
export const addCustomers = async (tx: Tx, rows: readonly NewCustomerRow[]): Promise<void> => {
  await insertMany(tx, customers, rows);
};

/** Matches the text that staff type: name, e-mail, passport, telephone in any notation, or customer number. */
export const customerMatches = (typed: string): SQL | undefined => {
  const number = customerNumberIn(typed);
  return or(mentions(customers.searchText, typed), number === null ? undefined : eq(customers.number, number));
};
