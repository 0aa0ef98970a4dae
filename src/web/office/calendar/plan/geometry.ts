import { BANGKOK_AHEAD_MS } from '#kernel/bangkok-clock.ts';
import { addDays, type CalendarDate, weekday } from '#kernel/calendar-date.ts';
import { momentOf } from '../../../ui/dates.ts';

/** How wide a day is, in pixels. */
export const DAY_PX = 128;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** What bars snap to. */
const STEP_MS = HOUR_MS / 2;

/** The days that are shown. */
type CalendarWindow = Readonly<{ from: CalendarDate; days: number }>;
/** In milliseconds; the end does not belong to it. */
export type Span = Readonly<{ from: number; until: number }>;
export type Day = Readonly<{ date: CalendarDate; isWeekend: boolean }>;

export const daysOf = ({ from, days }: CalendarWindow): Day[] =>
  Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    return { date, isWeekend: weekday(date) > 5 };
  });

/** When the window begins and ends, on Bangkok's clock. */
export const spanOf = ({ from, days }: CalendarWindow): Span => {
  const begin = Date.parse(momentOf(`${from}T00:00`));
  return { from: begin, until: begin + days * DAY_MS };
};

/** Days of Bangkok's calendar in a row have numbers in a row. */
export const dayNumber = (ms: number): number => Math.floor((ms + BANGKOK_AHEAD_MS) / DAY_MS);

/** How far from the window's left edge a moment is. */
export const xOf = (ms: number, shown: Span): number => ((ms - shown.from) / DAY_MS) * DAY_PX;

type Placed = Readonly<{ left: number; width: number; startsBefore: boolean; endsAfter: boolean }>;

/** Where a bar stands, cut at the window's edges; null where it is not in sight. */
export const placeOf = ({ from, until }: Span, shown: Span): Placed | null => {
  if (until <= shown.from || from >= shown.until) return null;
  const left = xOf(Math.max(from, shown.from), shown);
  const width = xOf(Math.min(until, shown.until), shown) - left;
  return { left, width, startsBefore: from < shown.from, endsAfter: until > shown.until };
};

/** How many milliseconds a way of pixels means, in whole half hours. */
export const timeOfDistance = (pixels: number): number => Math.round(((pixels / DAY_PX) * DAY_MS) / STEP_MS) * STEP_MS;
