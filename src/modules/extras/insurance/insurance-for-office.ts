import type { z } from 'zod';
import type { InsuranceOptionShape, OfficePackageShape } from '#contract/office/insurance.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { CompletePackage } from './complete-packages.ts';
import { packageShape } from './insurance-shapes.ts';
import { type InsuranceOption, namedOptions, type PackageOfOption, readPackagesOfOptions } from './option-store.ts';
import { namedPackages } from './package-store.ts';

/** Options with the packages that include them, and what removing them would do. */
export const optionsForOffice = async (tx: Tx, options: readonly InsuranceOption[]) => {
  const ids = options.map(({ id }) => id);
  const packages = await readPackagesOfOptions(tx, ids);
  const named = await namedOptions(tx, ids);
  return options.map((option) => officeOptionShape(option, { packages, named }));
};

/** Packages with what removing them would do. */
export const packagesForOffice = async (tx: Tx, packages: readonly CompletePackage[]) => {
  const ids = packages.map(({ row }) => row.id);
  const named = await namedPackages(tx, ids);
  return packages.map((complete) => officePackageShape(complete, named));
};

export const optionForOffice = async (tx: Tx, option: InsuranceOption) =>
  returnedRow((await optionsForOffice(tx, [option]))[0]);

export const packageForOffice = async (tx: Tx, complete: CompletePackage) =>
  returnedRow((await packagesForOffice(tx, [complete]))[0]);

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

const officePackageShape = (
  complete: CompletePackage,
  named: ReadonlySet<string>,
): z.input<typeof OfficePackageShape> => {
  const sold = packageShape(complete);
  return {
    ...sold,
    options: sold.packageOptions.map(({ insuranceOption, deductible, maxCoverage }) => ({
      optionId: insuranceOption.id,
      deductible,
      maxCoverage,
    })),
    pricing: sold.pricing.map((rates) => ({ categoryId: rates.category.id, ...rates })),
    displayOrder: complete.row.displayOrder,
    isActive: complete.row.isActive,
    version: complete.row.version,
    removal: removalOf(complete.row.id, named),
  };
};

const removalOf = (id: string, named: ReadonlySet<string>) =>
  named.has(id) ? ('archived' as const) : ('deleted' as const);
