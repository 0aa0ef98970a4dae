import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { keepRetention } from './erase/keep-retention.ts';

/** The job behind the promise how long personal data is kept. */
export const accountTasks: Tasks = { retention: keepRetention };

/** At night in Bangkok. */
export const accountCrontab: Crontab = ['33 19 * * * retention'];
