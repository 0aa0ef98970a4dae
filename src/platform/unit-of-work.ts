import { writeEntry } from './audit/audit-trail.ts';
import type { Clock } from './clock.ts';
import { type Actor, type Context, nobody, type Steps } from './context.ts';
import { type Database, type Tx, transact } from './database/database.ts';
import { addJob } from './jobs/jobs.ts';

/** What a transaction of a request or a job brings to a use case. */
export const contextOf = (tx: Tx, now: Temporal.Instant, actor: Actor): Context => ({
  tx,
  now,
  actor,
  announce: (job) => addJob(tx, job, actor.requestId),
  record: (note) => writeEntry(tx, note, { now, actor }),
});

/** Steps of one piece of work; without an actor as the business itself, for what no request asked for. */
export const stepsOf = (db: Database, clock: Clock, actor = nobody): Steps => {
  const now = clock();
  return { now, actor, step: (work) => transact(db, (tx) => work(contextOf(tx, now, actor))) };
};
