import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InsurancePackageShape } from '#contract/extras.ts';
import type { Satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { insurancePackageRates, insurancePackages } from '../records/extras-tables.ts';
import { excessOf } from '../rules/excess.ts';
import { readCovers } from './covers-store.ts';
import { isSold } from './sold-packages-store.ts';

/** The terms of a package for texts: over all categories, rather than priced for one. */
export type CoverTerms = Readonly<{
  id: string;
  name: string;
  nameInThai: string | null;
  paymentOption: InsurancePackageShape['paymentOption'];
  /** The lowest and highest daily rate among the categories. */
  dailyFrom: Satang;
  dailyTo: Satang;
  /** Null means that the package does not cover damage to the vehicle. */
  excess: Satang | null;
}>;

/** The terms of the packages sold for any of these categories. */
export const readCoverTerms = async (tx: Tx, categoryIds: readonly string[]): Promise<CoverTerms[]> => {
  if (categoryIds.length === 0) return [];
  const packages = await selectTerms(tx, categoryIds);
  const covers = await readCovers(
    tx,
    packages.map(({ id }) => id),
  );
  return packages.map((sold) => ({
    ...sold,
    excess: excessOf(covers.filter(({ packageId }) => packageId === sold.id)),
  }));
};

const selectTerms = (tx: Tx, categoryIds: readonly string[]) => {
  const { id, name, nameInThai, paymentOption, displayOrder } = insurancePackages;
  const { packageId, categoryId, daily } = insurancePackageRates;
  return tx
    .select({
      id,
      name,
      nameInThai,
      paymentOption,
      dailyFrom: sql<Satang>`min(${daily})`.mapWith(daily),
      dailyTo: sql<Satang>`max(${daily})`.mapWith(daily),
    })
    .from(insurancePackages)
    .innerJoin(insurancePackageRates, eq(packageId, id))
    .where(and(inArray(categoryId, [...categoryIds]), isSold()))
    .groupBy(id)
    .orderBy(displayOrder, name);
};

export type ChosenCover = Readonly<{
  name: string;
  nameInThai: string | null;
  /** Null means that the package does not cover damage to the vehicle. */
  excess: Satang | null;
}>;

/** A package that a customer chooses (`sold`), or chose once (`bought`, with options that are no longer sold). */
export const readChosenCover = async (
  tx: Tx,
  id: string,
  readFor: 'sold' | 'bought',
): Promise<ChosenCover | undefined> => {
  const { name, nameInThai } = insurancePackages;
  const [row] = await tx.select({ name, nameInThai }).from(insurancePackages).where(eq(insurancePackages.id, id));
  return row && { ...row, excess: excessOf(await readCovers(tx, [id], readFor)) };
};
