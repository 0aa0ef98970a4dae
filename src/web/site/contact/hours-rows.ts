import { type Stretch, stretchesOf, type Weekday } from '#kernel/hours-in-print.ts';
import { type WeekHours, weekdays } from '#kernel/opening-hours.ts';

export type HoursRow = Stretch & Readonly<{ isToday: boolean }>;

/** The office's week by weekday, days in a row with the same hours as one. */
export const hoursRows = (week: WeekHours, today: Weekday | undefined): HoursRow[] =>
  stretchesOf(week).map((row) => ({ ...row, isToday: today !== undefined && isWithin(today, row) }));

const isWithin = (day: Weekday, { from, until }: Stretch) => {
  const place = weekdays.indexOf(day);
  return weekdays.indexOf(from) <= place && place <= weekdays.indexOf(until);
};
