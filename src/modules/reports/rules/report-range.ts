import { startOfDay } from '#kernel/bangkok-time.ts';
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Period } from '#kernel/period.ts';
import { rangeBackwards, rangeTooLong } from './problems.ts';

/** A range of Bangkok days, both ends included. */
export type Days = Readonly<{ first: CalendarDate; last: CalendarDate }>;

/** The range of a report, and the range of the same length before it. */
export type ReportRange = Days & Readonly<{ before: Days }>;

const USUAL_DAYS = 30;
const MOST_YEARS = 5;

/**
 * The range of a report: the last 30 days by default; with only a start it ends today, with only an end it covers the 30
 * days up to then. 422 for a range that runs backwards or is too long.
 */
export const reportRange = (
  { startDate, endDate }: { startDate?: CalendarDate | undefined; endDate?: CalendarDate | undefined },
  today: CalendarDate,
): ReportRange => {
  const last = endDate ?? (startDate && startDate > today ? startDate : today);
  const first = startDate ?? addDays(last, 1 - USUAL_DAYS);
  if (first > last) throw rangeBackwards();
  if (isLongerThan(MOST_YEARS, { first, last })) throw rangeTooLong();
  const before = { first: addDays(first, -daysBetween(first, last) - 1), last: addDays(first, -1) };
  return { first, last, before };
};

const isLongerThan = (years: number, { first, last }: Days) =>
  last >= Temporal.PlainDate.from(first).add({ years }).toString();

/** The period from the midnight that starts the first day to the one that ends the last. */
export const periodOf = ({ first, last }: Days): Period => ({
  from: startOfDay(first),
  until: startOfDay(addDays(last, 1)),
});
