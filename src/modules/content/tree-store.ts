import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { contentPages } from './content-tables.ts';
import type { Trees } from './markdown/tree.ts';

type Version = Readonly<{ id: string; version: number }>;

/** What a version of a page was read to be; null if it could not be read, undefined if nobody tried yet. */
export const findTrees = async (tx: Tx, { id, version }: Version): Promise<Trees | null | undefined> => {
  const isIt = and(eq(contentPages.id, id), eq(contentPages.treesVersion, version));
  const [row] = await tx.select({ trees: contentPages.trees }).from(contentPages).where(isIt);
  return row?.trees;
};

/** Saves what a version of a page was read to be, unless the page has changed since. */
export const saveTrees = async (tx: Tx, { id, version }: Version, trees: Trees | null): Promise<void> => {
  await tx
    .update(contentPages)
    .set({ trees, treesVersion: version })
    .where(and(eq(contentPages.id, id), eq(contentPages.version, version)));
};

/** The pages whose newest version nobody tried to read. */
export const unreadPages = (tx: Tx) => {
  const { id, slug, version, content, contentInThai, archivedAt, treesVersion } = contentPages;
  return tx
    .select({ id, slug, version, content, contentInThai })
    .from(contentPages)
    .where(and(isNull(archivedAt), sql`${treesVersion} is distinct from ${version}`));
};
