import type { Files } from '#platform/files.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { expireHolds } from './holds/expire-holds.ts';
import { bookingMailCrontab, bookingMailTasks, type MailTools } from './mails/booking-mail-jobs.ts';
import { deleteOrphanedPhotos } from './office/hand-over/delete-orphaned-photos.ts';

/** The jobs of bookings: the end of unpaid holds, what customers are told, and files that nobody names. */
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
