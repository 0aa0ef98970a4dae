import { and, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import { satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { amountOwed, isListed } from '#modules/booking/index.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';

/** The number of vehicles by status today, without archived ones. */
export const countVehicles = async (tx: Tx) => {
  const rows = await tx
    .select({ status: vehicles.status, count: sql<number>`count(*)::int` })
    .from(vehicles)
    .where(isNull(vehicles.archivedAt))
    .groupBy(vehicles.status);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const [available, rented, maintenance] = [of('available'), of('rented'), of('maintenance')];
  return { totalVehicles: available + rented + maintenance, available, rented, maintenance };
};

/** The number of bookings in the office's list, by status. */
export const countBookings = async (tx: Tx) => {
  const rows = await tx
    .select({ status: bookings.status, count: sql<number>`count(*)::int` })
    .from(bookings)
    .where(isListed)
    .groupBy(bookings.status);
  const none = { pending: 0, confirmed: 0, completed: 0, cancelled: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) } as typeof none;
};

/** The number of bookings made in a period and not cancelled. */
export const countMade = (tx: Tx, { from, until }: Period): Promise<number> =>
  tx.$count(
    bookings,
    and(gte(bookings.createdAt, from), lt(bookings.createdAt, until), ne(bookings.status, 'cancelled')),
  );

/** The confirmed bookings with pick-up in a period: their number, the sum of their totals and all that they owe. */
export const confirmedIn = async (tx: Tx, period: Period) => {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      total: sql<string>`coalesce(sum(${bookings.total}), 0)`,
      owed: sql<string>`coalesce(sum(${amountOwed}), 0)`,
    })
    .from(bookings)
    .where(
      and(
        isListed,
        eq(bookings.status, 'confirmed'),
        gte(bookings.pickUpAt, period.from),
        lt(bookings.pickUpAt, period.until),
      ),
    );
  const { count, ...sums } = returnedRow(row);
  return { count, total: satang(Number(sums.total)), owed: satang(Number(sums.owed)) };
};
