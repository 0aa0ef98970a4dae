import { BANGKOK_AHEAD_MS } from '#kernel/bangkok-clock.ts';
import { addDays, type CalendarDate, weekday } from '#kernel/calendar-date.ts';
import { momentOf } from '../../../ui/dates.ts';

/** The choices of how many days are shown, each with the width of a day in pixels. */
export const DAY_PX = { 1: 960, 7: 128, 14: 72, 30: 36, 60: 20 } as const;

/** The width of a day where some days are shown, in pixels. */
const dayPx = (days: number): number => DAY_PX[days as keyof typeof DAY_PX] ?? DAY_PX[30];

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** The widest day that a pointer cannot part into hours. */
const COARSE_PX = DAY_PX[30];

/** The first day shown, and the number of days. */
type CalendarWindow = Readonly<{ from: CalendarDate; days: number }>;
/** In milliseconds; the end is exclusive. */
export type Span = Readonly<{ from: number; until: number }>;
/** The days shown, and the width of each in pixels. */
export type Shown = Span & Readonly<{ dayPx: number }>;
export type Day = Readonly<{ date: CalendarDate; isWeekend: boolean }>;

export const daysOf = ({ from, days }: CalendarWindow): Day[] =>
  Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    return { date, isWeekend: weekday(date) > 5 };
  });

/** The window's start and end in milliseconds, from midnight to midnight in Bangkok. */
export const shownOf = ({ from, days }: CalendarWindow): Shown => {
  const begin = Date.parse(momentOf(`${from}T00:00`));
  return { from: begin, until: begin + days * DAY_MS, dayPx: dayPx(days) };
};

/** The number of a day in Bangkok; consecutive days have consecutive numbers. */
export const dayNumber = (ms: number): number => Math.floor((ms + BANGKOK_AHEAD_MS) / DAY_MS);

/** A time's distance from the window's left edge, in pixels. */
export const xOf = (ms: number, { from, dayPx: px }: Shown): number => ((ms - from) / DAY_MS) * px;

type Placed = Readonly<{ left: number; width: number; startsBefore: boolean; endsAfter: boolean }>;

/** A bar's position in pixels, clipped to the window; null if it is outside. */
export const placeOf = ({ from, until }: Span, shown: Shown): Placed | null => {
  if (until <= shown.from || from >= shown.until) return null;
  const left = xOf(Math.max(from, shown.from), shown);
  const width = xOf(Math.min(until, shown.until), shown) - left;
  return { left, width, startsBefore: from < shown.from, endsAfter: until > shown.until };
};

/** The position of a vehicle that is out and was to come back before the window: a mark at its left edge. */
export const placeAtEdge = ({ from, until }: Span, shown: Shown): Placed | null =>
  until <= shown.from ? { left: 0, width: 0, startsBefore: from < shown.from, endsAfter: false } : null;

/** Converts a distance in pixels to milliseconds: in half hours, or in whole days where those are narrow. */
export const timeOfDistance = (pixels: number, { dayPx: px }: Shown): number => {
  const step = px <= COARSE_PX ? DAY_MS : HOUR_MS / 2;
  return Math.round(((pixels / px) * DAY_MS) / step) * step;
};
