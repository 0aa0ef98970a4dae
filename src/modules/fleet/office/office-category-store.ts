import { and, asc, eq, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { seasons } from '#modules/pricing/pricing-tables.ts';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed, namedRows } from '#platform/database/removal.ts';
import { containing } from '#platform/database/text-search.ts';
import { categories, vehicles } from '../records/fleet-tables.ts';
import { categoryNameTaken } from '../rules/problems.ts';

const { id, slug, name, nameInThai, description, features, isActive } = categories;
const { displayOrder, securityDeposit, minimumDriverAge, bookedAsClass, exactVehicleFee, version, archivedAt } =
  categories;
const { maximumDriverAge, licenseMonths, youngDriverBelow, youngDriverFee, youngDriverDays, extraDriverFee } =
  categories;

const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      id,
      slug,
      name,
      nameInThai,
      description,
      features,
      isActive,
      displayOrder,
      securityDeposit,
      minimumDriverAge,
      maximumDriverAge,
      licenseMonths,
      youngDriverBelow,
      youngDriverFee,
      youngDriverDays,
      extraDriverFee,
      bookedAsClass,
      exactVehicleFee,
      version,
      vehicles: sql<number>`count(${vehicles.id})::int`,
    })
    .from(categories)
    .leftJoin(vehicles, and(eq(vehicles.categoryId, id), isNull(vehicles.archivedAt)))
    .where(and(isNull(archivedAt), where))
    .groupBy(id)
    .orderBy(asc(displayOrder), asc(name), asc(id));

/** A category with the fields that the office sees. */
export type OfficeCategory = Awaited<ReturnType<typeof select>>[number];

/** The categories that are not archived, switched off or not, each with its number of vehicles in the fleet. */
export const listCategories = (tx: Tx, search = ''): Promise<OfficeCategory[]> =>
  select(
    tx,
    search === '' ? undefined : or(...[name, nameInThai, description].map((text) => ilike(text, containing(search)))),
  );

export const findOfficeCategory = async (tx: Tx, categoryId: string): Promise<OfficeCategory | undefined> =>
  (await select(tx, eq(id, categoryId)))[0];

/** Locks a category: concurrent changes to it, and assigning it to a vehicle, wait. */
export const lockCategory = async (tx: Tx, categoryId: string): Promise<void> => {
  await tx.select({ id }).from(categories).where(eq(id, categoryId)).for('update');
};

/** All slugs, those of archived categories included: an address must never come to mean another category. */
export const takenSlugs = async (tx: Tx): Promise<string[]> =>
  (await tx.select({ slug }).from(categories)).map((row) => row.slug);

/** Whether another unarchived category has this name, ignoring case. */
export const isNameTaken = async (tx: Tx, categoryName: string, butId?: string): Promise<boolean> => {
  const has = and(
    isNull(archivedAt),
    sql`lower(${name}) = lower(${categoryName})`,
    butId === undefined ? undefined : ne(id, butId),
  );
  return (await tx.$count(categories, has)) > 0;
};

type NewRow = typeof categories.$inferInsert;

/** Inserts a category. 409 `fleet.category-name-taken` if a concurrent request took the same slug. */
export const insertCategory = async (tx: Tx, row: NewRow): Promise<OfficeCategory> => {
  try {
    const [inserted] = await tx.insert(categories).values(row).returning({ id });
    return returnedRow(await findOfficeCategory(tx, returnedRow(inserted).id));
  } catch (error) {
    throw brokenConstraint(error) === 'category_slug_key' ? categoryNameTaken() : error;
  }
};

export const saveCategory = async (tx: Tx, categoryId: string, changes: Partial<NewRow>): Promise<OfficeCategory> => {
  await tx
    .update(categories)
    .set({ ...changes, version: sql`${version} + 1` })
    .where(eq(id, categoryId));
  return returnedRow(await findOfficeCategory(tx, categoryId));
};

/** Deletes a category; returns false and does nothing if other records refer to it. */
export const deleteCategory = async (tx: Tx, categoryId: string): Promise<boolean> => {
  if ((await ofSeasons(tx)).has(categoryId)) return false;
  return isDeletedUnlessNamed(tx, (inner) => inner.delete(categories).where(eq(id, categoryId)));
};

/** The given categories that other records, archived vehicles included, refer to: removing one of them archives it. */
export const namedCategories = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set([...(await namedRows(tx, { table: categories, ids })), ...(await ofSeasons(tx))]);

const ofSeasons = async (tx: Tx): Promise<ReadonlySet<string>> => {
  const rows = await tx.selectDistinct({ id: sql<string | null>`unnest(${seasons.categoryIds})` }).from(seasons);
  return new Set(rows.flatMap((row) => row.id ?? []));
};

export const archiveCategory = async (tx: Tx, categoryId: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(categories).set({ archivedAt: now }).where(eq(id, categoryId));
};
