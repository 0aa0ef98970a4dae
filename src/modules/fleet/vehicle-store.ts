import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { BodyType } from '#contract/fleet.ts';
import type { Tx } from '#platform/database.ts';
import { categories, vehicles } from './fleet-tables.ts';
import type { Vehicle } from './vehicle.ts';

/** A vehicle by its id; archived ones are not found. */
export const findVehicle = async (tx: Tx, id: string): Promise<Vehicle | undefined> => {
  const [row] = await selectVehicles(tx).where(and(eq(vehicles.id, id), isNull(vehicles.archivedAt)));
  return row && fromRow(row);
};

/** A vehicle by its id, archived or not: bookings go on naming it. */
export const findAnyVehicle = async (tx: Tx, id: string): Promise<Vehicle | undefined> => {
  const [row] = await selectVehicles(tx).where(eq(vehicles.id, id));
  return row && fromRow(row);
};

/**
 * As findVehicle, and waits for whoever is booking, moving or blocking this vehicle. It is the first lock of a use case
 * and taken on an archived vehicle too.
 */
export const lockVehicle = async (tx: Tx, id: string): Promise<Vehicle | undefined> => {
  const [row] = await selectVehicles(tx).where(eq(vehicles.id, id)).for('update', { of: vehicles });
  return row && row.vehicle.archivedAt === null ? fromRow(row) : undefined;
};

/** The vehicles with these ids, in the order of the ids; unknown and archived ones are left out. */
export const vehiclesInOrder = async (tx: Tx, ids: readonly string[]): Promise<Vehicle[]> => {
  if (ids.length === 0) return [];
  const rows = await selectVehicles(tx).where(and(inArray(vehicles.id, [...ids]), isNull(vehicles.archivedAt)));
  const byId = new Map(rows.map((row) => [row.vehicle.id, fromRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Adds vehicles as they are; for the fill of a database and tests. Answers their ids in the same order. */
export const addVehicles = async (tx: Tx, rows: (typeof vehicles.$inferInsert)[]): Promise<string[]> =>
  (await tx.insert(vehicles).values(rows).returning({ id: vehicles.id })).map(({ id }) => id);

/** In a query, what `isOnOffer` says of a vehicle at hand. */
export const onOffer = (): SQL =>
  sql`${vehicles.archivedAt} is null and ${vehicles.status} <> 'maintenance'
    and ${categories.isActive} and ${categories.archivedAt} is null`;

/** How many vehicles of each body type are on offer. */
export const countBodyTypes = async (tx: Tx): Promise<Map<BodyType, number>> => {
  const rows = await tx
    .select({ bodyType: vehicles.bodyType, count: sql<number>`count(*)::int` })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(onOffer())
    .groupBy(vehicles.bodyType);
  return new Map(rows.map(({ bodyType, count }) => [bodyType, count]));
};

const selectVehicles = (tx: Tx) =>
  tx
    .select({ vehicle: vehicles, category: categories })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId));

type Row = { vehicle: typeof vehicles.$inferSelect; category: typeof categories.$inferSelect };

const fromRow = ({ vehicle, category }: Row): Vehicle => ({
  id: vehicle.id,
  brand: vehicle.brand,
  model: vehicle.model,
  year: vehicle.year,
  categoryId: category.id,
  category: {
    id: category.id,
    slug: category.slug,
    name: category.name,
    nameInThai: category.nameInThai,
    isActive: category.isActive && category.archivedAt === null,
  },
  bodyType: vehicle.bodyType,
  color: vehicle.color,
  seats: vehicle.seats,
  luggage: vehicle.luggage,
  transmission: vehicle.transmission,
  fuelType: vehicle.fuelType,
  licensePlate: vehicle.licensePlate,
  rates: { daily: vehicle.dailyRate, weekly: vehicle.weeklyRate, monthly: vehicle.monthlyRate },
  securityDeposit: category.securityDeposit,
  minimumDriverAge: category.minimumDriverAge,
  images: vehicle.images,
  features: vehicle.features,
  description: vehicle.description === null ? null : { en: vehicle.description, th: vehicle.descriptionInThai },
  status: vehicle.status,
});
