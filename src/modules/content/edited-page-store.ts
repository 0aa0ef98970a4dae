import { and, eq, isNull, sql } from 'drizzle-orm';
import { isId } from '#kernel/is-id.ts';
import { users } from '#modules/identity/records/identity-tables.ts';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { contentPages, contentPreviews } from './content-tables.ts';
import { slugTaken } from './rules/problems.ts';

const { id, slug, published, publishedAt, updatedAt, version } = contentPages;
const { title, titleInThai, content, contentInThai, metaDescription, metaDescriptionInThai } = contentPages;
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
  updatedBy: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
  previewUntil: contentPreviews.expiresAt,
};

const isThere = isNull(contentPages.archivedAt);

/** A page for editing, by its id or slug. */
export const findEditedPage = async (tx: Tx, idOrSlug: string) => {
  const [row] = await tx
    .select(columns)
    .from(contentPages)
    .leftJoin(users, eq(users.id, contentPages.updatedBy))
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
