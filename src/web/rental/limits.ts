import type { BookingRulesShape } from '#contract/settings.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { today } from '../ui/dates.ts';
import { bookableDays } from './bookable-days.ts';
import { type Search, type SearchPeriod, searchPeriod } from './search.ts';

export type RentalLimits = Pick<
  BookingRulesShape,
  'minBookingHours' | 'maxBookingDays' | 'advanceBookingDays' | 'allowSameDayBooking'
>;

/** What cannot be booked online, though the dates as such are right. `count`: the limit, in hours or days. */
export type LimitProblem = Readonly<{
  field: 'pickupDate' | 'returnDate';
  sentence: 'notToday' | 'tooFar' | 'tooShort' | 'tooLong';
  count: number;
}>;

const HOUR = 3_600_000;

/** Hours between two local date-times of Bangkok, whose clock never changes. */
export const hoursApart = ({ startDate, endDate }: SearchPeriod): number =>
  (Date.parse(`${endDate}:00Z`) - Date.parse(`${startDate}:00Z`)) / HOUR;

/** Which of the limits a period breaks; the server refuses the same. */
export const limitProblem = (period: SearchPeriod, limits: RentalLimits, day: CalendarDate): LimitProblem | null => {
  const { first, last } = bookableDays(limits, day);
  const pickupDate = period.startDate.slice(0, 10);
  const hours = hoursApart(period);
  if (pickupDate < first) return { field: 'pickupDate', sentence: 'notToday', count: 0 };
  if (pickupDate > last) return { field: 'pickupDate', sentence: 'tooFar', count: limits.advanceBookingDays };
  if (hours < limits.minBookingHours)
    return { field: 'returnDate', sentence: 'tooShort', count: limits.minBookingHours };
  if (hours > limits.maxBookingDays * 24)
    return { field: 'returnDate', sentence: 'tooLong', count: limits.maxBookingDays };
  return null;
};

/** The period that a search names and that can be booked, and what stands against it. */
export const rentalIn = (search: Search, limits: RentalLimits, nowMs: number) => {
  const { period: named, problems } = searchPeriod(search, nowMs);
  const limit = named && limitProblem(named, limits, today(nowMs));
  return { period: limit ? null : named, problems, limit };
};
