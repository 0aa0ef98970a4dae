import type { PageChange } from '#contract/office/content.ts';
import type { Context } from '#platform/context.ts';
import { dropPreview } from '../preview-link-store.ts';
import { addRevisions } from '../revision-store.ts';
import {
  changedParts,
  deedOf,
  type PageTexts,
  publishedSince,
  refuseOtherSlug,
  refuseStalePage,
  withSent,
} from '../rules/page-change.ts';
import { type EditedRow, savePage } from './edited-page-store.ts';
import { openPage, readEdited } from './open-page.ts';
import { recordPage } from './record-page.ts';

/** Changes what is sent of a page. 404; 409 `content.changed-meanwhile`; 422 for another slug. */
export const changePage = async (
  ctx: Context,
  { id, change: { version, slug, ...sent } }: { id: string; change: PageChange },
): Promise<EditedRow> => {
  const before = await openPage(ctx, id);
  refuseStalePage(version, before);
  refuseOtherSlug(slug, before);
  const after = withSent(before, sent);
  return saveVersion(ctx, { before, after, action: deedOf(before, after) });
};

type Save = Readonly<{ before: EditedRow; after: PageTexts; action: string; restoredFrom?: number }>;

/** Saves what a page says now as its next version. Where nothing differs there is none. */
export const saveVersion = async (ctx: Context, { before, after, action, restoredFrom }: Save): Promise<EditedRow> => {
  const { tx, now, actor } = ctx;
  const { id } = before;
  const changed = changedParts(before, after);
  if (changed.length > 0) {
    const by = actor.user?.id ?? null;
    const version = before.version + 1;
    const publishedAt = publishedSince(before, after.published, now);
    await savePage(tx, id, { ...after, version, publishedAt, updatedAt: now, updatedBy: by });
    await addRevisions(tx, [{ pageId: id, version, ...after, changed, restoredFrom, savedBy: by, savedAt: now }]);
    // What everybody sees needs no link of its own; one that stayed would open the next draft.
    if (after.published) await dropPreview(tx, id);
  }
  const page = await readEdited(ctx, id);
  await recordPage(ctx, { action, page, before, after: page });
  return page;
};
