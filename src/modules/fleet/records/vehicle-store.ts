import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { BodyType } from '#contract/fleet.ts';
import type { PhotoShape } from '#contract/pictures.ts';
import { photosOf } from '#modules/pictures/index.ts';
import { assembledOnce, returnedRow, type Tx } from '#platform/database/database.ts';
import { cachedRead, cachedRows } from '#platform/database/read-cache.ts';
import type { RatingFigures } from '../rules/rating.ts';
import { categories, vehicles } from './fleet-tables.ts';
import type { Vehicle } from './vehicle.ts';

/** A vehicle by its id; archived ones are not found. */
export const findVehicle = async (tx: Tx, id: string): Promise<Vehicle | undefined> =>
  (await vehiclesInOrder(tx, [id]))[0];

/** A vehicle by its id, archived or not: old bookings still refer to it. */
export const findAnyVehicle = async (tx: Tx, id: string): Promise<Vehicle | undefined> => {
  const [row] = await selectVehicles(tx).where(eq(vehicles.id, id));
  return one(tx, row);
};

/**
 * Finds a vehicle and locks its row: concurrent bookings, moves and blocks of it wait. A use case takes this lock
 * first. Undefined for an archived vehicle, whose row is locked all the same.
 */
export const lockVehicle = async (tx: Tx, id: string): Promise<Vehicle | undefined> => {
  const [row] = await locked(tx).execute({ id });
  return one(tx, row?.archivedAt === null ? row : undefined);
};

