import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { VehicleShape } from '#contract/fleet.ts';
import type { Page } from '#kernel/paging.ts';
import type { Problem } from '#kernel/problem.ts';
import { photosOf } from '#modules/pictures/index.ts';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed } from '#platform/database/removal.ts';
import { idsInPortions } from '#platform/database/snapshot.ts';
import { categories, locations, maintenanceBlocks, vehicleDamage, vehicles } from '../records/fleet-tables.ts';
import { vehiclesMeant } from '../records/vehicle-search-store.ts';
import { plateTaken, vinTaken } from '../rules/problems.ts';

const columns = {
  id: vehicles.id,
  brand: vehicles.brand,
  model: vehicles.model,
  year: vehicles.year,
  categoryId: categories.id,
  slug: categories.slug,
  categoryName: categories.name,
  categoryNameInThai: categories.nameInThai,
  bodyType: vehicles.bodyType,
  color: vehicles.color,
  seats: vehicles.seats,
  luggage: vehicles.luggage,
  transmission: vehicles.transmission,
  fuelType: vehicles.fuelType,
  doors: vehicles.doors,
  bootLitres: vehicles.bootLitres,
  consumption: vehicles.consumption,
  rangeKm: vehicles.rangeKm,
  chargeMinutes: vehicles.chargeMinutes,
  licensePlate: vehicles.licensePlate,
  vin: vehicles.vin,
  homeLocationId: vehicles.homeLocationId,
  homeName: locations.name,
  homeNameInThai: locations.nameInThai,
  mileage: vehicles.mileage,
  dailyRate: vehicles.dailyRate,
  weeklyRate: vehicles.weeklyRate,
  monthlyRate: vehicles.monthlyRate,
  status: vehicles.status,
  images: vehicles.images,
  features: vehicles.features,
  createdAt: vehicles.createdAt,
  version: vehicles.version,
};

const isInFleet = isNull(vehicles.archivedAt);

const byName = [asc(vehicles.brand), asc(vehicles.model), asc(vehicles.licensePlate), asc(vehicles.id)];

const vehiclesWhere = (tx: Tx, where: SQL | undefined) =>
  tx
    .select(columns)
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .leftJoin(locations, eq(locations.id, vehicles.homeLocationId))
    .where(and(isInFleet, where))
    .orderBy(...byName)
    .$dynamic();

/** A vehicle with the fields that the office sees. */
export type FleetVehicle = Awaited<ReturnType<typeof vehiclesWhere>>[number];

export type FleetFilter = Readonly<{
  search?: string | undefined;
  status?: VehicleShape['status'] | undefined;
  categoryId?: string | undefined;
}>;

/** All matching vehicles in batches. Run it in a snapshot transaction, so that the batches agree. */
export async function* everyVehicle(tx: Tx, { status, ...filter }: FleetFilter): AsyncGenerator<FleetVehicle[]> {
  const ids = tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(and(isInFleet, matchingFilter(filter), status && eq(vehicles.status, status)))
    .orderBy(...byName);
  for await (const portion of idsInPortions(tx, ids)) yield await vehiclesWhere(tx, inArray(vehicles.id, portion));
}

const matchingFilter = ({ search, categoryId }: Omit<FleetFilter, 'status'>) =>
  and(search ? vehiclesMeant(search) : undefined, categoryId ? eq(categories.id, categoryId) : undefined);

/** A page of vehicles by brand, model and plate, with the counts by status: of the search and of the whole fleet. */
export const listFleet = async (tx: Tx, { status, ...filter }: FleetFilter, { limit, offset }: Page) => {
  const matches = matchingFilter(filter);
  const [rows, [counts]] = await Promise.all([
    vehiclesWhere(tx, and(matches, status && eq(vehicles.status, status)))
      .limit(limit)
      .offset(offset),
    tx
      .select({ ...countsWhere('', matches ?? sql`true`), ...countsWhere('fleet_', sql`true`) })
      .from(vehicles)
      .innerJoin(categories, eq(categories.id, vehicles.categoryId))
      .where(isInFleet),
  ]);
  const totals = returnedRow(counts);
  const fleet = {
    all: totals.fleet_all,
    available: totals.fleet_available,
    rented: totals.fleet_rented,
    maintenance: totals.fleet_maintenance,
  };
  const { all, available, rented, maintenance } = totals;
  const byStatus = { all, available, rented, maintenance };
  return { rows, counts: byStatus, fleet, total: byStatus[status ?? 'all'] };
};

