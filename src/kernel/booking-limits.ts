import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';

/** What a public booking may be at most; staff may book beyond. */
export type BookingLimits = Readonly<{
  minBookingHours: number;
  maxBookingDays: number;
  advanceBookingDays: number;
  allowSameDayBooking: boolean;
}>;

type LimitedRental = Readonly<{ today: CalendarDate; pickUpDate: CalendarDate; hours: number }>;

/** `count` is the limit, in hours or days. */
export type BrokenLimit = Readonly<{
  end: 'pickUp' | 'dropOff';
  limit: 'notToday' | 'tooFar' | 'tooShort' | 'tooLong';
  count: number;
}>;

/** The first limit that a rental breaks, by dates of Bangkok and its length. Server and pages ask this one. */
export const brokenLimit = (rental: LimitedRental, limits: BookingLimits): BrokenLimit | null => {
  const daysAhead = daysBetween(rental.today, rental.pickUpDate);
  if (daysAhead <= 0 && !limits.allowSameDayBooking) return { end: 'pickUp', limit: 'notToday', count: 0 };
  if (daysAhead > limits.advanceBookingDays)
    return { end: 'pickUp', limit: 'tooFar', count: limits.advanceBookingDays };
  if (rental.hours < limits.minBookingHours)
    return { end: 'dropOff', limit: 'tooShort', count: limits.minBookingHours };
  if (rental.hours > limits.maxBookingDays * 24)
    return { end: 'dropOff', limit: 'tooLong', count: limits.maxBookingDays };
  return null;
};

export type BookableDays = Readonly<{ first: CalendarDate; last: CalendarDate }>;

/** The days on which the pick-up of a public booking may be. */
export const bookableDays = (
  { allowSameDayBooking, advanceBookingDays }: Pick<BookingLimits, 'allowSameDayBooking' | 'advanceBookingDays'>,
  today: CalendarDate,
): BookableDays => ({
  first: allowSameDayBooking ? today : addDays(today, 1),
  last: addDays(today, advanceBookingDays),
});
