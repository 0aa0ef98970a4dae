import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { users } from '#modules/identity/records/identity-tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { contentRevisions } from './content-tables.ts';

type NewRevision = typeof contentRevisions.$inferInsert;

export const addRevisions = async (tx: Tx, rows: readonly NewRevision[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(contentRevisions).values([...rows]);
};

/** The versions of a page without their texts, newest first. */
export const listRevisions = (tx: Tx, pageId: string) =>
  tx
    .select(summary)
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.savedBy))
    .where(eq(contentRevisions.pageId, pageId))
    .orderBy(desc(contentRevisions.version));

export type RevisionRow = Awaited<ReturnType<typeof listRevisions>>[number];

/** One version with its texts. */
export const findRevision = async (tx: Tx, pageId: string, version: number) => {
  const [row] = await tx
    .select({ ...summary, ...texts })
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.savedBy))
    .where(and(eq(contentRevisions.pageId, pageId), eq(contentRevisions.version, version)));
  return row;
};

/** The texts that visitors saw before a version of a page, newest first. */
export const publishedBefore = (tx: Tx, pageId: string, before: number, most: number) => {
  const { pageId: page, version: number, published: isPublished, content: en, contentInThai: th } = contentRevisions;
  return tx
    .select({ en, th })
    .from(contentRevisions)
    .where(and(eq(page, pageId), lt(number, before), eq(isPublished, true)))
    .orderBy(desc(number))
    .limit(most);
};

const { version, savedAt, published, changed, restoredFrom } = contentRevisions;
const savedBy = sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;
const summary = { version, savedAt, published, changed, restoredFrom, savedBy };

const { title, titleInThai, content, contentInThai, metaDescription, metaDescriptionInThai } = contentRevisions;
const texts = { title, titleInThai, content, contentInThai, metaDescription, metaDescriptionInThai };
