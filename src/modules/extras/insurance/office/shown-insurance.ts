import { present, type Tx } from '#platform/database/database.ts';
import type { WholePackage } from '../complete-packages.ts';
import { officeOptionShape, officePackageShape } from './office-shapes.ts';
import { type InsuranceOption, namedOptions, readPackagesOfOptions } from './option-store.ts';
import { namedPackages } from './package-store.ts';

/** Options with the packages that they are in, and what their removal would do. */
export const shownOptions = async (tx: Tx, options: readonly InsuranceOption[]) => {
  const ids = options.map(({ id }) => id);
  const packages = await readPackagesOfOptions(tx, ids);
  const named = await namedOptions(tx, ids);
  return options.map((option) => officeOptionShape(option, { packages, named }));
};

/** Packages with what their removal would do. */
export const shownPackages = async (tx: Tx, packages: readonly WholePackage[]) => {
  const ids = packages.map(({ row }) => row.id);
  const named = await namedPackages(tx, ids);
  return packages.map((whole) => officePackageShape(whole, named));
};

export const shownOption = async (tx: Tx, option: InsuranceOption) => present((await shownOptions(tx, [option]))[0]);

export const shownPackage = async (tx: Tx, whole: WholePackage) => present((await shownPackages(tx, [whole]))[0]);
