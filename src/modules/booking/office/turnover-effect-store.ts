import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/**
 * How many pairs of rentals that follow each other on one vehicle would be closer than so many hours, where the second
 * is still to come. Holds that are over count for nothing.
 */
export const countCloserThan = async (
  tx: Tx,
  { hours, now }: { hours: number; now: Temporal.Instant },
): Promise<number> => {
  const at = now.toString();
  const { rows } = await tx.execute<{ pairs: number }>(sql`
    select count(*)::int as pairs
    from (
      select pick_up_at, lag(drop_off_at) over (partition by vehicle_id order by pick_up_at) as before
      from booking
      where status in ('pending', 'confirmed') and (hold_until is null or hold_until > ${at}) and drop_off_at > ${at}
    ) rental
    where pick_up_at > ${at} and pick_up_at < before + ${hours} * interval '1 hour'`);
  return rows[0]?.pairs ?? 0;
};
