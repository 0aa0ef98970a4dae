import { and, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import { satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { amountOwed, isListed } from '#modules/booking/index.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';

/** The number of vehicles by status today, without archived ones. */
export const countVehicles = cachedRead(['vehicle'], async (tx) => {
  const rows = await tx
    .select({ status: vehicles.status, count: sql<number>`count(*)::int` })
    .from(vehicles)
    .where(isNull(vehicles.archivedAt))
    .groupBy(vehicles.status);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const [available, rented, maintenance] = [of('available'), of('rented'), of('maintenance')];
  return { totalVehicles: available + rented + maintenance, available, rented, maintenance };
});

/** The number of bookings made in a period and not cancelled. */
export const countMade = (tx: Tx, { from, until }: Period): Promise<number> =>
  tx.$count(
    bookings,
    and(gte(bookings.createdAt, from), lt(bookings.createdAt, until), ne(bookings.status, 'cancelled')),
  );

/** The confirmed bookings with pick-up in a period: their number, the sum of their totals and all that they owe. */
export const confirmedIn = async (tx: Tx, period: Period) => {
  // Not as a condition of the query: nearly all of them are, and PostgreSQL would look for them in another index too.
  const confirmed = sql`filter (where ${bookings.status} = 'confirmed')`;
  const [row] = await tx
    .select({
      count: sql<number>`(count(*) ${confirmed})::int`,
      total: sql<string>`coalesce(sum(${bookings.total}) ${confirmed}, 0)`,
      owed: sql<string>`coalesce(sum(${amountOwed}) ${confirmed}, 0)`,
    })
    .from(bookings)
    .where(and(isListed, gte(bookings.pickUpAt, period.from), lt(bookings.pickUpAt, period.until)));
  const { count, ...sums } = returnedRow(row);
  return { count, total: satang(Number(sums.total)), owed: satang(Number(sums.owed)) };
};
