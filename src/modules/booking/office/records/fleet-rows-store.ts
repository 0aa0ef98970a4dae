import { and, asc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { categories, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** Vehicles as the office chooses among them: by category, then by name and plate. */
export const fleetVehicles = (tx: Tx, where: SQL | undefined) =>
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
    .orderBy(
      asc(categories.displayOrder),
      asc(categories.name),
      asc(categories.id),
      asc(vehicles.brand),
      asc(vehicles.model),
      asc(vehicles.licensePlate),
    );

export type FleetVehicleRow = Awaited<ReturnType<typeof fleetVehicles>>[number];

/** Vehicles that may be rented out. */
export const offeredVehicles = (tx: Tx) =>
  fleetVehicles(
    tx,
    and(isNull(vehicles.archivedAt), eq(categories.isActive, true), ne(vehicles.status, 'maintenance')),
  );
