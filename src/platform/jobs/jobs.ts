import type { Steps } from '../context.ts';

/** Job handlers by task name. A job may run twice, so handlers must be idempotent. */
export type Tasks = Record<string, (steps: Steps, payload: unknown) => Promise<void>>;

/** Scheduled tasks, as crontab lines (UTC) such as `* * * * * expire-holds`. */
export type Crontab = readonly string[];

/** Processes all items in turn, even after failures; then throws an AggregateError of all failures. */
export const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
};
