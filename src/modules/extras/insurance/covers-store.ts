import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { insuranceOptions, insurancePackageOptions } from '../extras-tables.ts';

/** What an option of a package covers, and up to how much. */
export type Cover = Readonly<{
  id: string;
  packageId: string;
  optionId: string;
  code: string;
  name: string;
  deductible: Satang;
  maxCoverage: Satang;
}>;

/** What packages cover by options that are in use, in the order of the options. */
export const readCovers = async (tx: Tx, packageIds: readonly string[]): Promise<Cover[]> => {
  if (packageIds.length === 0) return [];
  const { id, packageId, deductible, maxCoverage, optionId } = insurancePackageOptions;
  const { code, name } = insuranceOptions;
  return tx
    .select({ id, packageId, optionId, code, name, deductible, maxCoverage })
    .from(insurancePackageOptions)
    .innerJoin(insuranceOptions, eq(insuranceOptions.id, optionId))
    .where(
      and(
        inArray(packageId, [...packageIds]),
        eq(insuranceOptions.isActive, true),
        isNull(insuranceOptions.archivedAt),
      ),
    )
    .orderBy(insuranceOptions.displayOrder, code);
};
