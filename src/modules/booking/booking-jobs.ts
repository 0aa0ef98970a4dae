import type { Files } from '#platform/files.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { expireHolds } from './holds/expire-holds.ts';
import { bookingMailCrontab, bookingMailTasks, type MailTools } from './mails/booking-mail-jobs.ts';
import { deleteOrphanedPhotos } from './office/hand-over/delete-orphaned-photos.ts';

/** Booking jobs: expire unpaid holds, send customer messages and delete hand-over photos that no row references. */
export const bookingTasks = ({ files, ...tools }: MailTools & { files: Files }): Tasks => ({
  'expire-holds': expireHolds,
  'forget-lost-hand-over-photos': (steps) => deleteOrphanedPhotos(steps, files),
  ...bookingMailTasks(tools),
});

export const bookingCrontab: Crontab = [
  '* * * * * expire-holds',
  '11 20 * * * forget-lost-hand-over-photos',
  ...bookingMailCrontab,
];
