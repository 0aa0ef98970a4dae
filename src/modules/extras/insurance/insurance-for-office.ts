import type { z } from 'zod';
import type { InsuranceOptionShape, OfficePackageShape } from '#contract/office/insurance.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { present, type Tx } from '#platform/database/database.ts';
import type { WholePackage } from './complete-packages.ts';
import { packageShape } from './insurance-shapes.ts';
import { type InsuranceOption, namedOptions, type PackageOfOption, readPackagesOfOptions } from './option-store.ts';
import { namedPackages } from './package-store.ts';

/** Options with the packages that they are in, and what their removal would do. */
export const optionsForOffice = async (tx: Tx, options: readonly InsuranceOption[]) => {
  const ids = options.map(({ id }) => id);
  const packages = await readPackagesOfOptions(tx, ids);
  const named = await namedOptions(tx, ids);
  return options.map((option) => officeOptionShape(option, { packages, named }));
};

/** Packages with what their removal would do. */
export const packagesForOffice = async (tx: Tx, packages: readonly WholePackage[]) => {
  const ids = packages.map(({ row }) => row.id);
  const named = await namedPackages(tx, ids);
  return packages.map((whole) => officePackageShape(whole, named));
};

export const optionForOffice = async (tx: Tx, option: InsuranceOption) =>
  present((await optionsForOffice(tx, [option]))[0]);

export const packageForOffice = async (tx: Tx, whole: WholePackage) =>
  present((await packagesForOffice(tx, [whole]))[0]);

const officeOptionShape = (
  { defaultDeductible, createdAt, updatedAt, archivedAt: _, ...option }: InsuranceOption,
  { packages, named }: { packages: readonly PackageOfOption[]; named: ReadonlySet<string> },
): z.input<typeof InsuranceOptionShape> => ({
  ...option,
  defaultDeductible: toBaht(defaultDeductible),
  createdAt: toBangkokText(createdAt),
  updatedAt: toBangkokText(updatedAt),
  packages: packages.filter(({ optionId }) => optionId === option.id).map(({ name }) => name),
  removal: removalOf(option.id, named),
});

const officePackageShape = (whole: WholePackage, named: ReadonlySet<string>): z.input<typeof OfficePackageShape> => ({
  ...packageShape(whole),
  displayOrder: whole.row.displayOrder,
  isActive: whole.row.isActive,
  version: whole.row.version,
  removal: removalOf(whole.row.id, named),
});

const removalOf = (id: string, named: ReadonlySet<string>) =>
  named.has(id) ? ('archived' as const) : ('deleted' as const);
