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
  const { rows } = await tx.execute<{ count: number; ttl: number }>(sql`
    insert into request_count as counted (key, count, window_ends)
    values (${key}, 1, now() + make_interval(secs => ${timeWindow / 1000}))
    on conflict (key) do update set
      count = case when counted.window_ends <= now() then 1 else counted.count + 1 end,
      window_ends = case when counted.window_ends <= now() then excluded.window_ends else counted.window_ends end
    returning count, ceil(extract(epoch from window_ends - now()) * 1000)::int as ttl`);
  const [row] = rows;
  return { current: row?.count ?? 1, ttl: row?.ttl ?? timeWindow };
};
