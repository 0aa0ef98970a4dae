import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { insuranceOptions, insurancePackageOptions } from '../records/extras-tables.ts';

/** What an option of a package covers, and up to how much. */
export type PackageCover = Readonly<{
  id: string;
  packageId: string;
  optionId: string;
  code: string;
  name: string;
  nameInThai: string | null;
  deductible: Satang;
  maxCoverage: Satang;
}>;

/** `sold`: what customers are offered. `edited`: also what is switched off. `bought`: also what was archived since. */
export type CoversFor = 'sold' | 'edited' | 'bought';

/** What packages cover, in the order of the options. */
export const readCovers = async (
  tx: Tx,
  packageIds: readonly string[],
  readFor: CoversFor = 'sold',
): Promise<PackageCover[]> => {
  if (packageIds.length === 0) return [];
  const { id, packageId, deductible, maxCoverage, optionId } = insurancePackageOptions;
  const { code, name, nameInThai, isActive, archivedAt } = insuranceOptions;
  return tx
    .select({ id, packageId, optionId, code, name, nameInThai, deductible, maxCoverage })
    .from(insurancePackageOptions)
    .innerJoin(insuranceOptions, eq(insuranceOptions.id, optionId))
    .where(
      and(
        inArray(packageId, [...packageIds]),
        readFor === 'sold' ? eq(isActive, true) : undefined,
        readFor === 'bought' ? undefined : isNull(archivedAt),
      ),
    )
    .orderBy(insuranceOptions.displayOrder, code);
};
