import type { Removal } from '#contract/office/removal.ts';
import type { Context } from '#platform/context.ts';
import { openOption } from './open-insurance.ts';
import { archiveOption, deleteOption } from './option-store.ts';
import { recordOption } from './record-insurance.ts';

/** Deletes an option that no package ever had, else archives it: what was sold with it stays as it was sold. 404. */
export const removeOption = async (ctx: Context, id: string): Promise<Removal> => {
  const before = await openOption(ctx, id, { isToChange: true });
  const isDeleted = await deleteOption(ctx.tx, id);
  if (!isDeleted) await archiveOption(ctx.tx, id, ctx.now);
  const action = isDeleted ? 'insurance-option.deleted' : 'insurance-option.archived';
  await recordOption(ctx, before, { action, before });
  return isDeleted ? 'deleted' : 'archived';
};