/** Locks several vehicles, in order of their ids. Those that are not archived, by id. */
export const lockVehicles = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Vehicle>> => {
  const rows = await selectVehicles(tx)
    .where(sql`${vehicles.id} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(vehicles.id)
    .for('update', { of: vehicles });
  const inFleet = await fromRows(
    tx,
    rows.filter(({ archivedAt }) => archivedAt === null),
  );
  return new Map(inFleet.map((vehicle) => [vehicle.id, vehicle]));
};

const locked = assembledOnce((tx) =>
  selectVehicles(tx)
    .where(eq(vehicles.id, sql.placeholder('id')))
    .for('update', { of: vehicles }),
);

/** The vehicles with these ids, in the order of the ids; unknown and archived ones are left out. */
export const vehiclesInOrder = cachedRows(['vehicle', 'category', 'picture'], async (tx, ids) =>
  fromRows(tx, await inUse(tx).execute({ ids })),
);

const inUse = assembledOnce((tx) =>
  selectVehicles(tx).where(
    and(sql`${vehicles.id} = any(${sql.placeholder('ids')}::uuid[])`, isNull(vehicles.archivedAt)),
  ),
);

/** Inserts vehicles as given, for seeding and tests. Returns their ids in the same order. */
export const addVehicles = async (tx: Tx, rows: (typeof vehicles.$inferInsert)[]): Promise<string[]> =>
  (await tx.insert(vehicles).values(rows).returning({ id: vehicles.id })).map(({ id }) => id);

/** Saves the totals of a vehicle's published reviews. The caller locked the vehicle before counting them. */
export const saveRating = async (tx: Tx, vehicleId: string, { count, sum }: RatingFigures): Promise<void> => {
  await tx.update(vehicles).set({ ratingCount: count, ratingSum: sum }).where(eq(vehicles.id, vehicleId));
};

/** `isOnOffer` as an SQL condition on the query's vehicle and category. */
export const onOffer = (): SQL =>
  sql`${vehicles.archivedAt} is null and ${vehicles.status} <> 'maintenance'
    and ${categories.isActive} and ${categories.archivedAt} is null`;

/** The vehicles on offer, in the order of the list. */
export const idsOnOffer = cachedRead(['vehicle', 'category'], async (tx): Promise<string[]> => {
  const rows = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(onOffer())
    .orderBy(vehicles.featuredOrder, vehicles.id);
  return rows.map(({ id }) => id);
});

/** How many vehicles are on offer. */
export const countOnOffer = async (tx: Tx): Promise<number> => {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(onOffer());
  return returnedRow(row).count;
};

/** How many vehicles of each body type are on offer. */
export const countBodyTypes = cachedRead(
  ['vehicle', 'category'],
  async (tx): Promise<ReadonlyMap<BodyType, number>> => {
    const rows = await tx
      .select({ bodyType: vehicles.bodyType, count: sql<number>`count(*)::int` })
      .from(vehicles)
      .innerJoin(categories, eq(categories.id, vehicles.categoryId))
      .where(onOffer())
      .groupBy(vehicles.bodyType);
    return new Map(rows.map(({ bodyType, count }) => [bodyType, count]));
  },
);

const columns = {
  id: vehicles.id,
  brand: vehicles.brand,
  model: vehicles.model,
  year: vehicles.year,
  categoryId: vehicles.categoryId,
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
  daily: vehicles.dailyRate,
  weekly: vehicles.weeklyRate,
  monthly: vehicles.monthlyRate,
  images: vehicles.images,
  features: vehicles.features,
  description: vehicles.description,
  descriptionInThai: vehicles.descriptionInThai,
  status: vehicles.status,
  ratingCount: vehicles.ratingCount,
  ratingSum: vehicles.ratingSum,
  archivedAt: vehicles.archivedAt,
  slug: categories.slug,
  categoryName: categories.name,
  categoryNameInThai: categories.nameInThai,
  isActive: categories.isActive,
  bookedAsClass: categories.bookedAsClass,
  exactVehicleFee: categories.exactVehicleFee,
  categoryArchivedAt: categories.archivedAt,
  securityDeposit: categories.securityDeposit,
  minimumDriverAge: categories.minimumDriverAge,
};

const selectVehicles = (tx: Tx) =>
  tx.select(columns).from(vehicles).innerJoin(categories, eq(categories.id, vehicles.categoryId));

type Row = Awaited<ReturnType<typeof selectVehicles>>[number];

const one = async (tx: Tx, row: Row | undefined): Promise<Vehicle | undefined> =>
  (await fromRows(tx, row ? [row] : []))[0];

const fromRows = async (tx: Tx, rows: readonly Row[]): Promise<Vehicle[]> => {
  const photos = await photosOf(
    tx,
    rows.flatMap(({ images }) => images),
  );
  return rows.map((row) => fromRow(row, photos));
};

const fromRow = (row: Row, photos: ReadonlyMap<string, PhotoShape>): Vehicle => ({
  id: row.id,
  brand: row.brand,
  model: row.model,
  year: row.year,
  categoryId: row.categoryId,
  category: {
    id: row.categoryId,
    slug: row.slug,
    name: row.categoryName,
    nameInThai: row.categoryNameInThai,
    isActive: row.isActive && row.categoryArchivedAt === null,
    bookedAsClass: row.bookedAsClass,
    exactVehicleFee: row.bookedAsClass ? row.exactVehicleFee : null,
  },
  bodyType: row.bodyType,
  color: row.color,
  seats: row.seats,
  luggage: row.luggage,
  transmission: row.transmission,
  fuelType: row.fuelType,
  facts: {
    doors: row.doors,
    bootLitres: row.bootLitres,
    consumption: row.consumption,
    rangeKm: row.rangeKm,
    chargeMinutes: row.chargeMinutes,
  },
  licensePlate: row.licensePlate,
  rates: { daily: row.daily, weekly: row.weekly, monthly: row.monthly },
  securityDeposit: row.securityDeposit,
  minimumDriverAge: row.minimumDriverAge,
  images: row.images,
  photos: row.images.flatMap((url) => photos.get(url) ?? []),
  features: row.features,
  description: row.description === null ? null : { en: row.description, th: row.descriptionInThai },
  status: row.status,
  rating: { count: row.ratingCount, sum: row.ratingSum },
});
