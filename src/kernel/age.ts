import type { CalendarDate } from './calendar-date.ts';

/**
 * Whole months from a date to another. A month is complete on the same day of a later month; where that month has no
 * such day, on the first of the next (Civil and Commercial Code, section 193/5). Negative before the first date.
 */
export const completedMonths = (from: CalendarDate, until: CalendarDate): number => {
  const [a, b] = [partsOf(from), partsOf(until)];
  return (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0);
};

/** Completed years of somebody on a day. Whoever was born on 29 February is a year older on 1 March of other years. */
export const ageOn = (bornOn: CalendarDate, day: CalendarDate): number => Math.floor(completedMonths(bornOn, day) / 12);

const partsOf = (date: CalendarDate) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};
