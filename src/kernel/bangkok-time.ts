import { BANGKOK, BANGKOK_OFFSET, bangkokClock } from './bangkok-clock.ts';
import type { CalendarDate } from './calendar-date.ts';

const hasOffset = /(Z|[+-]\d\d:\d\d)$/;

/** Parses a date-time. Without an offset it is Bangkok wall-clock time; a date without a time means 09:00. */
export const toInstant = (text: string): Temporal.Instant => {
  if (hasOffset.test(text)) return Temporal.Instant.from(text);
  const local = text.includes('T') ? text : `${text}T09:00`;
  return Temporal.Instant.from(local + BANGKOK_OFFSET);
};

/** ISO 8601 to the second with `+07:00`, the format of API responses. */
export const toBangkokText = (instant: Temporal.Instant): string =>
  instant.toString({ timeZone: BANGKOK, smallestUnit: 'second' });

/** `toBangkokText` for epoch seconds: many times faster, for responses with thousands of timestamps. */
export const bangkokTextOfSeconds = (seconds: number): string =>
  bangkokClock(seconds * 1000).slice(0, 19) + BANGKOK_OFFSET;

export const bangkokDate = (instant: Temporal.Instant): CalendarDate => toBangkokText(instant).slice(0, 10);

/** `HH:MM` in Bangkok. */
export const bangkokTime = (instant: Temporal.Instant): string => toBangkokText(instant).slice(11, 16);

/** The instant at which a date begins in Bangkok. */
export const startOfDay = (date: CalendarDate): Temporal.Instant => toInstant(`${date}T00:00`);
