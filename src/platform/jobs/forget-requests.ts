import { sql } from 'drizzle-orm';
import type { Crontab, Tasks } from './jobs.ts';

/** A client that was cut off tries again within minutes; after a day a key says nothing any more. */
const REPLIES_KEPT = { hours: 24 };

/** Forgets the replies that nobody will ask for again, and the counts of minutes that are over. */
export const forgetRequestsTasks: Tasks = {
  'forget-requests': ({ step }) =>
    step(async ({ tx, now }) => {
      await tx.execute(sql`delete from idempotent_reply where created_at < ${now.subtract(REPLIES_KEPT).toString()}`);
      await tx.execute(sql`delete from request_count where window_ends < ${now.toString()}`);
    }),
};

export const forgetRequestsCrontab: Crontab = ['7 * * * * forget-requests'];
