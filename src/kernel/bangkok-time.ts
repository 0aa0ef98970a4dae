import type { CalendarDate } from './calendar-date.ts';

/** The business lives in Bangkok, whatever zone the server, the database or the browser is in. */
export const BANGKOK = 'Asia/Bangkok';

const hasOffset = /(Z|[+-]\d\d:\d\d)$/;

/** Reads a date-time text: with an offset as given, without one as Bangkok wall-clock time, a date alone as 09:00. */
export const toInstant = (text: string): Temporal.Instant => {
  if (hasOffset.test(text)) return Temporal.Instant.from(text);
  const local = text.includes('T') ? text : `${text}T09:00`;
  return Temporal.PlainDateTime.from(local).toZonedDateTime(BANGKOK).toInstant();
};

/** ISO 8601 to the second with `+07:00`, as the API answers. */
export const toBangkokText = (instant: Temporal.Instant): string =>
  instant.toString({ timeZone: BANGKOK, smallestUnit: 'second' });

const AHEAD_MS = 7 * 3_600_000;

/** As toBangkokText, of a moment in seconds: many times as fast, for answers with thousands of them. */
export const bangkokTextOfSeconds = (seconds: number): string =>
  `${new Date(seconds * 1000 + AHEAD_MS).toISOString().slice(0, 19)}+07:00`;

export const bangkokDate = (instant: Temporal.Instant): CalendarDate => toBangkokText(instant).slice(0, 10);

/** `HH:MM` on Bangkok's clocks. */
export const bangkokTime = (instant: Temporal.Instant): string => toBangkokText(instant).slice(11, 16);

/** The instant at which a date begins in Bangkok. */
export const startOfDay = (date: CalendarDate): Temporal.Instant => toInstant(`${date}T00:00`);
