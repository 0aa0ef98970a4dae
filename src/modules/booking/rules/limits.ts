import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';
import { addDays, daysBetween } from '#kernel/calendar-date.ts';
import { hoursBetween, isBefore, isForward, type Period, rentalDays } from '#kernel/period.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

export type BookingLimits = Readonly<{
  minBookingHours: number;
  maxBookingDays: number;
  advanceBookingDays: number;
  allowSameDayBooking: boolean;
}>;

export type PeriodFields = Readonly<{ pickUp: string; dropOff: string }>;

/** What is wrong with a period as such, whoever books: by field. */
export const periodProblems = (period: Period, fields: PeriodFields): FieldProblems =>
  isForward(period) ? {} : { [fields.dropOff]: fieldProblem('rental.backwards') };

/**
 * What a public booking may not do; staff may. Pick-ups and returns are sold on the half hours of Bangkok's clocks,
 * :00 and :30; searching and quoting take any minute.
 */
export const limitProblems = (
  now: Temporal.Instant,
  period: Period,
  limits: BookingLimits,
  fields: PeriodFields,
): FieldProblems => {
  const unsold = offTheHalfHour(period, fields);
  if (Object.keys(unsold).length > 0) return unsold;
  const daysAhead = daysBetween(bangkokDate(now), bangkokDate(period.from));
  if (isBefore(period.from, now)) return { [fields.pickUp]: fieldProblem('rental.pick-up-past') };
  if (daysAhead === 0 && !limits.allowSameDayBooking) return { [fields.pickUp]: fieldProblem('rental.not-today') };
  if (daysAhead > limits.advanceBookingDays)
    return { [fields.pickUp]: fieldProblem('rental.too-far-ahead', { days: `${limits.advanceBookingDays}` }) };
  if (hoursBetween(period.from, period.until) < limits.minBookingHours)
    return { [fields.dropOff]: fieldProblem('rental.too-short', { hours: `${limits.minBookingHours}` }) };
  if (rentalDays(period) > limits.maxBookingDays)
    return {
      [fields.dropOff]: fieldProblem('rental.too-long', { days: `${limits.maxBookingDays}` }),
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

const offTheHalfHour = ({ from, until }: Period, { pickUp, dropOff }: PeriodFields): FieldProblems =>
  Object.fromEntries(
    [
      { field: pickUp, at: from },
      { field: dropOff, at: until },
    ]
      .filter(({ at }) => at.epochMilliseconds % HALF_HOUR !== 0)
      .map(({ field }) => [field, fieldProblem('rental.half-hour')]),
  );
