import { hoursBetween } from '#kernel/period.ts';

/**
 * Days to charge for a vehicle that came back late: none within the grace, then each started day of 24 hours counted
 * from the agreed return. The grace changes no quote.
 */
export const lateDays = (agreed: Temporal.Instant, returned: Temporal.Instant, graceMinutes: number): number => {
  const hours = hoursBetween(agreed, returned);
  return hours * 60 <= graceMinutes ? 0 : Math.ceil(hours / 24);
};
