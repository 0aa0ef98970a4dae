import { and, eq, isNull, sql } from 'drizzle-orm';
import { assembledOnce, present, type Tx } from '#platform/database/database.ts';
import { customers } from './customer-tables.ts';
import type { Person } from './rules/same-person.ts';

/** The guests on record under an e-mail, oldest first. */
export const guestsByEmail = (tx: Tx, email: string): Promise<(Person & { id: string })[]> =>
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

type NewCustomer = Person & Readonly<{ licenseNumber: string; createdAt: Temporal.Instant }>;

export const insertCustomer = async (tx: Tx, customer: NewCustomer): Promise<string> => {
  const [row] = await tx.insert(customers).values(customer).returning({ id: customers.id });
  return present(row).id;
};

/** The user account that a customer belongs to; null for a guest, and where there is no such customer. */
export const ownerOf = async (tx: Tx, customerId: string): Promise<string | null> => {
  const [row] = await tx.select({ userId: customers.userId }).from(customers).where(eq(customers.id, customerId));
  return row?.userId ?? null;
};
