import { sql } from 'drizzle-orm';
import type { Job, Steps } from '../context.ts';
import type { Tx } from '../database/database.ts';

/** What a job does, by task name. It may run twice, so it must end in the same state. */
export type Tasks = Record<string, (steps: Steps, payload: unknown) => Promise<void>>;

/** Tasks that run by themselves: a crontab line each (UTC), such as `* * * * * expire-holds`. */
export type Crontab = readonly string[];

/** `requestId` is of the request that brought it about, so that it can be followed through its jobs. */
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

/** Of the request that a job is done for; null where it comes of itself. */
export const requestOf = (flags: Readonly<Record<string, true>> | null): string | null =>
  Object.keys(flags ?? {})
    .find((flag) => flag.startsWith(REQUEST))
    ?.slice(REQUEST.length) ?? null;

/** Does the work for every item. One that fails does not stop the others; at the end the job fails with all of them. */
export const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
};
