import { type BookingLimits, type BrokenLimit, brokenLimit } from '#kernel/booking-limits.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { today } from '../ui/dates.ts';
import { type Search, type SearchPeriod, searchPeriod } from './search.ts';

/** A booking limit that valid dates break. `count`: the limit, in hours or days. */
export type LimitProblem = Readonly<{
  field: 'pickupDate' | 'returnDate';
  sentence: BrokenLimit['limit'];
  count: number;
}>;

const YEARS = 3650;

/** For when the limits could not be loaded: then the server decides. */
export const unlimited: BookingLimits = {
  minBookingHours: 0,
  maxBookingDays: YEARS,
  advanceBookingDays: YEARS,
  allowSameDayBooking: true,
};

const HOUR = 3_600_000;

/** Hours between two local date-times in Bangkok, which has no daylight saving time. */
export const hoursApart = ({ startDate, endDate }: SearchPeriod): number =>
  (Date.parse(`${endDate}:00Z`) - Date.parse(`${startDate}:00Z`)) / HOUR;

/** The limit that a period breaks; null when it breaks none. */
export const limitProblem = (period: SearchPeriod, limits: BookingLimits, day: CalendarDate): LimitProblem | null => {
  const rental = { today: day, pickUpDate: period.startDate.slice(0, 10), hours: hoursApart(period) };
  const broken = brokenLimit(rental, limits);
  if (!broken) return null;
  return { field: broken.end === 'pickUp' ? 'pickupDate' : 'returnDate', sentence: broken.limit, count: broken.count };
};

/** The bookable period of a search, with the problems or the limit that rule it out. */
export const rentalIn = (search: Search, limits: BookingLimits, nowMs: number) => {
  const { period: named, problems } = searchPeriod(search, nowMs);
  const limit = named && limitProblem(named, limits, today(nowMs));
  return { period: limit ? null : named, problems, limit };
};
