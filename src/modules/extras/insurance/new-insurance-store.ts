import type { Tx } from '#platform/database/database.ts';
import {
  insuranceOptions,
  insurancePackageOptions,
  insurancePackageRates,
  insurancePackages,
} from '../extras-tables.ts';

type NewPackage = typeof insurancePackages.$inferInsert & {
  covers: Omit<typeof insurancePackageOptions.$inferInsert, 'packageId'>[];
  rates: Omit<typeof insurancePackageRates.$inferInsert, 'packageId'>[];
};

/** Adds options as they are; for the fill of a database and tests. Answers their ids in the same order. */
export const addInsuranceOptions = async (tx: Tx, rows: (typeof insuranceOptions.$inferInsert)[]): Promise<string[]> =>
  (await tx.insert(insuranceOptions).values(rows).returning({ id: insuranceOptions.id })).map(({ id }) => id);

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
