import { and, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { recentBookings } from '../records/recent-bookings-store.ts';
import type { DaySums } from '../rules/day-sums.ts';

/** The number of bookings made and not cancelled, by Bangkok day. */
export const madeByDay = async (tx: Tx, { from, until }: Period): Promise<DaySums> => {
  const day = sql`(${bookings.createdAt} at time zone 'Asia/Bangkok')::date`;
  const rows = await tx
    .select({ day: sql<string>`to_char(${day}, 'YYYY-MM-DD')`, count: sql<number>`count(*)::int` })
    .from(bookings)
    .where(and(gte(bookings.createdAt, from), lt(bookings.createdAt, until), ne(bookings.status, 'cancelled')))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.count]));
};

/** The newest bookings made in a period. */
export const newestIn = (tx: Tx, { from, until }: Period, most: number) =>
  recentBookings(
    tx,
    and(isNull(bookings.archivedAt), gte(bookings.createdAt, from), lt(bookings.createdAt, until)),
    most,
  );

/**
 * The customers who made a booking in a period, cancelled ones aside: how many are new, and how many had booked before.
 */
export const customersBooking = async (tx: Tx, { from, until }: Period) => {
  const { rows } = await tx.execute<{ all: number; before: number }>(sql`
    select count(*)::int as all, (count(*) filter (where has_before))::int as before
    from (
      select exists (
        select from booking earlier where earlier.customer_id = made.customer_id
          and earlier.status <> 'cancelled' and earlier.created_at < ${from.toString()}
      ) as has_before
      from (
        select distinct customer_id from booking
        where status <> 'cancelled' and created_at >= ${from.toString()} and created_at < ${until.toString()}
      ) made
    ) customer`);
  const { all, before } = returnedRow(rows[0]);
  return { new: all - before, returning: before };
};
