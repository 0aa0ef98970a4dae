import { sql } from 'drizzle-orm';
import type { Crontab, Tasks } from './jobs.ts';

/** Clients retry within minutes; after a day, an idempotency key is no longer needed. */
const REPLIES_KEPT = { hours: 24 };

/** Deletes old idempotent replies and expired rate-limit counters. */
export const forgetRequestsTasks: Tasks = {
  'forget-requests': ({ step }) =>
    step(async ({ tx, now }) => {
      await tx.execute(sql`delete from idempotent_reply where created_at < ${now.subtract(REPLIES_KEPT).toString()}`);
      await tx.execute(sql`delete from request_count where window_ends < ${now.toString()}`);
    }),
};

export const forgetRequestsCrontab: Crontab = ['7 * * * * forget-requests'];
