import type { Removal } from '#contract/office/removal.ts';
import type { Context } from '#platform/context.ts';
import { openPackage } from './open-insurance.ts';
import { archivePackage, deletePackage } from './package-store.ts';
import { recordPackage } from './record-insurance.ts';

/** Deletes a package that no booking names, else archives it: it is not sold, and bookings keep it. 404. */
export const removePackage = async (ctx: Context, id: string): Promise<Removal> => {
  const before = await openPackage(ctx, id, { isToChange: true });
  const isDeleted = await deletePackage(ctx.tx, id);
  if (!isDeleted) await archivePackage(ctx.tx, id, ctx.now);
  const action = isDeleted ? 'insurance-package.deleted' : 'insurance-package.archived';
  await recordPackage(ctx, before, { action, before });
  return isDeleted ? 'deleted' : 'archived';
};
