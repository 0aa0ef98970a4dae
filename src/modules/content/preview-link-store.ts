import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { contentPreviews } from './content-tables.ts';

type Link = Omit<typeof contentPreviews.$inferInsert, 'tokenHash'> & { token: string };

/** 256 bits, as 43 letters, digits, `-` and `_`. Only its hash is stored. */
export const newPreviewToken = (): string => randomBytes(32).toString('base64url');

/** Whether this token shows the draft of this page now. */
export const opensPreview = async (
  tx: Tx,
  { pageId, token, now }: Pick<Link, 'pageId' | 'token'> & { now: Temporal.Instant },
): Promise<boolean> => {
  const isIt = and(eq(contentPreviews.pageId, pageId), eq(contentPreviews.tokenHash, hashOf(token)));
  return (await tx.$count(contentPreviews, and(isIt, gt(contentPreviews.expiresAt, now)))) > 0;
};

/** The one link of its page: another one takes its place. */
export const putPreview = async (tx: Tx, { pageId, token, ...link }: Link): Promise<void> => {
  const values = { ...link, tokenHash: hashOf(token) };
  await tx
    .insert(contentPreviews)
    .values({ pageId, ...values })
    .onConflictDoUpdate({ target: contentPreviews.pageId, set: values });
};

/** False where there was none. */
export const dropPreview = async (tx: Tx, pageId: string): Promise<boolean> => {
  const gone = await tx.delete(contentPreviews).where(eq(contentPreviews.pageId, pageId)).returning();
  return gone.length > 0;
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
