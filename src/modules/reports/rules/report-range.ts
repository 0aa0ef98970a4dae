import { startOfDay } from '#kernel/bangkok-time.ts';
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Period } from '#kernel/period.ts';
import { rangeBackwards, rangeTooLong } from './problems.ts';

/** Days of Bangkok, the last one included. */
export type Days = Readonly<{ first: CalendarDate; last: CalendarDate }>;

/** What a report is of, and as many days before it. */
export type ReportRange = Days & Readonly<{ before: Days }>;

const USUAL_DAYS = 30;
const MOST_YEARS = 5;

/** Without days the last 30 up to today; with one of the two, from it up to today, or 30 up to it. */
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

/** From the midnight at which the first begins to that at which the last ends. */
export const periodOf = ({ first, last }: Days): Period => ({
  from: startOfDay(first),
  until: startOfDay(addDays(last, 1)),
});
