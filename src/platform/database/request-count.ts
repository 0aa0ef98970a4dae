import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Increments the counter of a key, shared by all processes through the database. Returns the count and `ttl`, the
 * milliseconds until the window ends and the count restarts. `timeWindow` is in milliseconds.
 */
export const countRequest = async (
  tx: Tx,
  key: string,
  timeWindow: number,
): Promise<{ current: number; ttl: number }> => {
  const [row] = await countRequests(tx, new Map([[key, 1]]), timeWindow);
  return { current: row?.current ?? 1, ttl: row?.ttl ?? timeWindow };
};

/** Adds to the counters of several keys at once, as `countRequest` does one to one. */
export const countRequests = async (
  tx: Tx,
  more: ReadonlyMap<string, number>,
  timeWindow: number,
): Promise<{ key: string; current: number; ttl: number }[]> => {
  // In one order, so that two processes that add to the same keys do not wait for each other.
  const keys = [...more.keys()].sort();
  const counts = keys.map((key) => more.get(key) ?? 0);
  const { rows } = await tx.execute<{ key: string; current: number; ttl: number }>(sql`
    insert into request_count as counted (key, count, window_ends)
    select key, count, now() + make_interval(secs => ${timeWindow / 1000})
    from unnest(${sql.param(keys)}::text[], ${sql.param(counts)}::int[]) more (key, count)
    on conflict (key) do update set
      count = case when counted.window_ends <= now() then excluded.count else counted.count + excluded.count end,
      window_ends = case when counted.window_ends <= now() then excluded.window_ends else counted.window_ends end
    returning key, count as current, ceil(extract(epoch from window_ends - now()) * 1000)::int as ttl`);
  return rows;
};
