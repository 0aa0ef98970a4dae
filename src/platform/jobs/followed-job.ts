import type { JobHelpers } from 'graphile-worker';
import { isId } from '#kernel/is-id.ts';
import type { Log } from '../log/log.ts';
import { traced } from '../log/trace.ts';
import { requestOf } from '../unit-of-work.ts';

type Followed = Readonly<{ log: Log; name: string; job: JobHelpers['job'] }>;

/** Runs a job on behalf of the request that enqueued it, and logs its end with the ids in its payload. */
export const followed = async (
  { log, name: task, job }: Followed,
  work: (requestId: string | null) => Promise<void>,
): Promise<void> => {
  const reqId = requestOf(job.flags);
  const began = performance.now();
  const end = () => ({ reqId, task, job: job.id, ...idsIn(job.payload), ms: Math.round(performance.now() - began) });
  try {
    await traced(reqId, () => work(reqId));
  } catch (error) {
    log.warn({ ...end(), attempt: job.attempts }, 'job failed');
    throw error;
  }
  // Scheduled jobs run every minute: log them only at debug level.
  if (reqId) log.info(end(), 'job done');
  else log.debug(end(), 'job done');
};

const idsIn = (payload: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(payload)).filter((pair): pair is [string, string] => isId(pair[1])));
