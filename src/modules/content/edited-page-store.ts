import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { isId } from '#kernel/is-id.ts';
import { users } from '#modules/identity/records/identity-tables.ts';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { contentPages, contentPreviews } from './content-tables.ts';
import { slugTaken } from './rules/problems.ts';

const { id, slug, published, publishedAt, updatedAt, version } = contentPages;
const { title, titleInThai, content, contentInThai, metaDescription, metaDescriptionInThai } = contentPages;
const creators = alias(users, 'creator');
const nameOf = ({ firstName, lastName }: Readonly<Record<'firstName' | 'lastName', PgColumn>>) =>
  sql<string | null>`nullif(trim(${firstName} || ' ' || ${lastName}), '')`;
const columns = {
  id,
  slug,
  published,
  publishedAt,
  updatedAt,
  version,
  title,
  titleInThai,
  content,
  contentInThai,
  metaDescription,
  metaDescriptionInThai,
  createdBy: nameOf(creators),
  updatedBy: nameOf(users),
  previewUntil: contentPreviews.expiresAt,
};

const isThere = isNull(contentPages.archivedAt);

/** A page for editing, by its id or slug. */
export const findEditedPage = async (tx: Tx, idOrSlug: string) => {
  const [row] = await tx
    .select(columns)
    .from(contentPages)
    .leftJoin(users, eq(users.id, contentPages.updatedBy))
    .leftJoin(creators, eq(creators.id, contentPages.createdBy))
    .leftJoin(contentPreviews, eq(contentPreviews.pageId, contentPages.id))
    .where(and(isThere, isId(idOrSlug) ? eq(contentPages.id, idOrSlug) : eq(contentPages.slug, idOrSlug)));
  return row;
};

export type EditedRow = NonNullable<Awaited<ReturnType<typeof findEditedPage>>>;

/** Locks a page against concurrent changes. */
export const lockPage = async (tx: Tx, pageId: string): Promise<void> => {
  await tx.select({ id }).from(contentPages).where(eq(contentPages.id, pageId)).for('update');
};

type NewRow = typeof contentPages.$inferInsert;

/** Inserts a page and returns its id. 409 `content.slug-taken` */
export const insertPage = async (tx: Tx, row: NewRow): Promise<string> => {
  try {
    const [inserted] = await tx.insert(contentPages).values(row).returning({ id });
    return returnedRow(inserted).id;
  } catch (error) {
    if (brokenConstraint(error) === 'content_page_slug') throw slugTaken();
    throw error;
  }
};

export const savePage = async (tx: Tx, pageId: string, values: Partial<NewRow>): Promise<void> => {
  await tx.update(contentPages).set(values).where(eq(contentPages.id, pageId));
};
