import { desc, eq, gt, lte } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { exportJobs } from './export-tables.ts';

export type StoredExport = typeof exportJobs.$inferSelect;

export const addExport = async (tx: Tx, job: typeof exportJobs.$inferInsert): Promise<StoredExport> => {
  const [row] = await tx.insert(exportJobs).values(job).returning();
  return returnedRow(row);
};

/** The latest exports that have not expired, newest first. */
export const listExports = (tx: Tx, now: Temporal.Instant): Promise<StoredExport[]> =>
  tx.select().from(exportJobs).where(gt(exportJobs.expiresAt, now)).orderBy(desc(exportJobs.id)).limit(100);

export const findExport = async (tx: Tx, id: string): Promise<StoredExport | undefined> => {
  const [row] = await tx.select().from(exportJobs).where(eq(exportJobs.id, id));
  return row;
};

export const saveExport = async (
  tx: Tx,
  id: string,
  changed: Partial<Pick<StoredExport, 'status' | 'rows' | 'total' | 'bytes'>>,
): Promise<void> => {
  await tx.update(exportJobs).set(changed).where(eq(exportJobs.id, id));
};

/** Deletes the expired exports and returns their ids. */
export const takeExpired = async (tx: Tx, now: Temporal.Instant): Promise<string[]> => {
  const rows = await tx.delete(exportJobs).where(lte(exportJobs.expiresAt, now)).returning({ id: exportJobs.id });
  return rows.map(({ id }) => id);
};
