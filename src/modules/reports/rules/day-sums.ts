import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Days } from './report-range.ts';

/** A figure for each day; days without one are left out. */
export type DaySums = ReadonlyMap<CalendarDate, number>;

export const sumOf = (sums: DaySums, { first, last }: Days): number => {
  let all = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) all += sums.get(day) ?? 0;
  return all;
};

/** The smallest range that contains all of these ranges. */
export const spanOf = (ranges: readonly Days[]): Days => ({
  first: ranges.map(({ first }) => first).sort()[0] ?? '',
  last:
    ranges
      .map(({ last }) => last)
      .sort()
      .at(-1) ?? '',
});
