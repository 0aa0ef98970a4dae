import { sql } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { TestApp } from '../fresh-app.ts';

/**
 * Starts a call while another transaction has done its work but not committed. Commits that transaction once the call
 * waits for its lock.
 */
export const whileUncommitted = async <Answer>(
  app: TestApp,
  work: (ctx: Context) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await app.step(async (ctx) => {
    await work(ctx);
    const called = call();
    await somebodyWaits(app);
    return { called };
  });
  return answer.called;
};

const somebodyWaits = async ({ db }: TestApp): Promise<void> => {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('Nobody waits for the other transaction');
};
