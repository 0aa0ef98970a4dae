import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { contentPreviews } from './content-tables.ts';

type Link = Omit<typeof contentPreviews.$inferInsert, 'tokenHash'> & { token: string };

/** 256 random bits as 43 letters, digits, `-` and `_`. Only the hash is stored. */
export const newPreviewToken = (): string => randomBytes(32).toString('base64url');

/** Whether a token is the page's valid preview token. */
export const opensPreview = async (
  tx: Tx,
  { pageId, token, now }: Pick<Link, 'pageId' | 'token'> & { now: Temporal.Instant },
): Promise<boolean> => {
  const isIt = and(eq(contentPreviews.pageId, pageId), eq(contentPreviews.tokenHash, hashOf(token)));
  return (await tx.$count(contentPreviews, and(isIt, gt(contentPreviews.expiresAt, now)))) > 0;
};

/** Saves a page's preview link, replacing any earlier one. */
export const putPreview = async (tx: Tx, { pageId, token, ...link }: Link): Promise<void> => {
  const values = { ...link, tokenHash: hashOf(token) };
  await tx
    .insert(contentPreviews)
    .values({ pageId, ...values })
    .onConflictDoUpdate({ target: contentPreviews.pageId, set: values });
};

/** Deletes a page's preview link; false if there was none. */
export const dropPreview = async (tx: Tx, pageId: string): Promise<boolean> => {
  const gone = await tx.delete(contentPreviews).where(eq(contentPreviews.pageId, pageId)).returning();
  return gone.length > 0;
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
