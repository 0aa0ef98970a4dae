import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { categories } from '#modules/fleet/records/fleet-tables.ts';
import type { Rates } from '#modules/pricing/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { insurancePackageRates, insurancePackages } from '../records/extras-tables.ts';
import { isSold } from './sold-packages-store.ts';

/** The rates of a package for one vehicle category. */
export type PackageRate = Readonly<{
  packageId: string;
  category: { id: string; name: string; nameInThai: string | null };
  rates: Rates;
}>;

/** The rates of packages for the categories in use, or for one of them. */
export const readPackageRates = async (
  tx: Tx,
  packageIds: readonly string[],
  categoryId?: string,
): Promise<readonly PackageRate[]> => (packageIds.length === 0 ? [] : ratesOf(tx, packageIds.join(), categoryId));

const ratesOf = cachedRead(
  ['insurance_package_rate', 'category'],
  (tx, packageIds: string, categoryId?: string): Promise<PackageRate[]> => {
    const { packageId, daily, weekly, monthly } = insurancePackageRates;
    const { id, name, nameInThai, displayOrder } = categories;
    return tx
      .select({ packageId, category: { id, name, nameInThai }, rates: { daily, weekly, monthly } })
      .from(insurancePackageRates)
      .innerJoin(categories, eq(id, insurancePackageRates.categoryId))
      .where(and(inArray(packageId, packageIds.split(',')), inUse(), categoryId ? eq(id, categoryId) : undefined))
      .orderBy(displayOrder, name)
      .execute();
  },
);

/** The categories in use, each with the number of packages sold for it. */
export const readInsuranceCategories = (tx: Tx) => {
  const { id, name, nameInThai, description, features, displayOrder, isActive } = categories;
  const { packageId, categoryId } = insurancePackageRates;
  return tx
    .select({
      id,
      name,
      nameInThai,
      description,
      features,
      displayOrder,
      isActive,
      packages: sql<number>`count(${insurancePackages.id})::int`,
    })
    .from(categories)
    .leftJoin(insurancePackageRates, eq(categoryId, id))
    .leftJoin(insurancePackages, and(eq(insurancePackages.id, packageId), isSold()))
    .where(inUse())
    .groupBy(id)
    .orderBy(displayOrder, name);
};

const inUse = () => and(eq(categories.isActive, true), isNull(categories.archivedAt));
