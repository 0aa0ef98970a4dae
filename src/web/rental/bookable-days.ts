import type { BookingRulesShape } from '#contract/settings.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';

export type BookableDays = Readonly<{ first: CalendarDate; last: CalendarDate }>;

/** The days on which a pick-up may be, for the pickers; the server enforces the same. */
export const bookableDays = (
  { allowSameDayBooking, advanceBookingDays }: Pick<BookingRulesShape, 'allowSameDayBooking' | 'advanceBookingDays'>,
  today: CalendarDate,
): BookableDays => ({
  first: allowSameDayBooking ? today : addDays(today, 1),
  last: addDays(today, advanceBookingDays),
});
