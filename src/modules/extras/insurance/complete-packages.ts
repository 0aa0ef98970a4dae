import type { Tx } from '#platform/database/database.ts';
import { type CoversFor, type PackageCover, readCovers } from './covers-store.ts';
import { type PackageRate, readPackageRates } from './package-parts-store.ts';
import type { PackageRow } from './sold-packages-store.ts';

/** A package with its covers and its rates. */
export type CompletePackage = Readonly<{
  row: PackageRow;
  covers: readonly PackageCover[];
  rates: readonly PackageRate[];
}>;

/**
 * Adds covers and rates to packages, in the same order; with `categoryId`, only the rates for that category. `readFor`:
 * see readCovers.
 */
export const completePackages = async (
  tx: Tx,
  rows: readonly PackageRow[],
  { categoryId, readFor }: { categoryId?: string; readFor?: CoversFor } = {},
): Promise<CompletePackage[]> => {
  const ids = rows.map(({ id }) => id);
  const covers = await readCovers(tx, ids, readFor);
  const rates = await readPackageRates(tx, ids, categoryId);
  return rows.map((row) => ({
    row,
    covers: covers.filter(({ packageId }) => packageId === row.id),
    rates: rates.filter(({ packageId }) => packageId === row.id),
  }));
};
