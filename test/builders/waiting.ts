import { sql } from 'drizzle-orm';
import type { TestApp } from '../fresh-app.ts';

/** The number of the app's transactions that wait for a lock. */
export const waitingIn = async ({ db }: TestApp): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
};
