import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';

/** The interval of worker heartbeats. */
export const HEARTBEAT_MS = 15_000;

/** A worker is dead after three missed heartbeats. */
const deadBefore = sql`now() - interval '45 seconds'`;

/** Records a heartbeat, and unlocks the jobs of dead workers. */
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

/** Unlocks the jobs of a stopped worker for others immediately. */
export const releaseJobs = async (tx: Tx, worker: string): Promise<void> => {
  await tx.execute(sql`delete from job_worker where id = ${worker}`);
  await tx.execute(sql`select graphile_worker.force_unlock_workers(array[${worker}]::text[])`);
};
