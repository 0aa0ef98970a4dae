import type { Steps } from '../context.ts';

/** What a job does, by task name. It may run twice, so it must end in the same state. */
export type Tasks = Record<string, (steps: Steps, payload: unknown) => Promise<void>>;

/** Tasks that run by themselves: a crontab line each (UTC), such as `* * * * * expire-holds`. */
export type Crontab = readonly string[];

/** Does the work for every item. One that fails does not stop the others; at the end the job fails with all of them. */
export const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
};
