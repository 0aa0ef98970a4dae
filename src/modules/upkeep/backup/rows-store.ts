import { sql } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { TableShape } from './backup-format.ts';
import { linesQuery } from './schema-store.ts';

/** The approximate size of a batch. Rows may hold whole documents, so a number of rows would say little. */
const A_PORTION_BYTES = 32_000;
const FIRST_ROWS = 8;
const MOST_ROWS = 2_000;

/** The rows of a table as lines, in batches sized by the previous batch to about 32 kB. */
export async function* linesInPortions(tx: Tx, table: TableShape): AsyncGenerator<string[]> {
  await tx.execute(sql`declare lines no scroll cursor for ${linesQuery(table)}`);
  let most = FIRST_ROWS;
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${most} from lines`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < most) break;
    const length = rows.reduce((sum, { line }) => sum + line.length, 0);
    const fitting = Math.floor((A_PORTION_BYTES / length) * rows.length);
    most = Math.max(1, Math.min(MOST_ROWS, most * 4, fitting));
  }
  await tx.execute(sql`close lines`);
}

/** The current time of the database in UTC, to the microsecond. */
export const momentOfReading = async (tx: Tx): Promise<string> => {
  const { rows } = await tx.execute<{ moment: string }>(sql`
    select to_char(statement_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment`);
  return returnedRow(rows[0]).moment;
};

/** The number of unfinished jobs, by job name. */
export const waitingJobs = async (tx: Tx): Promise<Record<string, number>> => {
  const { rows } = await tx.execute<{ task: string; count: number }>(sql`
    select task_identifier as task, count(*)::int as count from graphile_worker.jobs group by 1 order by 1`);
  return Object.fromEntries(rows.map(({ task, count }) => [task, count]));
};

/** Runs a trivial query, so that a pause in reading does not hit the idle-in-transaction timeout. */
export const stayAwake = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select 1`);
};

/**
 * Tries to take the advisory lock for backups, across processes; false if another transaction holds it. The lock ends
 * with the transaction.
 */
export const takeBackupLock = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('make a backup', 0)) as is_ours`,
  );
  return rows[0]?.is_ours ?? false;
};
