import { addDays, type CalendarDate, weekday } from '#kernel/calendar-date.ts';
import type { Days } from './report-range.ts';

export type PartKind = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** Splits a range by days, weeks (from Monday), months or years; the first and last part may be shorter. */
export const partsOf = ({ first, last }: Days, kind: PartKind): Days[] => {
  const parts: Days[] = [];
  for (let begins = first; begins <= last; ) {
    const next = nextBeginning[kind](begins);
    const ends = addDays(next, -1);
    parts.push({ first: begins, last: ends < last ? ends : last });
    begins = next;
  }
  return parts;
};

const nextBeginning: Record<PartKind, (day: CalendarDate) => CalendarDate> = {
  daily: (day) => addDays(day, 1),
  weekly: (day) => addDays(day, 8 - weekday(day)),
  monthly: (day) => `${Temporal.PlainDate.from(day).with({ day: 1 }).add({ months: 1 })}`,
  yearly: (day) => `${Number(day.slice(0, 4)) + 1}-01-01`,
};

/**
 * The same days a year earlier. 29 February has no counterpart there; if only the earlier year has one, it counts with
 * the 28th, so that adjacent ranges stay adjacent.
 */
export const yearBefore = ({ first, last }: Days): Days => ({
  first: sameDayBefore(first),
  last: addDays(sameDayBefore(addDays(last, 1)), -1),
});

const sameDayBefore = (day: CalendarDate): CalendarDate => {
  const year = Number(day.slice(0, 4)) - 1;
  return day.endsWith('-02-29') ? `${year}-03-01` : `${year}${day.slice(4)}`;
};

const MONTHS = 12;

/** The twelve months up to a day; the last one ends on that day. */
export const monthsUpTo = (last: CalendarDate): Days[] => {
  const first = Temporal.PlainDate.from(last)
    .with({ day: 1 })
    .subtract({ months: MONTHS - 1 });
  return partsOf({ first: first.toString(), last }, 'monthly');
};
