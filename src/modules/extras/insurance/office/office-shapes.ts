import type { z } from 'zod';
import type { InsuranceOptionShape, OfficePackageShape } from '#contract/office/insurance.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { WholePackage } from '../complete-packages.ts';
import { packageShape } from '../insurance-shapes.ts';
import type { InsuranceOption, PackageOfOption } from './option-store.ts';

export const officeOptionShape = (
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

export const officePackageShape = (
  whole: WholePackage,
  named: ReadonlySet<string>,
): z.input<typeof OfficePackageShape> => ({
  ...packageShape(whole),
  displayOrder: whole.row.displayOrder,
  isActive: whole.row.isActive,
  version: whole.row.version,
  removal: removalOf(whole.row.id, named),
});

const removalOf = (id: string, named: ReadonlySet<string>) =>
  named.has(id) ? ('archived' as const) : ('deleted' as const);
