import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';
import { type BookingLimits, type BrokenLimit, bookableDays, brokenLimit } from '#kernel/booking-limits.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { hoursBetween, isBefore, isForward, type Period } from '#kernel/period.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

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
  if (isBefore(period.from, now)) return { [fields.pickUp]: fieldProblem('rental.pick-up-past') };
  const [today, pickUpDate] = [bangkokDate(now), bangkokDate(period.from)];
  const broken = brokenLimit({ today, pickUpDate, hours: hoursBetween(period.from, period.until) }, limits);
  return broken ? { [fields[broken.end]]: limitProblem(broken) } : {};
};

const limitProblem = ({ limit, count }: BrokenLimit) => {
  if (limit === 'notToday') return fieldProblem('rental.not-today');
  if (limit === 'tooFar') return fieldProblem('rental.too-far-ahead', { days: `${count}` });
  if (limit === 'tooShort') return fieldProblem('rental.too-short', { hours: `${count}` });
  return fieldProblem('rental.too-long', { days: `${count}` });
};

/** From when until when, exclusive, the pick-up of a public booking may be. */
export const pickUpsWithin = (
  now: Temporal.Instant,
  limits: Pick<BookingLimits, 'allowSameDayBooking' | 'advanceBookingDays'>,
): Period => {
  const { first, last } = bookableDays(limits, bangkokDate(now));
  return { from: limits.allowSameDayBooking ? now : startOfDay(first), until: startOfDay(addDays(last, 1)) };
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
