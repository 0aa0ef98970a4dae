import { startOfDay } from '#kernel/bangkok-time.ts';
import { addDays, type CalendarDate, DAY_MS, daysBetween } from '#kernel/calendar-date.ts';
import type { Period } from '#kernel/period.ts';

const HALF_HOUR = 1_800_000;

const onTheHalfHour = (milliseconds: number) => Math.ceil(milliseconds / HALF_HOUR) * HALF_HOUR;

/**
 * The first half hour at or after `from` from which a vehicle is free for `lengthMs`, the rental plus turnover. `taken`
 * are its occupied periods in order of their start.
 */
export const firstFree = (taken: readonly Period[], from: Temporal.Instant, lengthMs: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(firstFreeMs(taken, from.epochMilliseconds, lengthMs));

const firstFreeMs = (taken: readonly Period[], fromMs: number, lengthMs: number): number => {
  let start = onTheHalfHour(fromMs);
  for (const period of taken) {
    if (period.from.epochMilliseconds >= start + lengthMs) break;
    if (period.until.epochMilliseconds > start) start = onTheHalfHour(period.until.epochMilliseconds);
  }
  return start;
};

/** The Bangkok dates, both ends included, on which no half hour is left for a pick-up. */
export const fullDays = (taken: readonly Period[], from: CalendarDate, until: CalendarDate): CalendarDate[] => {
  const first = startOfDay(from).epochMilliseconds;
  const isFull = (index: number) => firstFreeMs(taken, first + index * DAY_MS, 1) >= first + (index + 1) * DAY_MS;
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => index);
  return days.filter(isFull).map((index) => addDays(from, index));
};

const DAYS_BEFORE = 14;
const DAYS_AFTER = 90;

export type OtherDays = Readonly<{ before: Temporal.Instant | null; after: Temporal.Instant | null }>;

type Wish = Readonly<{ /** When a pick-up may be. */ within: Period; lengthMs: number }>;

/** Whether a vehicle is free for `lengthMs`, the rental plus turnover, from a moment on. */
export const isFreeFrom =
  (taken: readonly Period[], { within, lengthMs }: Wish) =>
  (start: number): boolean =>
    start >= within.from.epochMilliseconds &&
    start < within.until.epochMilliseconds &&
    taken.every(({ from, until }) => until.epochMilliseconds <= start || from.epochMilliseconds >= start + lengthMs);

/**
 * The nearest pick-ups on other days at the requested time of day, before and after, from which a vehicle is free for
 * `lengthMs`. `within` limits when a pick-up may be. Days in Bangkok always have 24 hours.
 */
export const otherDays = (
  taken: readonly Period[],
  { requested, ...wish }: Wish & { requested: Temporal.Instant },
): OtherDays => {
  const isFree = isFreeFrom(taken, wish);
  const nearest = (days: number, direction: 1 | -1) => {
    const starts = Array.from(
      { length: days },
      (_, day) => requested.epochMilliseconds + direction * (day + 1) * DAY_MS,
    );
    const nearestStart = starts.find(isFree);
    return nearestStart === undefined ? null : Temporal.Instant.fromEpochMilliseconds(nearestStart);
  };
  return { before: nearest(DAYS_BEFORE, -1), after: nearest(DAYS_AFTER, 1) };
};

type TakenPeriod = Period & Readonly<{ reason: 'booked' | 'maintenance' }>;

/** The given dates on which maintenance takes more hours than bookings do. */
export const maintenanceDays = (taken: readonly TakenPeriod[], dates: readonly CalendarDate[]): CalendarDate[] =>
  dates.filter((date) => {
    const day = { from: startOfDay(date), until: startOfDay(addDays(date, 1)) };
    const hours = (reason: TakenPeriod['reason']) =>
      taken.filter((one) => one.reason === reason).reduce((sum, one) => sum + sharedMs(one, day), 0);
    return hours('maintenance') > hours('booked');
  });

const sharedMs = (a: Period, b: Period) =>
  Math.max(
    0,
    Math.min(a.until.epochMilliseconds, b.until.epochMilliseconds) -
      Math.max(a.from.epochMilliseconds, b.from.epochMilliseconds),
  );
