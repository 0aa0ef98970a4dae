import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Period } from '#kernel/period.ts';
import { calendarBackwards, calendarTooLong } from './problems.ts';

const USUAL_DAYS = 90;
const MOST_DAYS = 400;

type AvailabilityWindow = Readonly<{ from: CalendarDate; until: CalendarDate; period: Period }>;

/**
 * The dates of a calendar, both ends included: the next 90 days by default. 422 if they run backwards or exceed 400
 * days.
 */
export const availabilityWindow = (
  requested: { from?: string; until?: string },
  now: Temporal.Instant,
): AvailabilityWindow => {
  const from = requested.from ?? bangkokDate(now);
  const until = requested.until ?? addDays(from, USUAL_DAYS - 1);
  const days = daysBetween(from, until) + 1;
  if (days < 1) throw calendarBackwards();
  if (days > MOST_DAYS) throw calendarTooLong(MOST_DAYS);
  return { from, until, period: { from: startOfDay(from), until: startOfDay(addDays(until, 1)) } };
};
