import { addDays, type CalendarDate, weekday } from '#kernel/calendar-date.ts';
import type { Days } from './report-range.ts';

export type PartKind = 'daily' | 'weekly' | 'monthly' | 'yearly';

/** A range cut at midnights, Mondays, firsts of months or of years; the first and the last part may be shorter. */
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
 * The same days a year before. 29 February has none of its own there, and one that was left out by the calendar goes
 * with the 28th: parts that meet have years before that meet.
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

/** The twelve months up to a day, each by its first; the last one up to that day alone. */
export const monthsUpTo = (last: CalendarDate): Days[] => {
  const first = Temporal.PlainDate.from(last)
    .with({ day: 1 })
    .subtract({ months: MONTHS - 1 });
  return partsOf({ first: first.toString(), last }, 'monthly');
};
