import { hoursBetween } from '#kernel/period.ts';
import { type BookingStatus, stateOf } from '../lifecycle.ts';

/**
 * Days to charge for a vehicle that came back late: none within the grace, then each started day of 24 hours counted
 * from the agreed return. The grace changes no quote.
 */
export const lateDays = (agreed: Temporal.Instant, returned: Temporal.Instant, graceMinutes: number): number => {
  const hours = hoursBetween(agreed, returned);
  return hours * 60 <= graceMinutes ? 0 : Math.ceil(hours / 24);
};

/** How many minutes late a vehicle is: a started one counts, so that 29:02 is not within 29. */
export const lateMinutes = (agreed: Temporal.Instant, now: Temporal.Instant): number =>
  Math.max(0, Math.ceil(now.since(agreed).total('minutes')));

/** How many whole minutes early a vehicle is. */
export const earlyMinutes = (agreed: Temporal.Instant, now: Temporal.Instant): number =>
  Math.max(0, Math.floor(agreed.since(now).total('minutes')));

type Out = Readonly<{ status: BookingStatus; pickedUpAt: Temporal.Instant | null; dropOffAt: Temporal.Instant }>;

/** Whether a vehicle is out for longer than agreed, the grace in. */
export const isLate = (booking: Out, now: Temporal.Instant, graceMinutes: number): boolean =>
  stateOf(booking) === 'picked-up' && lateDays(booking.dropOffAt, now, graceMinutes) > 0;
