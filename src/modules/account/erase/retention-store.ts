import { and, asc, eq, exists, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { zeroSatang } from '#kernel/money.ts';
import { bookings, endedAt } from '#modules/booking/records/booking-tables.ts';
import { customers } from '#modules/customers/customer-tables.ts';
import type { Tx } from '#platform/database/database.ts';

type Limits = Readonly<{ before: Temporal.Instant; most: number }>;

/** E-mail and phone in one: some people have a phone alone. */
const contactIn = (table: typeof bookings | typeof customers): SQL => sql`${table.email} || ${table.phone}`;

const hasContact = ne(contactIn(bookings), '');

const guestBookings = (tx: Tx, { before, most }: Limits, which: SQL | undefined) =>
  tx
    .select({ id: bookings.id, status: bookings.status, paid: bookings.paid })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(isNull(customers.userId), lt(endedAt, before.toString()), which))
    .orderBy(asc(bookings.id))
    .limit(most);

/** Guests' bookings that were cancelled without payment and still have contact details. */
export const unpaidBookings = (tx: Tx, limits: Limits) =>
  guestBookings(tx, limits, and(eq(bookings.status, 'cancelled'), eq(bookings.paid, zeroSatang), hasContact));

/** Guests' bookings that are over and still have contact details. */
export const reachableBookings = (tx: Tx, limits: Limits) => guestBookings(tx, limits, hasContact);

/** Guests' bookings that are over and still have a name. */
export const namedBookings = (tx: Tx, limits: Limits) => guestBookings(tx, limits, ne(bookings.firstName, ''));

/**
 * Guests with contact details although none of their bookings has any; guests without bookings only if created before
 * the limit.
 */
export const reachableGuests = (tx: Tx, limits: Limits) =>
  idleGuests(tx, limits, { held: contactIn(customers), in: contactIn(bookings) });

/**
 * Guests with a name although none of their bookings has one; guests without bookings only if created before the limit.
 */
export const namedGuests = (tx: Tx, limits: Limits) =>
  idleGuests(tx, limits, { held: sql`${customers.firstName}`, in: sql`${bookings.firstName}` });

type Trace = Readonly<{ held: SQL; in: SQL }>;

const idleGuests = async (tx: Tx, { before, most }: Limits, { held, in: inBooking }: Trace): Promise<string[]> => {
  const isOfCustomer = eq(bookings.customerId, customers.id);
  const any = tx.select().from(bookings).where(isOfCustomer);
  const revealing = tx
    .select()
    .from(bookings)
    .where(and(isOfCustomer, ne(inBooking, '')));
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        ...[isNull(customers.userId), ne(held, ''), not(exists(revealing))],
        or(exists(any), lt(customers.createdAt, before)),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(most);
  return rows.map(({ id }) => id);
};