const count = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;

const countsWhere = <Prefix extends '' | 'fleet_'>(prefix: Prefix, matches: SQL) => {
  const ofStatus = (status: string) => count(sql`${matches} and ${vehicles.status} = ${status}`);
  return {
    [`${prefix}all`]: count(matches),
    [`${prefix}available`]: ofStatus('available'),
    [`${prefix}rented`]: ofStatus('rented'),
    [`${prefix}maintenance`]: ofStatus('maintenance'),
  } as Record<`${Prefix}${'all' | 'available' | 'rented' | 'maintenance'}`, SQL<number>>;
};

export const findInFleet = async (tx: Tx, id: string): Promise<FleetVehicle | undefined> => {
  const [row] = await vehiclesWhere(tx, eq(vehicles.id, id));
  return row;
};

/** The photos among the images of the given vehicles. */
export const photosOfFleet = (tx: Tx, rows: readonly FleetVehicle[]) =>
  photosOf(
    tx,
    rows.flatMap(({ images }) => images),
  );

type NewRow = typeof vehicles.$inferInsert;

/** Inserts a vehicle. 409 `fleet.plate-taken`, `fleet.vin-taken`. */
export const insertVehicle = async (tx: Tx, row: NewRow): Promise<FleetVehicle> => {
  const [inserted] = await refusingTaken(tx.insert(vehicles).values(row).returning({ id: vehicles.id }));
  return returnedRow(await findInFleet(tx, returnedRow(inserted).id));
};

/** Updates a vehicle and its version. 409 `fleet.plate-taken`, `fleet.vin-taken`. The caller has locked the vehicle. */
export const saveVehicle = async (tx: Tx, id: string, changes: Partial<NewRow>): Promise<FleetVehicle> => {
  const next = { ...changes, version: sql`${vehicles.version} + 1` };
  await refusingTaken(tx.update(vehicles).set(next).where(eq(vehicles.id, id)));
  return returnedRow(await findInFleet(tx, id));
};

/** The given plates that vehicles of the fleet already have. */
export const takenPlates = async (tx: Tx, plates: readonly string[]): Promise<Set<string>> => {
  const rows = await tx
    .select({ plate: vehicles.licensePlate })
    .from(vehicles)
    .where(and(isInFleet, sql`${vehicles.licensePlate} = any(${sql.param([...plates])}::text[])`));
  return new Set(rows.map(({ plate }) => plate));
};

/** What a vehicle shares with no other of the fleet. */
const taken: Readonly<Record<string, () => Problem>> = { vehicle_plate: plateTaken, vehicle_vin: vinTaken };

const refusingTaken = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    throw taken[brokenConstraint(error) ?? '']?.() ?? error;
  }
};

/** Deletes a vehicle and its blocks; returns false and does nothing if other records refer to it. */
export const deleteVehicle = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, async (inner) => {
    await inner.delete(maintenanceBlocks).where(eq(maintenanceBlocks.vehicleId, id));
    await inner.delete(vehicleDamage).where(eq(vehicleDamage.vehicleId, id));
    await inner.delete(vehicles).where(eq(vehicles.id, id));
  });

/** Returns an archived vehicle to the fleet; undefined if it was not archived. 409 `fleet.plate-taken`, `fleet.vin-taken`. */
export const unarchiveVehicle = async (tx: Tx, id: string): Promise<FleetVehicle | undefined> => {
  const next = { archivedAt: null, version: sql`${vehicles.version} + 1` };
  const matches = and(eq(vehicles.id, id), isNotNull(vehicles.archivedAt));
  const [back] = await refusingTaken(tx.update(vehicles).set(next).where(matches).returning({ id: vehicles.id }));
  return back && findInFleet(tx, back.id);
};

export const archiveVehicle = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx
    .update(vehicles)
    .set({ archivedAt: now, version: sql`${vehicles.version} + 1` })
    .where(eq(vehicles.id, id));
};
