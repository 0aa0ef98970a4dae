/** A calendar date as `YYYY-MM-DD`. Comparing two as strings compares the dates. */
export type CalendarDate = string;

export const DAY_MS = 86_400_000;
const asDayNumber = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date((asDayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one date to another; negative when the second is earlier. */
export const daysBetween = (from: CalendarDate, until: CalendarDate): number => asDayNumber(until) - asDayNumber(from);

/** 1 is Monday, 7 is Sunday. */
export const weekday = (date: CalendarDate): number => ((((asDayNumber(date) + 3) % 7) + 7) % 7) + 1;
