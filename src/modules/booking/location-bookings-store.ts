import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/** The locations that any booking ever named. */
export const bookedLocations = async (tx: Tx): Promise<Set<string>> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from location
    where exists (select from booking where pick_up_location_id = location.id)
      or exists (select from booking where drop_off_location_id = location.id)`);
  return new Set(rows.map(({ id }) => id));
};
