import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { categories } from '#modules/fleet/records/fleet-tables.ts';
import { present, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed, namedRows } from '#platform/database/removal.ts';
import {
  insuranceOptions,
  insurancePackageOptions,
  insurancePackageRates,
  insurancePackages,
} from '../records/extras-tables.ts';
import type { PackageRow } from './sold-packages-store.ts';

type Fields = Partial<typeof insurancePackages.$inferInsert>;
type CoverRow = Omit<typeof insurancePackageOptions.$inferInsert, 'packageId'>;
type RateRow = Omit<typeof insurancePackageRates.$inferInsert, 'packageId'>;

const isListed = (id: string) => and(eq(insurancePackages.id, id), isNull(insurancePackages.archivedAt));

/** A package that is not archived. Bookings of it go on while it is locked. */
export const findPackage = async (
  tx: Tx,
  id: string,
  { isToChange = false }: { isToChange?: boolean },
): Promise<PackageRow | undefined> => {
  const query = tx.select().from(insurancePackages).where(isListed(id));
  const [row] = await (isToChange ? query.for('no key update') : query);
  return row;
};

/** Answers its id. */
export const insertPackage = async (tx: Tx, row: typeof insurancePackages.$inferInsert): Promise<string> => {
  const [inserted] = await tx.insert(insurancePackages).values(row).returning({ id: insurancePackages.id });
  return present(inserted).id;
};

/** The caller has locked it. */
export const savePackage = async (tx: Tx, id: string, fields: Fields): Promise<void> => {
  await tx
    .update(insurancePackages)
    .set({ ...fields, version: sql`${insurancePackages.version} + 1` })
    .where(isListed(id));
};

/** What it covers from now on. Options that were archived stay beside: bookings were sold with them. */
export const replaceCovers = async (tx: Tx, packageId: string, covers: readonly CoverRow[]): Promise<void> => {
  const ofPackage = eq(insurancePackageOptions.packageId, packageId);
  const { id, archivedAt } = insuranceOptions;
  const listed = tx.select({ id }).from(insuranceOptions).where(isNull(archivedAt));
  await tx.delete(insurancePackageOptions).where(and(ofPackage, inArray(insurancePackageOptions.optionId, listed)));
  if (covers.length === 0) return;
  await tx.insert(insurancePackageOptions).values(covers.map((cover) => ({ ...cover, packageId })));
};

/** What it costs from now on. Rates of categories that are switched off stay: nobody saw them. */
export const replaceRates = async (tx: Tx, packageId: string, rates: readonly RateRow[]): Promise<void> => {
  const ofPackage = eq(insurancePackageRates.packageId, packageId);
  const { id, isActive, archivedAt } = categories;
  const inUse = tx
    .select({ id })
    .from(categories)
    .where(and(eq(isActive, true), isNull(archivedAt)));
  await tx.delete(insurancePackageRates).where(and(ofPackage, inArray(insurancePackageRates.categoryId, inUse)));
  if (rates.length > 0) await tx.insert(insurancePackageRates).values(rates.map((rate) => ({ ...rate, packageId })));
};

/** Deletes a package with its options and rates; false, and nothing is done, when a booking names it. */
export const deletePackage = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(insurancePackages).where(eq(insurancePackages.id, id)));

/** Those that cannot be deleted, because bookings name them. */
export const namedPackages = (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  namedRows(tx, { table: insurancePackages, ids });

export const archivePackage = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(insurancePackages).set({ archivedAt: now }).where(isListed(id));
};

type NewPackage = typeof insurancePackages.$inferInsert & {
  covers: Omit<typeof insurancePackageOptions.$inferInsert, 'packageId'>[];
  rates: Omit<typeof insurancePackageRates.$inferInsert, 'packageId'>[];
};

/** Adds packages with what they cover and what they cost by category. Answers their ids in the same order. */
export const addInsurancePackages = async (tx: Tx, packages: NewPackage[]): Promise<string[]> => {
  const added = await tx.insert(insurancePackages).values(packages).returning({ id: insurancePackages.id });
  const ids = added.map(({ id }) => id);
  const ofPackage = <Part extends object>(parts: Part[], index: number) =>
    parts.map((part) => ({ ...part, packageId: ids[index] ?? '' }));
  const covers = packages.flatMap((one, index) => ofPackage(one.covers, index));
  const rates = packages.flatMap((one, index) => ofPackage(one.rates, index));
  if (covers.length > 0) await tx.insert(insurancePackageOptions).values(covers);
  if (rates.length > 0) await tx.insert(insurancePackageRates).values(rates);
  return ids;
};
