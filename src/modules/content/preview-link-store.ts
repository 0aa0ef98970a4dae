import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { contentPreviews } from './content-tables.ts';

type Link = typeof contentPreviews.$inferInsert;

/** Whether this token shows the draft of this page now. */
export const opensPreview = async (
  tx: Tx,
  { pageId, tokenHash, now }: Pick<Link, 'pageId' | 'tokenHash'> & { now: Temporal.Instant },
): Promise<boolean> => {
  const isIt = and(eq(contentPreviews.pageId, pageId), eq(contentPreviews.tokenHash, tokenHash));
  return (await tx.$count(contentPreviews, and(isIt, gt(contentPreviews.expiresAt, now)))) > 0;
};

/** The one link of its page: another one takes its place. */
export const putPreview = async (tx: Tx, link: Link): Promise<void> => {
  const { pageId, ...values } = link;
  await tx.insert(contentPreviews).values(link).onConflictDoUpdate({ target: contentPreviews.pageId, set: values });
};

/** False where there was none. */
export const dropPreview = async (tx: Tx, pageId: string): Promise<boolean> => {
  const gone = await tx.delete(contentPreviews).where(eq(contentPreviews.pageId, pageId)).returning();
  return gone.length > 0;
};
