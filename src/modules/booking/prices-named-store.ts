import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from './booking-tables.ts';

/** Which of these seasons quotes of bookings name, whatever became of name and dates since. */
export const seasonsNamedIn = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select season.id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as season (id)
    where exists (
      select from ${bookings}
      where ${bookings.quote} -> 'seasons' @> jsonb_build_array(jsonb_build_object('id', season.id)))`);
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
