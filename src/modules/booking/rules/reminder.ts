import { isBefore } from '#kernel/period.ts';

/** Whether to remind of a pick-up: it is within `reminderHours`. Bookings made within them need no reminder. */
export const isReminderDue = (
  now: Temporal.Instant,
  { pickUpAt, createdAt }: { pickUpAt: Temporal.Instant; createdAt: Temporal.Instant },
  reminderHours: number,
): boolean => {
  const from = pickUpAt.subtract({ hours: reminderHours });
  return !isBefore(now, from) && isBefore(now, pickUpAt) && isBefore(createdAt, from);
};
