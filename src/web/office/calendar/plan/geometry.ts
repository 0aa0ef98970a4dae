import { BANGKOK_AHEAD_MS } from '#kernel/bangkok-clock.ts';
import { addDays, type CalendarDate, weekday } from '#kernel/calendar-date.ts';
import { momentOf } from '../../../ui/dates.ts';

/** How wide a day is, in pixels. */
export const DAY_PX = 128;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** The step that dragged bars snap to. */
const STEP_MS = HOUR_MS / 2;

/** The first day shown, and the number of days. */
type CalendarWindow = Readonly<{ from: CalendarDate; days: number }>;
/** In milliseconds; the end is exclusive. */
export type Span = Readonly<{ from: number; until: number }>;
export type Day = Readonly<{ date: CalendarDate; isWeekend: boolean }>;

export const daysOf = ({ from, days }: CalendarWindow): Day[] =>
  Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    return { date, isWeekend: weekday(date) > 5 };
  });

/** The window's start and end in milliseconds, from midnight to midnight in Bangkok. */
export const spanOf = ({ from, days }: CalendarWindow): Span => {
  const begin = Date.parse(momentOf(`${from}T00:00`));
  return { from: begin, until: begin + days * DAY_MS };
};

/** The number of a day in Bangkok; consecutive days have consecutive numbers. */
export const dayNumber = (ms: number): number => Math.floor((ms + BANGKOK_AHEAD_MS) / DAY_MS);

/** A time's distance from the window's left edge, in pixels. */
export const xOf = (ms: number, shown: Span): number => ((ms - shown.from) / DAY_MS) * DAY_PX;

type Placed = Readonly<{ left: number; width: number; startsBefore: boolean; endsAfter: boolean }>;

/** A bar's position in pixels, clipped to the window; null if it is outside. */
export const placeOf = ({ from, until }: Span, shown: Span): Placed | null => {
  if (until <= shown.from || from >= shown.until) return null;
  const left = xOf(Math.max(from, shown.from), shown);
  const width = xOf(Math.min(until, shown.until), shown) - left;
  return { left, width, startsBefore: from < shown.from, endsAfter: until > shown.until };
};

/** Converts a distance in pixels to milliseconds, rounded to half hours. */
export const timeOfDistance = (pixels: number): number => Math.round(((pixels / DAY_PX) * DAY_MS) / STEP_MS) * STEP_MS;
