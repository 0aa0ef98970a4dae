import { bangkokDate } from '#kernel/bangkok-time.ts';
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { isBefore, type Period, rentalDays } from '#kernel/period.ts';

/** Days of the rental that was searched. */
export type RefusedLength = '1-2' | '3-6' | '7-13' | '14+';

const MOST_WEEKS = 52;

/** What is counted of a search that found nothing free: no person. Null for dates that are past. */
export const refusedSearch = (
  now: Temporal.Instant,
  period: Period,
): Readonly<{ day: CalendarDate; weeksAhead: number; length: RefusedLength }> | null => {
  if (isBefore(period.from, now)) return null;
  const day = bangkokDate(now);
  const weeks = Math.floor(daysBetween(day, bangkokDate(period.from)) / 7);
  return { day, weeksAhead: Math.min(weeks, MOST_WEEKS), length: lengthOf(rentalDays(period)) };
};

const lengthOf = (days: number): RefusedLength => {
  if (days <= 2) return '1-2';
  if (days <= 6) return '3-6';
  return days <= 13 ? '7-13' : '14+';
};
