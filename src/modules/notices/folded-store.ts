import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { foldedNotices } from './notices-tables.ts';

export type FoldedNotice = typeof foldedNotices.$inferSelect;

export const insertFolded = async (tx: Tx, notice: FoldedNotice): Promise<void> => {
  await tx.insert(foldedNotices).values(notice).onConflictDoNothing();
};

/** Removes the oldest notices and returns them, oldest first. */
export const takeFolded = async (tx: Tx, most: number): Promise<FoldedNotice[]> => {
  const oldest = [asc(foldedNotices.createdAt), asc(foldedNotices.occasion)];
  const rows = await tx
    .select()
    .from(foldedNotices)
    .orderBy(...oldest)
    .limit(most)
    .for('update', { skipLocked: true });
  const occasions = rows.map(({ occasion }) => occasion);
  if (occasions.length > 0) await tx.delete(foldedNotices).where(inArray(foldedNotices.occasion, occasions));
  return rows;
};
