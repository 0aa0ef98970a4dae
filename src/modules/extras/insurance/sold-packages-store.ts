import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { InsurancePackageShape } from '#contract/extras.ts';
import type { Satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { insurancePackageRates, insurancePackages } from '../records/extras-tables.ts';

type BothLanguages = { en: string; th: string | null };

export type PackageRow = typeof insurancePackages.$inferSelect;

/** A package with its rates for one vehicle category. */
type InsurancePackage = Readonly<{
  id: string;
  name: BothLanguages;
  paymentOption: InsurancePackageShape['paymentOption'];
  rates: { daily: Satang; weekly: Satang | null; monthly: Satang | null };
}>;

/**
 * A package sold for a category; undefined if it is not. With `isBought`, also an inactive or archived package, as long
 * as it has a rate for the category.
 */
export const findInsurancePackage = async (
  tx: Tx,
  { packageId, categoryId, isBought = false }: { packageId: string; categoryId: string; isBought?: boolean },
): Promise<InsurancePackage | undefined> => {
  const isIt = eq(insurancePackages.id, packageId);
  const [row] = await selectRated(tx, categoryId, isBought ? isIt : and(isIt, isSold()));
  return row && fromRow(row);
};

/** The packages sold for a category with their rates for it, in the display order. */
export const readRatedPackages = async (tx: Tx, categoryId: string): Promise<InsurancePackage[]> =>
  (await soldFor(tx, categoryId)).map(fromRow);

/** The packages sold for a category, in the display order. */
export const readSoldPackages = async (tx: Tx, categoryId: string): Promise<PackageRow[]> =>
  (await soldFor(tx, categoryId)).map(({ sold }) => sold);

const soldFor = cachedRead(['insurance_package', 'insurance_package_rate'], (tx, categoryId: string) =>
  selectRated(tx, categoryId, isSold()).execute(),
);

/** A package that customers can buy; undefined if it is not sold. */
export const findSoldPackage = async (tx: Tx, id: string): Promise<PackageRow | undefined> => {
  const [row] = await tx
    .select()
    .from(insurancePackages)
    .where(and(eq(insurancePackages.id, id), isSold()));
  return row;
};

const selectRated = (tx: Tx, categoryId: string, where: SQL | undefined) =>
  tx
    .select({ sold: insurancePackages, rates: insurancePackageRates })
    .from(insurancePackages)
    .innerJoin(insurancePackageRates, eq(insurancePackageRates.packageId, insurancePackages.id))
    .where(and(eq(insurancePackageRates.categoryId, categoryId), where))
    .orderBy(insurancePackages.displayOrder, insurancePackages.name);

/** The condition that customers can buy a package. */
export const isSold = () => and(eq(insurancePackages.isActive, true), isNull(insurancePackages.archivedAt));

type Row = { sold: PackageRow; rates: typeof insurancePackageRates.$inferSelect };

const fromRow = ({ sold, rates }: Row): InsurancePackage => ({
  id: sold.id,
  name: { en: sold.name, th: sold.nameInThai },
  paymentOption: sold.paymentOption,
  rates: { daily: rates.daily, weekly: rates.weekly, monthly: rates.monthly },
});
