import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';

/** Limits of a public booking; they do not apply to staff. */
export type BookingLimits = Readonly<{
  minBookingHours: number;
  maxBookingDays: number;
  advanceBookingDays: number;
  allowSameDayBooking: boolean;
}>;

type LimitedRental = Readonly<{ today: CalendarDate; pickUpDate: CalendarDate; hours: number }>;

/** `count` is the limit: hours for `tooShort`, days for `tooFar` and `tooLong`, 0 for `notToday`. */
export type BrokenLimit = Readonly<{
  end: 'pickUp' | 'dropOff';
  limit: 'notToday' | 'tooFar' | 'tooShort' | 'tooLong';
  count: number;
}>;

/** The first limit that a rental breaks. Dates are Bangkok dates. Used by both the server and the pages. */
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

/** The first and last possible pick-up day of a public booking. */
export const bookableDays = (
  { allowSameDayBooking, advanceBookingDays }: Pick<BookingLimits, 'allowSameDayBooking' | 'advanceBookingDays'>,
  today: CalendarDate,
): BookableDays => ({
  first: allowSameDayBooking ? today : addDays(today, 1),
  last: addDays(today, advanceBookingDays),
});
