import type { NewPage } from '#contract/office/content.ts';
import type { Context } from '#platform/context.ts';
import { addRevisions } from '../revision-store.ts';
import { publishedSince, wantedSlug, withSent } from '../rules/page-change.ts';
import { type EditedRow, insertPage } from './edited-page-store.ts';
import { readEdited } from './open-page.ts';
import { recordPage } from './record-page.ts';

const nothing = {
  ...{ title: '', titleInThai: null, content: '', contentInThai: null },
  ...{ metaDescription: '', metaDescriptionInThai: null, published: false, publishedAt: null },
} as const;

/** A new page, a draft unless it says otherwise. 409 `content.slug-taken`, 422 for a slug that cannot be one. */
export const createPage = async (ctx: Context, { slug: asked, ...sent }: NewPage): Promise<EditedRow> => {
  const { tx, now, actor } = ctx;
  const slug = wantedSlug(asked);
  const texts = withSent(nothing, sent);
  const by = actor.user?.id ?? null;
  const id = await insertPage(tx, {
    ...{ slug, ...texts, publishedAt: publishedSince(nothing, texts.published, now) },
    ...{ createdBy: by, updatedBy: by, createdAt: now, updatedAt: now },
  });
  await addRevisions(tx, [{ pageId: id, version: 1, ...texts, savedBy: by, savedAt: now }]);
  const page = await readEdited(ctx, id);
  await recordPage(ctx, { action: 'page.created', page, after: page });
  return page;
};
