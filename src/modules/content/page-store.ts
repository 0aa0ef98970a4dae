import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { contentPages } from './content-tables.ts';

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
export type Page = PageSummary & Readonly<{ content: BothLanguages }>;

/** The pages by their slugs: only what is published, or drafts too. */
export const listPages = (tx: Tx, { withDrafts }: { withDrafts: boolean }): Promise<PageSummary[]> =>
  tx
    .select(summary)
    .from(contentPages)
    .where(and(isNull(contentPages.archivedAt), withDrafts ? undefined : eq(contentPages.published, true)))
    .orderBy(contentPages.slug);

export const findPage = async (tx: Tx, slug: string): Promise<Page | undefined> => {
  const isIt = and(eq(contentPages.slug, slug), isNull(contentPages.archivedAt));
  const [row] = await tx.select(whole).from(contentPages).where(isIt);
  return row;
};

/** Every slug that is or was in use, the archived pages' too. */
export const knownSlugs = async (tx: Tx): Promise<string[]> =>
  (await tx.selectDistinct({ slug: contentPages.slug }).from(contentPages)).map(({ slug }) => slug);

/** Adds pages; one whose slug another process has just taken is left out. */
export const addPages = async (tx: Tx, rows: readonly (typeof contentPages.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insert(contentPages)
      .values([...rows])
      .onConflictDoNothing();
};

const { id, slug, published, publishedAt, updatedAt } = contentPages;
const summary = {
  ...{ id, slug, published, publishedAt, updatedAt },
  title: { en: contentPages.title, th: contentPages.titleInThai },
  metaDescription: { en: contentPages.metaDescription, th: contentPages.metaDescriptionInThai },
};
const whole = { ...summary, content: { en: contentPages.content, th: contentPages.contentInThai } };
