import { and, eq, exists, isNull, max, min, or, sql } from 'drizzle-orm';
import type { Satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import type { DriverRules } from '../rules/drivers/driver-rules.ts';
import { categories, vehicles } from './fleet-tables.ts';

/**
 * The categories in use. Each has the number of its vehicles that the list without dates shows, and among those the
 * largest number of seats and of luggage and the lowest daily rate.
 */
export const readCategories = cachedRead(['category', 'vehicle'], (tx) =>
  tx
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      nameInThai: categories.nameInThai,
      description: categories.description,
      features: categories.features,
      vehicles: sql<number>`count(${vehicles.id})::int`,
      seats: max(vehicles.seats),
      luggage: max(vehicles.luggage),
      fromDailyRate: min(vehicles.dailyRate),
    })
    .from(categories)
    .leftJoin(vehicles, and(eq(vehicles.categoryId, categories.id), isNull(vehicles.archivedAt)))
    .where(inUse())
    .groupBy(categories.id)
    .orderBy(categories.displayOrder, categories.name)
    .execute(),
);

/** The security deposit and minimum driver age of a category. */
export type DepositTerms = Readonly<{
  id: string;
  name: string;
  nameInThai: string | null;
  securityDeposit: Satang;
  minimumDriverAge: number;
}>;

/** The deposit terms of each category in use, in the display order. */
export const readDepositTerms = cachedRead(['category'], (tx): Promise<DepositTerms[]> => {
  const { id, name, nameInThai, securityDeposit, minimumDriverAge } = categories;
  return tx
    .select({ id, name, nameInThai, securityDeposit, minimumDriverAge })
    .from(categories)
    .where(inUse())
    .orderBy(categories.displayOrder, categories.name)
    .execute();
});

/** What a category asks of its drivers. */
export type DriverTerms = DriverRules &
  Readonly<{ id: string; slug: string; name: string; nameInThai: string | null; isOffered: boolean }>;

/**
 * What each category asks of its drivers, in the display order, also of those no longer in use; `isOffered`: it is in
 * use, and has vehicles.
 */
export const readDriverTerms = cachedRead(['category', 'vehicle'], (tx): Promise<DriverTerms[]> => {
  const isItsOwn = and(eq(vehicles.categoryId, categories.id), isNull(vehicles.archivedAt));
  const unarchived = tx.select({ id: vehicles.id }).from(vehicles).where(isItsOwn);
  return tx
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      nameInThai: categories.nameInThai,
      isOffered: sql<boolean>`${inUse()} and ${exists(unarchived)}`,
      minimumAge: categories.minimumDriverAge,
      maximumAge: categories.maximumDriverAge,
      licenseMonths: categories.licenseMonths,
      youngBelow: categories.youngDriverBelow,
      youngFee: categories.youngDriverFee,
      youngDaysAtMost: categories.youngDriverDays,
      extraDriverFee: categories.extraDriverFee,
    })
    .from(categories)
    .orderBy(categories.displayOrder, categories.name)
    .execute();
});

/** The ids of the categories that a vehicle can have, switched off or not. */
export const categoryIds = async (tx: Tx): Promise<ReadonlySet<string>> => {
  const rows = await tx.select({ id: categories.id }).from(categories).where(isNull(categories.archivedAt));
  return new Set(rows.map(({ id }) => id));
};

/**
 * Finds a category by id, slug or name and locks its row, so that it cannot be deleted or archived before the vehicle
 * is saved. Undefined if it is deleted or archived concurrently.
 */
export const findCategory = async (
  tx: Tx,
  slugOrName: string,
): Promise<{ id: string; isActive: boolean } | undefined> => {
  const matches = or(
    sql`${categories.id}::text = ${slugOrName.toLowerCase()}`,
    sql`${categories.slug} = ${slugOrName.toLowerCase()}`,
    sql`lower(${categories.name}) = ${slugOrName.toLowerCase()}`,
  );
  const [category] = await tx
    .select({ id: categories.id, isActive: categories.isActive })
    .from(categories)
    .where(and(isNull(categories.archivedAt), matches))
    .orderBy(categories.displayOrder)
    .limit(1)
    .for('key share');
  return category;
};

const inUse = () => and(eq(categories.isActive, true), isNull(categories.archivedAt));

/** Inserts categories as given, for seeding and tests. Returns their ids in the same order. */
export const addCategories = async (tx: Tx, rows: (typeof categories.$inferInsert)[]): Promise<string[]> =>
  (await tx.insert(categories).values(rows).returning({ id: categories.id })).map(({ id }) => id);
