import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from './booking-tables.ts';

type NamedSeason = Readonly<{ id: string; name: string; startDate: string; endDate: string }>;

/**
 * Which of these seasons quotes of bookings name: by name, among the bookings of their dates, since a quote is plain
 * data and keeps no id of a season.
 */
export const seasonsNamedIn = async (tx: Tx, seasons: readonly NamedSeason[]): Promise<ReadonlySet<string>> => {
  if (seasons.length === 0) return new Set();
  const asked = JSON.stringify(
    seasons.map(({ id, name, startDate, endDate }) => ({ id, name, first: startDate, last: endDate })),
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    select season.id
    from jsonb_to_recordset(${asked}::jsonb) as season (id text, name text, first date, last date)
    where exists (
      select from ${bookings}
      where ${bookings.pickUpAt} < (season.last + 1)::timestamp at time zone 'Asia/Bangkok'
        and ${bookings.dropOffAt} > season.first::timestamp at time zone 'Asia/Bangkok'
        and ${bookings.quote} -> 'seasons' @> jsonb_build_array(
          jsonb_build_object('name', jsonb_build_object('en', season.name))))`);
  return new Set(rows.map(({ id }) => id));
};

/** Which of these promotions bookings have, or had. */
export const promotionsNamedIn = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: bookings.promotionId })
    .from(bookings)
    .where(inArray(bookings.promotionId, [...ids]));
  return new Set(rows.flatMap(({ id }) => id ?? []));
};
