import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type JobHelpers, Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Clock } from '../clock.ts';
import { nobody } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { asSerialisedError } from '../log/serialise-error.ts';
import { stepsOf } from '../unit-of-work.ts';
import { followed } from './followed-job.ts';
import { HEARTBEAT_MS, recordHeartbeat, releaseJobs } from './job-workers.ts';
import type { Crontab, Tasks } from './jobs.ts';

type Deps = { db: Database; clock: Clock; log: Log; tasks: Tasks; crontab: Crontab };

export type JobRunner = Readonly<{
  /** False from the moment the queue fails until it runs again. */
  isRunning: () => boolean;
  /** Stops the queue after running jobs have finished, or after a timeout. */
  stop: () => Promise<void>;
}>;

/**
 * Runs jobs of the queue, which several processes share. When the database connection is lost, the queue is restarted
 * until the database is back.
 */
export const startJobs = async (deps: Deps): Promise<JobRunner> => {
  const ending = new AbortController();
  let queue: Queue | undefined = await startQueue(deps);

  const keep = async () => {
    while (queue) {
      const former = queue;
      await former.ended;
      if (ending.signal.aborted) return;
      deps.log.warn('the jobs ended unexpectedly and are started again');
      queue = undefined;
      queue = await startAgain(deps, former, ending.signal);
    }
  };
  const running = keep();

  return {
    isRunning: () => queue?.isRunning() ?? false,
    stop: async () => {
      ending.abort();
      const stopped = queue;
      await stopped?.stop();
      await running;
      // A restarted queue may have replaced it in the meantime.
      if (queue !== stopped) await queue?.stop();
    },
  };
};

const FIRST_PAUSE_MS = 250;
/** Jobs resume within a second of the database coming back. */
const LONGEST_PAUSE_MS = 1_000;

const startAgain = async (deps: Deps, former: Queue, ending: AbortSignal): Promise<Queue | undefined> => {
  for (let wait = FIRST_PAUSE_MS; !ending.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      await releaseJobs(deps.db, former.worker);
      return await startQueue(deps);
    } catch (error) {
      deps.log.warn({ err: error }, `the jobs cannot be started; next attempt in ${wait} ms`);
    }
    await pause(wait, undefined, { signal: ending }).catch(() => undefined);
  }
  return undefined;
};

/** How long running jobs may take to finish: after the queue is lost, and on a requested stop. */
const PATIENCE_MS = 3_000;
const PATIENCE_AT_STOP_MS = 20_000;

type Queue = Awaited<ReturnType<typeof startQueue>>;

const startQueue = async ({ db, clock, log, tasks, crontab }: Deps) => {
  let isRunning = true;
  let worker = '';
  const events: WorkerEvents = new EventEmitter();
  const ending = Promise.withResolvers<void>();
  const end = () => {
    isRunning = false;
    ending.resolve();
  };
  events.on('pool:create', ({ workerPool }) => {
    worker = workerPool.id;
  });
  events.on('pool:gracefulShutdown', end).on('pool:forcefulShutdown', end);
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [
      name,
      (payload: unknown, { job }: JobHelpers) =>
        followed({ log, name, job }, (requestId) =>
          withSerialisedError(() => work(stepsOf(db, clock, { ...nobody, requestId }), payload)),
        ),
    ]),
  );
  const runner: Runner = await run({
    pgPool: db.pool,
    taskList,
    crontab: crontab.join('\n'),
    concurrency: 4,
    noHandleSignals: true,
    events,
    // A job's end is written in a batch, even of one: only then does a lost database end the queue, not the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') log.error(meta?.error ? { err: meta.error } : {}, message);
      else log.debug(message);
    }),
  });
  const heartbeat = () =>
    recordHeartbeat(db, worker).catch((error: unknown) =>
      log.warn({ err: error }, 'the jobs cannot say that they run'),
    );
  const timer = setInterval(heartbeat, HEARTBEAT_MS);
  const ended = runner.promise.catch((error: unknown) => log.error({ err: error }, 'the jobs ended')).finally(end);
  void ending.promise.then(() => clearInterval(timer));
  // graphile-worker 0.18 never comes to its end when two jobs could not be written down at once: it counts one twice.
  const endedWithin = (ms: number) =>
    Promise.race([ended, ending.promise.then(() => pause(ms, undefined, { ref: false }))]);
  await heartbeat();
  return {
    worker,
    isRunning: () => isRunning,
    ended: endedWithin(PATIENCE_MS),
    stop: async () => {
      // Rejects if the runner has already ended.
      runner.stop().catch(() => undefined);
      await endedWithin(PATIENCE_AT_STOP_MS);
      await releaseJobs(db, worker).catch((error: unknown) =>
        log.warn({ err: error }, 'the jobs cannot say that they ended'),
      );
    },
  };
};

// The queue writes the whole message of an error to its log and its table.
const withSerialisedError = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    throw asSerialisedError(error);
  }
};
