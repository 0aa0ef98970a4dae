import { and, asc, desc, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RefusedLength } from '#contract/office/analysis.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { categories, locations, refusedSearches, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';

const count = sql<number>`count(*)::int`;

/** The rentals of a class that were picked up in a period, by category: how many got another vehicle, and a dearer one. */
export const givenByClass = (tx: Tx, { from, until }: Period) => {
  const { vehicleId, chosenVehicleId, upgrade, pickedUpAt } = bookings;
  return tx
    .select({
      category: categories.name,
      categoryInThai: categories.nameInThai,
      rentals: count,
      others: sql<number>`(count(*) filter (where ${ne(vehicleId, chosenVehicleId)}))::int`,
      upgrades: sql<number>`count(${upgrade})::int`,
      perDay: sql`coalesce(sum(${upgrade}), 0)`.mapWith((sum: string) => satang(Number(sum))),
    })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, chosenVehicleId))
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(and(isNotNull(chosenVehicleId), gte(pickedUpAt, from), lt(pickedUpAt, until)))
    .groupBy(categories.id)
    .orderBy(desc(sql`count(${upgrade})`), desc(count), asc(categories.name), asc(categories.id));
};

const cameBackIn = ({ from, until }: Period) =>
  and(eq(bookings.status, 'completed'), gte(bookings.returnedAt, from), lt(bookings.returnedAt, until));

/** The number of rentals that came back in a period. */
export const countReturns = async (tx: Tx, period: Period): Promise<number> => {
  const [row] = await tx.select({ returns: count }).from(bookings).where(cameBackIn(period));
  return returnedRow(row).returns;
};

/** Those of them that came back elsewhere than they were picked up, by both places, most first. */
export const oneWayRentals = (tx: Tx, period: Period) => {
  const [start, end] = [alias(locations, 'start'), alias(locations, 'goal')];
  return tx
    .select({
      fromId: start.id,
      from: start.name,
      fromInThai: start.nameInThai,
      toId: end.id,
      to: end.name,
      toInThai: end.nameInThai,
      rentals: count,
    })
    .from(bookings)
    .innerJoin(start, eq(start.id, bookings.pickUpLocationId))
    .innerJoin(end, eq(end.id, bookings.dropOffLocationId))
    .where(and(cameBackIn(period), ne(bookings.pickUpLocationId, bookings.dropOffLocationId)))
    .groupBy(start.id, end.id)
    .orderBy(desc(count), asc(start.name), asc(end.name), asc(start.id), asc(end.id));
};

type Refused = Readonly<{
  day: string;
  weeksAhead: number;
  length: RefusedLength;
  categoryId: string | null;
  category: string | null;
  categoryInThai: string | null;
  searches: number;
}>;

/** The counts of searches of a period that found nothing free. */
export const refusedIn = (tx: Tx, { from, until }: Period): Promise<Refused[]> => {
  const { day, weeksAhead, length, categoryId, count: searches } = refusedSearches;
  return tx
    .select({
      ...{ day, weeksAhead, length, categoryId, searches },
      category: categories.name,
      categoryInThai: categories.nameInThai,
    })
    .from(refusedSearches)
    .leftJoin(categories, eq(categories.id, categoryId))
    .where(and(gte(day, bangkokDate(from)), lt(day, bangkokDate(until))));
};
