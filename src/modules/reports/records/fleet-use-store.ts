import { sql } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { rentalsIn } from './earned-store.ts';

/**
 * How long the vehicles of a category were available for rent (`there`) and rented in a period, in seconds; their number,
 * and that of those that were rented at all.
 */
export type CategoryUse = Readonly<{
  categoryId: string;
  there: number;
  rented: number;
  total: number;
  utilized: number;
}>;

/**
 * The use of the vehicles that were in the fleet in a period, by category. A vehicle is available from its creation to its
 * archiving, except during maintenance; it is rented by confirmed or completed bookings from pick-up to the actual
 * return, else the agreed one.
 */
export const fleetUse = async (tx: Tx, period: Period): Promise<CategoryUse[]> => {
  const [from, until] = [sql`${period.from.toString()}::timestamptz`, sql`${period.until.toString()}::timestamptz`];
  const { rows } = await tx.execute<{
    category: string;
    there: string;
    rented: string;
    total: number;
    utilized: number;
  }>(sql`
    with fleet as (
      select id, category_id, greatest(created_at, ${from}) as begins, least(archived_at, ${until}) as ends
      from vehicle where created_at < ${until} and (archived_at is null or archived_at > ${from})
    ), rented as (
      select fleet.id, sum(least(ended, ends) - greatest(pick_up_at, begins)) as time
      from ${rentalsIn(period, sql`vehicle_id, status`)} rental join fleet on fleet.id = rental.vehicle_id
      where status in ('confirmed', 'completed') and pick_up_at < ends and ended > begins
      group by fleet.id
    ), repaired as (
      select fleet.id, sum(least(until_at, ends) - greatest(from_at, begins)) as time
      from maintenance_block join fleet on fleet.id = maintenance_block.vehicle_id
      where from_at < ends and until_at > begins
      group by fleet.id
    )
    select category_id as category, count(*)::int as total,
      (count(*) filter (where rented.time > '0'))::int as utilized,
      extract(epoch from sum(ends - begins - coalesce(repaired.time, '0'))) as there,
      extract(epoch from sum(coalesce(rented.time, '0'))) as rented
    from fleet left join rented using (id) left join repaired using (id)
    group by category_id`);
  return rows.map(({ category, there, rented, ...vehicles }) => ({
    categoryId: category,
    there: Number(there),
    rented: Number(rented),
    ...vehicles,
  }));
};
