import { sql } from 'drizzle-orm';
import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import type { Clock } from './clock.ts';
import { type Context, type Job, nobody, type Steps } from './context.ts';
import { type Database, type Tx, transact } from './database.ts';
import type { Log } from './log.ts';

/** What a job does, by task name. It may run twice, so it must end in the same state. */
export type Tasks = Record<string, (steps: Steps, payload: unknown) => Promise<void>>;

/** Tasks that run by themselves: a crontab line each (UTC), such as `* * * * * expire-holds`. */
export type Crontab = readonly string[];

export const addJob = async (tx: Tx, { task, payload, runAt, key }: Job): Promise<void> => {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json,
      run_at => ${runAt?.toString() ?? null}::timestamptz, job_key => ${key ?? null}::text)`);
};

/** Steps for work that no request asked for, as the business itself. */
export const stepsOf = (db: Database, clock: Clock, actor = nobody): Steps => {
  const now = clock();
  const context = (tx: Tx): Context => ({ tx, now, actor, announce: (job) => addJob(tx, job) });
  return { now, actor, step: (work) => transact(db, (tx) => work(context(tx))) };
};

type Deps = { db: Database; clock: Clock; log: Log; tasks: Tasks; crontab: Crontab };

/** Runs the jobs of the shared queue in this process. Several processes share one queue. */
export const startJobs = ({ db, clock, log, tasks, crontab }: Deps): Promise<Runner> => {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [name, (payload: unknown) => work(stepsOf(db, clock), payload)]),
  );
  return run({
    pgPool: db.pool,
    taskList,
    crontab: crontab.join('\n'),
    concurrency: 4,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') log.error({ meta: meta?.error ?? null }, message);
      else log.debug(message);
    }),
  });
};
