import { and, eq, ilike, isNull, or } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { containing } from '#platform/database/text-search.ts';
import { contentPages } from './content-tables.ts';
import { addRevisions } from './revision-store.ts';

type BothLanguages = Readonly<{ en: string; th: string | null }>;

/** A page without its text. */
export type PageSummary = Readonly<{
  id: string;
  slug: string;
  title: BothLanguages;
  metaDescription: BothLanguages;
  published: boolean;
  publishedAt: Temporal.Instant | null;
  updatedAt: Temporal.Instant;
}>;

/** `content` is Markdown with placeholders. */
export type ContentPage = PageSummary & Readonly<{ content: BothLanguages; version: number }>;

type PageFilter = Readonly<{ withDrafts: boolean; search?: string | undefined }>;

/** The pages by slug: published ones, or drafts too. `search` matches titles and slugs. */
export const listPages = (tx: Tx, { withDrafts, search = '' }: PageFilter): Promise<readonly PageSummary[]> =>
  pagesMatching(tx, withDrafts, search);

const pagesMatching = cachedRead(
  ['content_page'],
  (tx, withDrafts: boolean, search: string): Promise<PageSummary[]> => {
    const texts = [contentPages.title, contentPages.titleInThai, contentPages.slug];
    const matches = search === '' ? undefined : or(...texts.map((text) => ilike(text, containing(search))));
    return tx
      .select(summary)
      .from(contentPages)
      .where(and(isNull(contentPages.archivedAt), withDrafts ? undefined : eq(contentPages.published, true), matches))
      .orderBy(contentPages.slug)
      .execute();
  },
);

export const findContentPage = cachedRead(
  ['content_page'],
  async (tx, slug: string): Promise<ContentPage | undefined> => {
    const isIt = and(eq(contentPages.slug, slug), isNull(contentPages.archivedAt));
    const [row] = await tx.select(whole).from(contentPages).where(isIt);
    return row;
  },
);

/** Every slug ever used, those of archived pages included. */
export const usedSlugs = async (tx: Tx): Promise<string[]> =>
  (await tx.selectDistinct({ slug: contentPages.slug }).from(contentPages)).map(({ slug }) => slug);

/** Inserts pages with their first version; skips pages whose slug was taken concurrently. */
export const addPages = async (tx: Tx, rows: readonly (typeof contentPages.$inferInsert)[]): Promise<void> => {
  if (rows.length === 0) return;
  const added = await tx
    .insert(contentPages)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
  await addRevisions(
    tx,
    added.map(({ id, version, updatedBy, updatedAt, ...texts }) => ({
      ...texts,
      pageId: id,
      version,
      savedBy: updatedBy,
      savedAt: updatedAt,
    })),
  );
};

const { id, slug, published, publishedAt, updatedAt } = contentPages;
const summary = {
  id,
  slug,
  published,
  publishedAt,
  updatedAt,
  title: { en: contentPages.title, th: contentPages.titleInThai },
  metaDescription: { en: contentPages.metaDescription, th: contentPages.metaDescriptionInThai },
};
const whole = {
  ...summary,
  content: { en: contentPages.content, th: contentPages.contentInThai },
  version: contentPages.version,
};
