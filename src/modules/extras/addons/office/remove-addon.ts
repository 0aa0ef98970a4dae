import type { Removal } from '#contract/office/removal.ts';
import type { Context } from '#platform/context.ts';
import { archiveAddon, deleteAddon } from './addon-write-store.ts';
import { openAddon } from './change-addon.ts';
import { recordAddon } from './record-addon.ts';

/** Deletes an add-on that no booking names, else archives it: bookings keep it, and their units. 404. */
export const removeAddon = async (ctx: Context, id: string): Promise<Removal> => {
  const before = await openAddon(ctx, id);
  const removal = (await deleteAddon(ctx.tx, id)) ? 'deleted' : 'archived';
  if (removal === 'archived') await archiveAddon(ctx.tx, id, ctx.now);
  await recordAddon(ctx, before, { action: removal === 'deleted' ? 'addon.deleted' : 'addon.archived', before });
  return removal;
};
