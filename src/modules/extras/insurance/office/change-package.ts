import type { InsurancePackageChange } from '#contract/office/insurance.ts';
import type { Context } from '#platform/context.ts';
import { refuseStale } from '../../rules/insurance-change.ts';
import type { WholePackage } from '../complete-packages.ts';
import { packageFields } from './insurance-fields.ts';
import { openPackage } from './open-insurance.ts';
import { savePackage } from './package-store.ts';
import { recordPackage } from './record-insurance.ts';
import { saveParts } from './save-parts.ts';

/** Changes what is sent of a package. 404; 409 `extras.changed-meanwhile`; 422. */
export const changePackage = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: InsurancePackageChange },
): Promise<WholePackage> => {
  const before = await openPackage(ctx, id, { isToChange: true });
  refuseStale(version, before.row);
  await savePackage(ctx.tx, id, packageFields(sent));
  await saveParts(ctx, id, sent);
  const after = await openPackage(ctx, id);
  await recordPackage(ctx, after, { action: 'insurance-package.changed', before, after });
  return after;
};
