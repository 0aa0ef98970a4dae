import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { InsuredRisk } from '#kernel/insured-risks.ts';
import type { Satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { insuranceOptions, insurancePackageOptions } from '../records/extras-tables.ts';

/** An option in a package, with its deductible and maximum coverage. */
export type PackageCover = Readonly<{
  id: string;
  packageId: string;
  optionId: string;
  code: string;
  name: string;
  nameInThai: string | null;
  risks: InsuredRisk[];
  deductible: Satang;
  maxCoverage: Satang;
}>;

/** `sold`: options offered to customers. `edited`: also inactive ones. `bought`: also archived ones. */
export type CoversFor = 'sold' | 'edited' | 'bought';

/** The covers of packages, in the order of the options. */
export const readCovers = async (
  tx: Tx,
  packageIds: readonly string[],
  readFor: CoversFor = 'sold',
): Promise<readonly PackageCover[]> => (packageIds.length === 0 ? [] : coversOf(tx, packageIds.join(), readFor));

const coversOf = cachedRead(
  ['insurance_package_option', 'insurance_option'],
  (tx, packageIds: string, readFor: CoversFor): Promise<PackageCover[]> => {
    const { id, packageId, deductible, maxCoverage, optionId } = insurancePackageOptions;
    const { code, name, nameInThai, risks, isActive, archivedAt } = insuranceOptions;
    return tx
      .select({ id, packageId, optionId, code, name, nameInThai, risks, deductible, maxCoverage })
      .from(insurancePackageOptions)
      .innerJoin(insuranceOptions, eq(insuranceOptions.id, optionId))
      .where(
        and(
          inArray(packageId, packageIds.split(',')),
          readFor === 'sold' ? eq(isActive, true) : undefined,
          readFor === 'bought' ? undefined : isNull(archivedAt),
        ),
      )
      .orderBy(insuranceOptions.displayOrder, code)
      .execute();
  },
);
