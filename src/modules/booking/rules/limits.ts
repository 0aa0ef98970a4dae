import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';
import { type BookingLimits, type BrokenLimit, bookableDays, brokenLimit } from '#kernel/booking-limits.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { offTheHalfHour, type PeriodFields } from '#kernel/parse-period.ts';
import { hoursBetween, isBefore, isForward, type Period } from '#kernel/period.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

/** Problems that make a period invalid for customers and staff alike, by field. */
export const periodProblems = (period: Period, fields: PeriodFields): FieldProblems =>
  isForward(period) ? {} : { [fields.dropOff]: fieldProblem('rental.backwards') };

/**
 * Problems with the period of a public booking, by field; staff may book past these limits, but for the half hour.
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

/** When the pick-up of a public booking may be; the end is exclusive. */
export const pickUpsWithin = (
  now: Temporal.Instant,
  limits: Pick<BookingLimits, 'allowSameDayBooking' | 'advanceBookingDays'>,
): Period => {
  const { first, last } = bookableDays(limits, bangkokDate(now));
  return { from: limits.allowSameDayBooking ? now : startOfDay(first), until: startOfDay(addDays(last, 1)) };
};
