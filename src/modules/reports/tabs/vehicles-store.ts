import { asc, eq, isNull, sql } from 'drizzle-orm';
import { satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { categories, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** The vehicles with the most revenue in a period, and their number of bookings. */
export const topVehicles = async (tx: Tx, { from, until }: Period, most: number) => {
  const { rows } = await tx.execute<TopVehicle>(sql`
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
    select vehicle.id, brand || ' ' || model as name, license_plate as plate, body_type as "bodyType", color,
      category.name as category, category.name_th as "categoryInThai", bookings::int, revenue::text
    from sums join vehicle on vehicle.id = sums.vehicle_id join category on category.id = vehicle.category_id
    order by sums.revenue desc, brand || ' ' || model collate "C", vehicle.id
    limit ${most}`);
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: satang(Number(revenue)) }));
};

type TopVehicle = {
  id: string;
  name: string;
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
