import type { Tx } from '#platform/database.ts';
import { type Cover, type PackageRow, readCovers } from './insurance-store.ts';
import { type PackageRate, readPackageRates } from './package-parts-store.ts';

/** A package with what it covers and what it costs. */
export type WholePackage = Readonly<{ row: PackageRow; covers: readonly Cover[]; rates: readonly PackageRate[] }>;

/** Completes packages in their order; with their rates for one category alone if it is given. */
export const wholePackages = async (
  tx: Tx,
  rows: readonly PackageRow[],
  categoryId?: string,
): Promise<WholePackage[]> => {
  const ids = rows.map(({ id }) => id);
  const covers = await readCovers(tx, ids);
  const rates = await readPackageRates(tx, ids, categoryId);
  return rows.map((row) => ({
    row,
    covers: covers.filter(({ packageId }) => packageId === row.id),
    rates: rates.filter(({ packageId }) => packageId === row.id),
  }));
};
