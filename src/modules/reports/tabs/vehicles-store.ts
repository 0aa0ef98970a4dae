import { asc, eq, isNull, sql } from 'drizzle-orm';
import { satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { categories, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';

/**
 * What each vehicle brought in a period, and its number of bookings made in it: of the fleet, and of the archived ones
 * that have either.
 */
export const vehicleResults = async (tx: Tx, { from, until }: Period) => {
  const { rows } = await tx.execute<VehicleRow>(sql`
    with moved as (
      select booking_id, sum((amount_satang - fee_satang) * case kind when 'payment' then 1 else -1 end) as net
      from ledger_entry where created_at >= ${from.toString()} and created_at < ${until.toString()}
      group by booking_id
    ), sums as (
      select vehicle_id, sum(net) as revenue, sum(made) as bookings
      from (
        select booking.vehicle_id, moved.net, 0 as made from moved join booking on booking.id = moved.booking_id
        union all
        select vehicle_id, 0, 1 from booking
        where status <> 'cancelled' and created_at >= ${from.toString()} and created_at < ${until.toString()}
      ) each group by vehicle_id
    )
    select vehicle.id, brand || ' ' || model as name, model, license_plate as plate, body_type as "bodyType", color,
      category.name as category, category.name_th as "categoryInThai", coalesce(sums.bookings, 0)::int as bookings,
      coalesce(sums.revenue, 0) as revenue
    from vehicle join category on category.id = vehicle.category_id left join sums on sums.vehicle_id = vehicle.id
    where sums.vehicle_id is not null or vehicle.archived_at is null
    order by vehicle.id`);
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: satang(Number(revenue)) }));
};

type VehicleRow = {
  id: string;
  name: string;
  model: string;
  plate: string;
  bodyType: string;
  color: string;
  category: string;
  categoryInThai: string | null;
  bookings: number;
  revenue: string;
};

/** Every category in the display order, with its present number of vehicles. */
export const categoriesWithVehicles = (tx: Tx) =>
  tx
    .select({
      id: categories.id,
      name: categories.name,
      nameInThai: categories.nameInThai,
      vehicles: sql<number>`(count(${vehicles.id}) filter (where ${isNull(vehicles.archivedAt)}))::int`,
    })
    .from(categories)
    .leftJoin(vehicles, eq(vehicles.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(asc(categories.displayOrder), asc(categories.name), asc(categories.id));
