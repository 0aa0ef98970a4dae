import { sql } from 'drizzle-orm';
import type { Crontab, Tasks } from './jobs.ts';

/** Folds what was appended to the table `tally` since the last time. */
export const foldTallyTasks: Tasks = {
  'fold-tally': async ({ step }) => {
    await step(({ tx }) => tx.execute(sql`select fold_tally()`));
  },
};

export const foldTallyCrontab: Crontab = ['*/10 * * * * fold-tally'];
