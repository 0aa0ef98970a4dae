import type { Files } from '#platform/files.ts';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { endChanges } from './change/end-changes.ts';
import { lockRentals } from './classes/lock-rentals.ts';
import { expireHolds } from './holds/expire-holds.ts';
import { bookingMailCrontab, bookingMailTasks, type MailTools } from './mails/booking-mail-jobs.ts';
import { HAND_OVERS } from './office/hand-over/photograph-vehicle.ts';
import { deleteOrphanedFiles } from './records/delete-orphaned-files.ts';
import { endOldAccess } from './records/end-old-access.ts';
import { registeredPhotos } from './records/hand-over-store.ts';
import { SLIPS } from './slips/attach-slips.ts';
import { registeredSlips } from './slips/slip-store.ts';

/**
 * Booking jobs: expire unpaid holds, lock rentals of a class before their pick-up, end changes that nobody paid for, send
 * customer messages, end old guest tokens, and delete hand-over photos and slips that no row names.
 */
export const bookingTasks = ({ files, ...tools }: MailTools & { files: Files }): Tasks => ({
  'expire-holds': expireHolds,
  'lock-rentals': lockRentals,
  'end-unpaid-changes': endChanges,
  'end-old-access': endOldAccess,
  'forget-lost-hand-over-photos': (steps) =>
    deleteOrphanedFiles(steps, files, { folder: HAND_OVERS, registered: registeredPhotos }),
  'forget-lost-slips': (steps) => deleteOrphanedFiles(steps, files, { folder: SLIPS, registered: registeredSlips }),
  ...bookingMailTasks(tools),
});

export const bookingCrontab: Crontab = [
  '* * * * * expire-holds',
  '* * * * * end-unpaid-changes',
  '*/5 * * * * lock-rentals',
  '6 20 * * * end-old-access',
  '11 20 * * * forget-lost-hand-over-photos',
  '16 20 * * * forget-lost-slips',
  ...bookingMailCrontab,
];
