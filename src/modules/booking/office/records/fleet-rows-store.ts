import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#kernel/paging.ts';
import { categories, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';

/** How the office orders vehicles: by category, then by name and plate. */
const inOrder = [
  asc(categories.displayOrder),
  asc(categories.name),
  asc(categories.id),
  asc(vehicles.brand),
  asc(vehicles.model),
  asc(vehicles.licensePlate),
  asc(vehicles.id),
];

/** A page of vehicles as the office chooses among them. */
export const fleetVehicles = (tx: Tx, where: SQL | undefined, { limit, offset }: Page) =>
  tx
    .select({
      id: vehicles.id,
      brand: vehicles.brand,
      model: vehicles.model,
      licensePlate: vehicles.licensePlate,
      bodyType: vehicles.bodyType,
      color: vehicles.color,
      images: vehicles.images,
      status: vehicles.status,
      dailyRate: vehicles.dailyRate,
      categoryId: categories.id,
      categoryName: categories.name,
      categoryNameInThai: categories.nameInThai,
    })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);

export type FleetVehicleRow = Awaited<ReturnType<typeof fleetVehicles>>[number];

export const countFleetVehicles = async (tx: Tx, where: SQL | undefined): Promise<number> => {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(where);
  return returnedRow(row).total;
};

/** The place of a vehicle in the order, from 1; undefined if it is not among them. */
export const placeInFleet = async (tx: Tx, where: SQL | undefined, id: SQL): Promise<number | undefined> => {
  const placed = tx
    .select({
      id: vehicles.id,
      place: sql<number>`(row_number() over (order by ${sql.join(inOrder, sql`, `)}))::int`.as('place'),
    })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(where)
    .as('placed');
  const [row] = await tx.select({ place: placed.place }).from(placed).where(sql`${placed.id} = ${id}`);
  return row?.place;
};
