import type { Context } from '#platform/context.ts';
import { openPage, recordPage } from './page-use-cases.ts';
import { dropPreview, newPreviewToken, putPreview } from './preview-link-store.ts';
import { previewEnd, refuseIfPublished } from './rules/preview-link.ts';
import { noPreviewLink } from './rules/problems.ts';

/**
 * Creates a link that shows a draft to anybody who has it. The token is returned only here, behind `#`, so
 * that it reaches no server; any earlier link stops working. 404; 409 `content.already-published`
 */
export const sharePreview = async (ctx: Context, id: string): Promise<{ path: string; until: Temporal.Instant }> => {
  const page = await openPage(ctx, id);
  refuseIfPublished(page);
  const token = newPreviewToken();
  const until = previewEnd(ctx.now);
  await putPreview(ctx.tx, {
    pageId: id,
    token,
    sharedBy: ctx.actor.user?.id ?? null,
    sharedAt: ctx.now,
    expiresAt: until,
  });
  await recordPage(ctx, { action: 'page.preview-shared', page });
  return { path: `/${page.slug}/preview#token=${token}`, until };
};

/** Deletes the preview link of a draft. 404 */
export const withdrawPreview = async (ctx: Context, id: string): Promise<void> => {
  const page = await openPage(ctx, id);
  if (!(await dropPreview(ctx.tx, id))) throw noPreviewLink();
  await recordPage(ctx, { action: 'page.preview-withdrawn', page });
};
