import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import { zeroSatang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from './booking-tables.ts';

/** Figures of customers: bookings not cancelled, and payments less refunds of all, cancelled ones too. */
export const customerFigures = async (tx: Tx, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, CustomerFigures>();
  const counts = ne(bookings.status, 'cancelled');
  const isOpen = and(inArray(bookings.status, ['pending', 'confirmed']), isNull(bookings.archivedAt));
  const rows = await tx
    .select({
      customerId: bookings.customerId,
      inAll: sql<number>`count(*)::int`,
      count: sql<number>`(count(*) filter (where ${counts}))::int`,
      listed: sql<number>`(count(*) filter (where ${isNull(bookings.archivedAt)}))::int`,
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      spent: sql`coalesce(sum(${bookings.paid} - ${bookings.refunded}), 0)`.mapWith(bookings.paid),
      lastAt: sql`max(${bookings.createdAt}) filter (where ${counts})`.mapWith(bookings.createdAt),
    })
    .from(bookings)
    .where(inArray(bookings.customerId, [...ids]))
    .groupBy(bookings.customerId);
  return new Map(rows.map(({ customerId, ...figures }) => [customerId, figures as CustomerFigures]));
};

export type CustomerFigures = Readonly<{
  inAll: number;
  /** In the office's list. */
  listed: number;
  /** Those of the list that are pending or confirmed. */
  open: number;
  count: number;
  spent: typeof bookings.$inferSelect.paid;
  lastAt: Temporal.Instant | null;
}>;

export const noFigures: CustomerFigures = { inAll: 0, listed: 0, open: 0, count: 0, spent: zeroSatang, lastAt: null };
