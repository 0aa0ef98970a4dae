import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';

/** How often a worker says that it lives. */
export const HEARTBEAT_MS = 15_000;

/** A worker that was not seen for this long is gone: three heartbeats. */
const deadBefore = sql`now() - interval '45 seconds'`;

/** Says that this worker lives, and gives the jobs of workers that are gone to whoever asks next. */
export const recordHeartbeat = async (tx: Tx, worker: string): Promise<void> => {
  await tx.execute(sql`
    insert into job_worker (id) values (${worker}) on conflict (id) do update set seen_at = now()`);
  await tx.execute(sql`delete from job_worker where seen_at < ${deadBefore}`);
  // The queue itself would wait four hours. A worker that has just begun may have a job before its first heartbeat.
  await tx.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < ${deadBefore} and locked_by not in (select id from job_worker)
    having count(*) > 0`);
};

/** Gives the jobs of a worker that has ended to others at once. */
export const releaseJobs = async (tx: Tx, worker: string): Promise<void> => {
  await tx.execute(sql`delete from job_worker where id = ${worker}`);
  await tx.execute(sql`select graphile_worker.force_unlock_workers(array[${worker}]::text[])`);
};
