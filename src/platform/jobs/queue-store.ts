import { sql } from 'drizzle-orm';
import { returnedRow, type Tx } from '../database/database.ts';

type Queue = { waiting: number; failed: number; oldestSeconds: number };

/** Queue metrics: due jobs, the age of the oldest due job in seconds, and jobs that ran out of attempts. */
export const queueFigures = async (tx: Tx): Promise<Queue> => {
  const { rows } = await tx.execute<Queue>(sql`
    select count(*) filter (where is_due)::int as waiting, count(*) filter (where is_over)::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as "oldestSeconds"
    from (
      select run_at, attempts >= max_attempts as is_over,
        run_at <= now() and locked_at is null and attempts < max_attempts as is_due
      from graphile_worker.jobs) job`);
  return returnedRow(rows[0]);
};
