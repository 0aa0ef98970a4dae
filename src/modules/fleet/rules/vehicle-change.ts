import { bangkokDate } from '#kernel/bangkok-time.ts';
import { lastYear } from '#kernel/vehicle-limits.ts';
import { yearTooLate } from './problems.ts';

/** 422 for a model year later than next year, by Bangkok's calendar. */
export const refuseLateYear = (year: number | undefined, now: Temporal.Instant): void => {
  const last = lastYear(bangkokDate(now));
  if (year !== undefined && year > last) throw yearTooLate(last);
};
