import type { Crontab, Tasks } from '#platform/jobs.ts';
import { bookingMailCrontab, bookingMailTasks } from './booking-mail-jobs.ts';
import type { PaperTools } from './booking-papers.ts';
import { expireHolds } from './expire-holds.ts';

/** The jobs of bookings: the end of unpaid holds, and what customers are told. */
export const bookingTasks = (tools: PaperTools): Tasks => ({
  'expire-holds': expireHolds,
  ...bookingMailTasks(tools),
});

export const bookingCrontab: Crontab = ['* * * * * expire-holds', ...bookingMailCrontab];
