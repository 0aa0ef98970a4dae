import type { NewPage, PageChange } from '#contract/office/content.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { Context } from '#platform/context.ts';
import { type EditedRow, findEditedPage, insertPage, lockPage, savePage } from './edited-page-store.ts';
import type { Trees } from './markdown/tree.ts';
import { dropPreview } from './preview-link-store.ts';
import { addRevisions, findRevision } from './revision-store.ts';
import {
  changedParts,
  newSlug,
  type PageTexts,
  publishedSince,
  refuseOtherSlug,
  saveAction,
  withSent,
} from './rules/page-change.ts';
import { pageConflict, pageNotFound, revisionNotFound } from './rules/problems.ts';
import { treesFor } from './rules/trees.ts';
import { findTrees } from './tree-store.ts';

/** Finds a page by its id or slug. 404 `content.page-not-found` */
export const readEditedPage = async ({ tx }: Pick<Context, 'tx'>, idOrSlug: string): Promise<EditedRow> => {
  const page = await findEditedPage(tx, idOrSlug);
  if (!page) throw pageNotFound();
  return page;
};

/** Finds a page and locks it against concurrent changes. 404. */
export const openPage = async (ctx: Context, id: string): Promise<EditedRow> => {
  await lockPage(ctx.tx, id);
  return readEditedPage(ctx, id);
};

/** A version of a page, and the version before it. 404 */
export const readRevision = async (ctx: Context, { id, version }: { id: string; version: number }) => {
  await readEditedPage(ctx, id);
  const [revision, before] = await Promise.all([
    findRevision(ctx.tx, id, version),
    findRevision(ctx.tx, id, version - 1),
  ]);
  if (!revision) throw revisionNotFound();
  return { revision, before: before ?? null };
};

const emptyPage = {
  title: '',
  titleInThai: null,
  content: '',
  contentInThai: null,
  metaDescription: '',
  metaDescriptionInThai: null,
  published: false,
  publishedAt: null,
} as const;

type NewPageRead = Readonly<{ page: NewPage; trees: Partial<Trees> }>;

/** Creates a page, as a draft by default. 409 `content.slug-taken`; 422 for an invalid slug. */
export const createPage = async (
  ctx: Context,
  { page: { slug: requestedSlug, ...sent }, trees }: NewPageRead,
): Promise<EditedRow> => {
  const { tx, now, actor } = ctx;
  const slug = newSlug(requestedSlug);
  const texts = withSent(emptyPage, sent);
  const by = actor.user?.id ?? null;
  const id = await insertPage(tx, {
    slug,
    ...texts,
    trees: treesFor(texts, trees),
    treesVersion: 1,
    publishedAt: publishedSince(emptyPage, texts.published, now),
    createdBy: by,
    updatedBy: by,
    createdAt: now,
    updatedAt: now,
  });
  await addRevisions(tx, [{ pageId: id, version: 1, ...texts, savedBy: by, savedAt: now }]);
  const page = await readEditedPage(ctx, id);
  await recordPage(ctx, { action: 'page.created', page, after: page });
  return page;
};

export type PageToChange = Readonly<{ id: string; change: PageChange }>;

/**
 * Changes the given fields of a page; `trees` are of the texts among them. 404; 409 `content.changed-meanwhile`; 422 for
 * another slug.
 */
export const changePage = async (
  ctx: Context,
  { id, change: { version, slug, ...sent }, trees }: PageToChange & { trees: Partial<Trees> },
): Promise<EditedRow> => {
  const before = await openPage(ctx, id);
  refuseStale(version, before, pageConflict);
  refuseOtherSlug(slug, before);
  const after = withSent(before, sent);
  return saveVersion(ctx, { before, after, trees, action: saveAction(before, after) });
};

type Save = Readonly<{
  before: EditedRow;
  after: PageTexts;
  trees: Partial<Trees>;
  action: string;
  restoredFrom?: number;
}>;

/** Saves a page's new texts as its next version, unless nothing has changed. */
const saveVersion = async (
  ctx: Context,
  { before, after, trees: read, action, restoredFrom }: Save,
): Promise<EditedRow> => {
  const { tx, now, actor } = ctx;
  const { id } = before;
  const changed = changedParts(before, after);
  if (changed.length > 0) {
    const by = actor.user?.id ?? null;
    const version = before.version + 1;
    const publishedAt = publishedSince(before, after.published, now);
    const trees = treesFor(after, { ...(await findTrees(tx, before)), ...read });
    const treesVersion = trees && version;
    await savePage(tx, id, { ...after, trees, treesVersion, version, publishedAt, updatedAt: now, updatedBy: by });
    await addRevisions(tx, [{ pageId: id, version, ...after, changed, restoredFrom, savedBy: by, savedAt: now }]);
    // A published page needs no preview link; one left behind would show the next draft.
    if (after.published) await dropPreview(tx, id);
  }
  const page = await readEditedPage(ctx, id);
  await recordPage(ctx, { action, page, before, after: page });
  return page;
};

export type RestoreRequest = Readonly<{ id: string; version: number; expectedVersion: number | undefined }>;

/**
 * Restores the texts of a version as a new version. The page stays published or a draft, as it is. 404; 409
 * `content.changed-meanwhile`
 */
export const restoreRevision = async (
  ctx: Context,
  { id, version, expectedVersion, trees }: RestoreRequest & { trees: Partial<Trees> },
): Promise<EditedRow> => {
  const before = await openPage(ctx, id);
  refuseStale(expectedVersion, before, pageConflict);
  const revision = await findRevision(ctx.tx, id, version);
  if (!revision) throw revisionNotFound();
  const after = withSent(before, { ...revision, published: before.published });
  return saveVersion(ctx, { before, after, trees, action: 'page.restored', restoredFrom: version });
};

/**
 * Archives a page, which removes it from the site and the list. Its versions stay, and its slug becomes available. 404
 */
export const archivePage = async (ctx: Context, id: string): Promise<void> => {
  const before = await openPage(ctx, id);
  await savePage(ctx.tx, id, { archivedAt: ctx.now });
  await dropPreview(ctx.tx, id);
  await recordPage(ctx, { action: 'page.archived', page: before, before });
};

type LoggedPage = PageTexts & Readonly<{ version: number }>;

type PageEvent = Readonly<{
  action: string;
  page: Readonly<{ id: string; title: string }>;
  before?: LoggedPage | null;
  after?: LoggedPage | null;
}>;

/** Writes an audit log entry about a page. The texts are kept in its versions. */
export const recordPage = (ctx: Context, { action, page: { id, title }, before, after }: PageEvent): Promise<void> =>
  ctx.record({
    action,
    subject: { kind: 'page', id, name: title },
    before: before && factsOf(before),
    after: after && factsOf(after),
  });

const factsOf = ({ content, contentInThai, ...page }: LoggedPage) => ({
  title: page.title,
  titleInThai: page.titleInThai,
  metaDescription: page.metaDescription,
  metaDescriptionInThai: page.metaDescriptionInThai,
  characters: content.length,
  charactersInThai: contentInThai?.length ?? null,
  published: page.published,
  version: page.version,
});
