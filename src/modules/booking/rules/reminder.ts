import { isBefore } from '#kernel/period.ts';

/** Whose pick-up is near enough to be reminded of. Who booked nearer than that was just told everything. */
export const isReminderDue = (
  now: Temporal.Instant,
  { pickUpAt, createdAt }: { pickUpAt: Temporal.Instant; createdAt: Temporal.Instant },
  reminderHours: number,
): boolean => {
  const from = pickUpAt.subtract({ hours: reminderHours });
  return !isBefore(now, from) && isBefore(now, pickUpAt) && isBefore(createdAt, from);
};
