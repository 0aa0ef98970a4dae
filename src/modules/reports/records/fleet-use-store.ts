import { sql } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { ended } from './earned-store.ts';

/** Of a vehicle in a period: how long it was there to be rented, and how long it was, in seconds. */
export type VehicleUse = Readonly<{ categoryId: string; there: number; rented: number }>;

/**
 * Every vehicle that was in the fleet in a period. It is there from its creation to its archiving but for maintenance;
 * it is rented by bookings that are confirmed or completed, from the pick-up to the return, or to the agreed one.
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
