import { sql } from 'drizzle-orm';
import { writeAuditEntry } from './audit-trail.ts';
import type { Clock } from './clock.ts';
import { type Actor, type Context, type Job, nobody, type Steps } from './context.ts';
import { type Database, type Tx, transact } from './database/database.ts';

/** The context of a use case in a transaction. */
export const contextOf = (tx: Tx, now: Temporal.Instant, actor: Actor): Context => ({
  tx,
  now,
  actor,
  enqueue: (job) => addJob(tx, job, actor.requestId),
  record: (note) => writeAuditEntry(tx, note, { now, actor }),
});

/** Steps that share one `now`. Without an actor, the system itself acts. */
export const stepsOf = (db: Database, clock: Clock, actor = nobody): Steps => {
  const now = clock();
  return { now, actor, step: (work) => transact(db, (tx) => work(contextOf(tx, now, actor))) };
};

/** `requestId` is the request that enqueued the job, for tracing. */
export const addJob = async (
  tx: Tx,
  { task, payload, runAt, key }: Job,
  requestId: string | null = null,
): Promise<void> => {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json,
      run_at => ${runAt?.toString() ?? null}::timestamptz, job_key => ${key ?? null}::text,
      flags => case when ${requestId}::text is not null then array[${`${REQUEST}${requestId}`}::text] end)`);
};

const REQUEST = 'request:';

/** The id of the request that enqueued the job; null for scheduled jobs. */
export const requestOf = (flags: Readonly<Record<string, true>> | null): string | null =>
  Object.keys(flags ?? {})
    .find((flag) => flag.startsWith(REQUEST))
    ?.slice(REQUEST.length) ?? null;
