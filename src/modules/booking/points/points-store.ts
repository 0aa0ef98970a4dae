import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { customers } from '#modules/customers/customer-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from '../records/booking-tables.ts';

const { id, reference, status, earnsPoints, quote, paid, refunded, promised, returnedAt, createdAt } = bookings;

/** The bookings of an account as its points follow from them, newest first; `but` excludes a booking being replaced. */
export const pointsBookings = (tx: Tx, { userId, but }: { userId: string; but?: string | undefined }) =>
  tx
    .select({ id, reference, status, earnsPoints, quote, paid, refunded, promised, returnedAt, createdAt })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(eq(customers.userId, userId), but ? ne(bookings.id, but) : undefined))
    .orderBy(desc(bookings.createdAt), desc(bookings.id));

/** The account whose points a booking spends; null for a guest, and once the account is gone. */
export const accountOfBooking = async (tx: Tx, bookingId: string): Promise<string | null> => {
  const [row] = await tx
    .select({ userId: customers.userId })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(eq(bookings.id, bookingId));
  return row?.userId ?? null;
};

/** Takes an advisory lock on the points of an account. Take it before the locks of record 0005. */
export const lockPoints = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`points of ${userId}`}, 0))`);

/** As `lockPoints`, of the account whose points a booking spends. */
export const lockPointsOf = async (tx: Tx, bookingId: string): Promise<void> => {
  const userId = await accountOfBooking(tx, bookingId);
  if (userId) await lockPoints(tx, userId);
};
