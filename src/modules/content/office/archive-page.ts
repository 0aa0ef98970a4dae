import type { Context } from '#platform/context.ts';
import { dropPreview } from '../preview-link-store.ts';
import { savePage } from './edited-page-store.ts';
import { openPage } from './open-page.ts';
import { recordPage } from './record-page.ts';

/** Takes a page off the site and out of the list; its versions stay, and its slug is free. 404 */
export const archivePage = async (ctx: Context, id: string): Promise<void> => {
  const before = await openPage(ctx, id);
  await savePage(ctx.tx, id, { archivedAt: ctx.now });
  await dropPreview(ctx.tx, id);
  await recordPage(ctx, { action: 'page.archived', page: before, before });
};
