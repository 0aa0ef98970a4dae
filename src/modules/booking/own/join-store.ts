import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { customers } from '#modules/customers/customer-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from '../records/booking-tables.ts';

type GuestBooking = Readonly<{ id: string; customerId: string }>;

/** The bookings that guests made with an e-mail, in any case; those of accounts are not among them. They stay as they are meanwhile. */
export const lockGuestBookings = (tx: Tx, email: string): Promise<GuestBooking[]> =>
  tx
    .select({ id: bookings.id, customerId: bookings.customerId })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(eq(sql`lower(${bookings.email})`, email.toLowerCase()), isNull(customers.userId)))
    .orderBy(bookings.id)
    .for('update', { of: bookings });

/** Gives locked guest bookings to a customer. Answers the guests who are left without any. */
export const giveBookings = async (tx: Tx, given: readonly GuestBooking[], customerId: string): Promise<string[]> => {
  const ids = given.map(({ id }) => id);
  await tx.update(bookings).set({ customerId }).where(inArray(bookings.id, ids));
  const left = tx.select().from(bookings).where(eq(bookings.customerId, customers.id));
  const before = given.map((booking) => booking.customerId);
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, before), notExists(left)));
  return rows.map(({ id }) => id);
};
