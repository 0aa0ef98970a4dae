import type { Removal } from '#contract/office/removal.ts';
import type { Context } from '#platform/context.ts';
import { refuseInUse } from '../rules/category-use.ts';
import { archiveCategory, deleteCategory } from './category-office-store.ts';
import { openCategory } from './change-category.ts';
import { recordCategory } from './record-category.ts';

/**
 * Deletes a category that no record names, else archives it: archived vehicles, prices and bookings keep it. 409
 * `fleet.category-in-use` while vehicles of the fleet have it.
 */
export const removeCategory = async (ctx: Context, id: string): Promise<Removal> => {
  const before = await openCategory(ctx, id);
  refuseInUse(before);
  const removal = (await deleteCategory(ctx.tx, id)) ? 'deleted' : 'archived';
  if (removal === 'archived') await archiveCategory(ctx.tx, id, ctx.now);
  const action = removal === 'deleted' ? 'category.deleted' : 'category.archived';
  await recordCategory(ctx, before, { action, before });
  return removal;
};
