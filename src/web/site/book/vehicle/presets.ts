import { addDays, type CalendarDate, weekday } from '#kernel/calendar-date.ts';
import { dayRefusal, isTakenBetween, type Known } from '../../vehicle/calendar/calendar-days.ts';

export const presets = ['weekend', 'week', 'month'] as const;
type Preset = (typeof presets)[number];

type Dates = { first: CalendarDate; last: CalendarDate };
const FRIDAY = 5;

/** The dates of each preset from a day on: the next Friday to Sunday, 7 days, 30 days. Null where they cannot be booked. */
export const presetDates = (
  from: CalendarDate,
  known: Omit<Known, 'first'>,
): Readonly<Record<Preset, Dates | null>> => {
  const bookable = (first: CalendarDate, days: number): Dates | null => {
    const last = addDays(first, days);
    const isRefused = dayRefusal(first, { ...known, first: null }) ?? dayRefusal(last, { ...known, first });
    return isRefused || isTakenBetween(first, last, known.taken) ? null : { first, last };
  };
  const friday = addDays(from, (FRIDAY - weekday(from) + 7) % 7);
  return { weekend: bookable(friday, 2), week: bookable(from, 7), month: bookable(from, 30) };
};
