import { addDays, type CalendarDate, daysBetween, weekday } from '#kernel/calendar-date.ts';

/** The first day of the month that is `months` after the month of `date`. */
export const monthOf = (date: CalendarDate, months = 0): CalendarDate => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

/** The first month to show in a window of `months` months, moved no further than needed to show the date. */
export const windowOn = (date: CalendarDate, month: CalendarDate, months: number): CalendarDate => {
  if (date < month) return monthOf(date);
  return date < monthOf(month, months) ? month : monthOf(date, 1 - months);
};

/** The weeks of a month, Monday first; null for days of the neighbouring months. */
export const weeksOf = (month: CalendarDate): readonly (readonly (CalendarDate | null)[])[] => {
  const first = monthOf(month);
  const count = daysBetween(first, monthOf(first, 1));
  const before = weekday(first) - 1;
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const index = week * 7 + day - before;
      return index >= 0 && index < count ? addDays(first, index) : null;
    }),
  );
};

const steps: Readonly<Record<string, (date: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, 1 - weekday(date)),
  End: (date) => addDays(date, 7 - weekday(date)),
  PageUp: (date) => sameDay(date, -1),
  PageDown: (date) => sameDay(date, 1),
};

/**
 * The day that a key moves to in a calendar; null for other keys. Page keys keep the day of the month where it
 * exists.
 */
export const dayByKey = (date: CalendarDate, key: string): CalendarDate | null => steps[key]?.(date) ?? null;

const sameDay = (date: CalendarDate, months: number) => {
  const target = monthOf(date, months);
  const last = daysBetween(target, monthOf(target, 1));
  return addDays(target, Math.min(Number(date.slice(8)), last) - 1);
};
