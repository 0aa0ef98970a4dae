import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';

type CalendarQuery = Readonly<{
  from?: CalendarDate | undefined;
  days?: number | undefined;
  month?: number | undefined;
  year?: number | undefined;
}>;

/** The days that a calendar shows: the first, and how many. */
type CalendarWindow = Readonly<{ from: CalendarDate; days: number }>;

const USUAL_DAYS = 30;

/** A whole month where one is asked, of this year unless another is said; else days from a date on, or from today. */
export const shownDays = ({ from, days, month, year }: CalendarQuery, today: CalendarDate): CalendarWindow => {
  if (from === undefined && month !== undefined) return wholeMonth(year ?? Number(today.slice(0, 4)), month);
  return { from: from ?? today, days: days ?? USUAL_DAYS };
};

const wholeMonth = (year: number, month: number): CalendarWindow => {
  const from = `${year}-${`${month}`.padStart(2, '0')}-01`;
  // 31 days on is always in the next month.
  const next = `${addDays(from, 31).slice(0, 8)}01`;
  return { from, days: daysBetween(from, next) };
};
