import { sql } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { ended } from './earned-store.ts';

/** How long a vehicle was available for rent (`there`) and rented in a period, in seconds. */
export type VehicleUse = Readonly<{ categoryId: string; there: number; rented: number }>;

/**
 * The use of every vehicle that was in the fleet in a period. A vehicle is available from its creation to its
 * archiving, except during maintenance; it is rented by confirmed or completed bookings from pick-up to the actual
 * return, else the agreed one.
 */
export const fleetUse = async (tx: Tx, period: Period): Promise<VehicleUse[]> => {
  const [from, until] = [sql`${period.from.toString()}::timestamptz`, sql`${period.until.toString()}::timestamptz`];
  const { rows } = await tx.execute<{ category: string; there: string; rented: string }>(sql`
    with fleet as (
      select id, category_id, greatest(created_at, ${from}) as begins, least(archived_at, ${until}) as ends
      from vehicle where created_at < ${until} and (archived_at is null or archived_at > ${from})
    ), rented as (
      select fleet.id, sum(least(${ended}, ends) - greatest(pick_up_at, begins)) as time
      from booking join fleet on fleet.id = booking.vehicle_id
      where status in ('confirmed', 'completed') and status <> 'cancelled'
        and pick_up_at < ${until} and ${ended} >= ${from} and pick_up_at < ends and ${ended} > begins
      group by fleet.id
    ), repaired as (
      select fleet.id, sum(least(until_at, ends) - greatest(from_at, begins)) as time
      from maintenance_block join fleet on fleet.id = maintenance_block.vehicle_id
      where from_at < ends and until_at > begins
      group by fleet.id
    )
    select category_id as category,
      extract(epoch from ends - begins - coalesce(repaired.time, '0')) as there,
      extract(epoch from coalesce(rented.time, '0')) as rented
    from fleet left join rented using (id) left join repaired using (id)`);
  return rows.map(({ category, there, rented }) => ({
    categoryId: category,
    there: Number(there),
    rented: Number(rented),
  }));
};
