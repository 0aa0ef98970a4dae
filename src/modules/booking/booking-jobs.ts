import type { Crontab, Tasks } from '#platform/jobs.ts';
import { expireHolds } from './holds/expire-holds.ts';
import { bookingMailCrontab, bookingMailTasks } from './mails/booking-mail-jobs.ts';
import type { PaperTools } from './papers/booking-facts.ts';

/** The jobs of bookings: the end of unpaid holds, and what customers are told. */
export const bookingTasks = (tools: PaperTools): Tasks => ({
  'expire-holds': expireHolds,
  ...bookingMailTasks(tools),
});

export const bookingCrontab: Crontab = ['* * * * * expire-holds', ...bookingMailCrontab];
