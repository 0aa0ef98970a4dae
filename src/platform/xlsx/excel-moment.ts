import { BANGKOK_AHEAD_MS } from '#kernel/bangkok-clock.ts';
import { DAY_MS } from '#kernel/calendar-date.ts';

/** The day from which Excel counts. */
const BEGINNING = Date.UTC(1899, 11, 30);

/** Bangkok wall-clock time, to the minute, as an Excel serial number in days. */
export const excelMoment = (at: Temporal.Instant): number => {
  const minutes = Math.floor((at.epochMilliseconds + BANGKOK_AHEAD_MS - BEGINNING) / 60_000);
  return (minutes * 60_000) / DAY_MS;
};
