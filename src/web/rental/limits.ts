import { type BookingLimits, type BrokenLimit, brokenLimit } from '#kernel/booking-limits.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { today } from '../ui/dates.ts';
import { type Search, type SearchPeriod, searchPeriod } from './search.ts';

/** What cannot be booked online, though the dates as such are right. `count`: the limit, in hours or days. */
export type LimitProblem = Readonly<{
  field: 'pickupDate' | 'returnDate';
  sentence: BrokenLimit['limit'];
  count: number;
}>;

const HOUR = 3_600_000;

/** Hours between two local date-times of Bangkok, whose clock never changes. */
export const hoursApart = ({ startDate, endDate }: SearchPeriod): number =>
  (Date.parse(`${endDate}:00Z`) - Date.parse(`${startDate}:00Z`)) / HOUR;

/** Which of the limits a period breaks. */
export const limitProblem = (period: SearchPeriod, limits: BookingLimits, day: CalendarDate): LimitProblem | null => {
  const rental = { today: day, pickUpDate: period.startDate.slice(0, 10), hours: hoursApart(period) };
  const broken = brokenLimit(rental, limits);
  if (!broken) return null;
  return { field: broken.end === 'pickUp' ? 'pickupDate' : 'returnDate', sentence: broken.limit, count: broken.count };
};

/** The period that a search names and that can be booked, and what stands against it. */
export const rentalIn = (search: Search, limits: BookingLimits, nowMs: number) => {
  const { period: named, problems } = searchPeriod(search, nowMs);
  const limit = named && limitProblem(named, limits, today(nowMs));
  return { period: limit ? null : named, problems, limit };
};
