import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { categories } from '#modules/fleet/records/fleet-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
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

/** Finds an unarchived package. `isToChange` locks its row, without blocking bookings of it. */
export const findPackage = async (
  tx: Tx,
  id: string,
  { isToChange = false }: { isToChange?: boolean },
): Promise<PackageRow | undefined> => {
  const query = tx.select().from(insurancePackages).where(isListed(id));
  const [row] = await (isToChange ? query.for('no key update') : query);
  return row;
};

/** Inserts a package and returns its id. */
export const insertPackage = async (tx: Tx, row: typeof insurancePackages.$inferInsert): Promise<string> => {
  const [inserted] = await tx.insert(insurancePackages).values(row).returning({ id: insurancePackages.id });
  return returnedRow(inserted).id;
};

/** Updates a package and its version. The caller has locked the package. */
export const savePackage = async (tx: Tx, id: string, fields: Fields): Promise<void> => {
  await tx
    .update(insurancePackages)
    .set({ ...fields, version: sql`${insurancePackages.version} + 1` })
    .where(isListed(id));
};

/** Replaces the covers of a package. Those of archived options stay, because bookings were sold with them. */
export const replaceCovers = async (tx: Tx, packageId: string, covers: readonly CoverRow[]): Promise<void> => {
  const ofPackage = eq(insurancePackageOptions.packageId, packageId);
  const { id, archivedAt } = insuranceOptions;
  const listed = tx.select({ id }).from(insuranceOptions).where(isNull(archivedAt));
  const { optionId } = insurancePackageOptions;
  const kept = covers.map((cover) => cover.optionId);
  await tx.delete(insurancePackageOptions).where(and(ofPackage, inArray(optionId, listed), notInArray(optionId, kept)));
  if (covers.length === 0) return;
  await tx
    .insert(insurancePackageOptions)
    .values(covers.map((cover) => ({ ...cover, packageId })))
    .onConflictDoUpdate({
      target: [insurancePackageOptions.packageId, optionId],
      set: { deductible: sql`excluded.deductible_satang`, maxCoverage: sql`excluded.max_coverage_satang` },
    });
};

/** Replaces the rates of a package. Those for categories that are off stay, because the form did not show them. */
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

/** Deletes a package with its covers and rates; returns false and does nothing if a booking refers to it. */
export const deletePackage = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(insurancePackages).where(eq(insurancePackages.id, id)));

/** The given packages that bookings refer to, so that they cannot be deleted. */
export const namedPackages = (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  namedRows(tx, { table: insurancePackages, ids });

export const archivePackage = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(insurancePackages).set({ archivedAt: now }).where(isListed(id));
};

type NewPackage = typeof insurancePackages.$inferInsert & {
  covers: Omit<typeof insurancePackageOptions.$inferInsert, 'packageId'>[];
  rates: Omit<typeof insurancePackageRates.$inferInsert, 'packageId'>[];
};

/** Inserts packages with their covers and rates. Returns their ids in the same order. */
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
