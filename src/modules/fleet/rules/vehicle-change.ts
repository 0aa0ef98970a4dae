import { bangkokDate } from '#kernel/bangkok-time.ts';
import { lastYear } from '#kernel/vehicle-limits.ts';
import { changedMeanwhile, yearTooLate } from './problems.ts';

/** Years run to the next one of Bangkok's calendar. */
export const refuseLateYear = (year: number | undefined, now: Temporal.Instant): void => {
  const last = lastYear(bangkokDate(now));
  if (year !== undefined && year > last) throw yearTooLate(last);
};

/** What was seen must be what is: two people at one record do not overwrite each other. */
export const refuseStale = (seen: number | undefined, { version }: { version: number }): void => {
  if (seen !== undefined && seen !== version) throw changedMeanwhile();
};
