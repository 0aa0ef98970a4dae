import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/** Whether this transaction is the one that makes a backup, over all processes. The turn ends with it. */
export const takeBackupLock = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('make a backup', 0)) as is_ours`,
  );
  return rows[0]?.is_ours ?? false;
};
