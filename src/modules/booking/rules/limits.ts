import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';
import { addDays, daysBetween } from '#kernel/calendar-date.ts';
import { hoursBetween, isBefore, isForward, type Period, rentalDays } from '#kernel/period.ts';

export type BookingLimits = Readonly<{
  minBookingHours: number;
  maxBookingDays: number;
  advanceBookingDays: number;
  allowSameDayBooking: boolean;
}>;

export type PeriodFields = Readonly<{ pickUp: string; dropOff: string }>;

/** What is wrong with a period as such, whoever books: a sentence per field. */
export const periodProblems = (period: Period, fields: PeriodFields): Record<string, string> =>
  isForward(period) ? {} : { [fields.dropOff]: 'Return date must be after pickup date' };

/**
 * What a public booking may not do; staff may. Pick-ups and returns are sold on the half hours of Bangkok's clocks,
 * :00 and :30; searching and quoting take any minute.
 */
export const limitProblems = (
  now: Temporal.Instant,
  period: Period,
  limits: BookingLimits,
  fields: PeriodFields,
): Record<string, string> => {
  const unsold = offTheHalfHour(period, fields);
  if (Object.keys(unsold).length > 0) return unsold;
  const daysAhead = daysBetween(bangkokDate(now), bangkokDate(period.from));
  if (isBefore(period.from, now)) return { [fields.pickUp]: 'Pickup date cannot be in the past' };
  if (daysAhead === 0 && !limits.allowSameDayBooking) return { [fields.pickUp]: 'Today cannot be the pick-up day' };
  if (daysAhead > limits.advanceBookingDays)
    return { [fields.pickUp]: `Pick-up can be booked at most ${limits.advanceBookingDays} days ahead` };
  if (hoursBetween(period.from, period.until) < limits.minBookingHours)
    return { [fields.dropOff]: `The shortest rental is ${limits.minBookingHours} hours` };
  if (rentalDays(period) > limits.maxBookingDays)
    return {
      [fields.dropOff]: `The longest rental online is ${limits.maxBookingDays} days. See the long-term page for more`,
    };
  return {};
};

/** From when until when, exclusive, the pick-up of a public booking may be. */
export const pickUpsWithin = (
  now: Temporal.Instant,
  { allowSameDayBooking, advanceBookingDays }: Pick<BookingLimits, 'allowSameDayBooking' | 'advanceBookingDays'>,
): Period => {
  const today = bangkokDate(now);
  return {
    from: allowSameDayBooking ? now : startOfDay(addDays(today, 1)),
    until: startOfDay(addDays(today, advanceBookingDays + 1)),
  };
};

// Bangkok is whole hours from UTC, so its half hours are those of UTC.
const HALF_HOUR = 1_800_000;

const offTheHalfHour = ({ from, until }: Period, { pickUp, dropOff }: PeriodFields): Record<string, string> =>
  Object.fromEntries(
    [
      { field: pickUp, at: from },
      { field: dropOff, at: until },
    ]
      .filter(({ at }) => at.epochMilliseconds % HALF_HOUR !== 0)
      .map(({ field }) => [field, 'Choose a time on the half hour']),
  );
