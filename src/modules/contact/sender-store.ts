import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { customers } from '#modules/customers/customer-tables.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { contactMessages } from './contact-tables.ts';

const isAddress = (column: AnyPgColumn, email: string) => eq(sql`lower(${column})`, email.toLowerCase());

/** The customer with an e-mail: one with an account first, else the newest. */
export const customerByEmail = async (tx: Tx, email: string) => {
  const { id, number, firstName, lastName, userId, createdAt, archivedAt } = customers;
  const [customer] = await tx
    .select({ id, number, firstName, lastName })
    .from(customers)
    .where(and(isAddress(customers.email, email), isNull(archivedAt)))
    .orderBy(sql`${userId} is null`, desc(createdAt))
    .limit(1);
  return customer;
};

type Sender = Readonly<{ email: string; customerId: string | undefined; references: readonly string[] }>;

/** The bookings whose numbers the text contains, then the newest of its sender. */
export const bookingsOfSender = (tx: Tx, { email, customerId, references }: Sender, most: number) => {
  const { id, reference, status, pickUpAt, dropOffAt, archivedAt } = bookings;
  const isInText: SQL<boolean> = sql`${reference} = any(${sql.param([...references])}::text[])`;
  const isTheirs: SQL<boolean> = sql`${or(isAddress(bookings.email, email), customerId ? eq(bookings.customerId, customerId) : undefined)}`;
  return tx
    .select({
      id,
      reference,
      status,
      pickUpAt,
      dropOffAt,
      vehicleName: sql<string>`${vehicles.brand} || ' ' || ${vehicles.model}`,
      isInText: sql<boolean>`(${isInText})`,
      isTheirs: sql<boolean>`(${isTheirs})`,
    })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(and(isNull(archivedAt), or(isInText, isTheirs)))
    .orderBy(desc(sql`(${isInText})`), desc(pickUpAt), desc(id))
    .limit(most);
};
export type SenderBooking = Awaited<ReturnType<typeof bookingsOfSender>>[number];

/** Other messages from the same e-mail, newest first. */
export const otherMessages = (tx: Tx, { id, email }: { id: string; email: string }, most: number) =>
  tx
    .select({
      id: contactMessages.id,
      subject: contactMessages.subject,
      status: contactMessages.status,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(and(isAddress(contactMessages.email, email), ne(contactMessages.id, id), isNull(contactMessages.archivedAt)))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(most);
