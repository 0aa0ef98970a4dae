import { AGES_OF_DRIVERS } from '#kernel/driver-limits.ts';

/** The ages that a driver can say. */
export const agesOfDrivers: readonly number[] = Array.from(
  { length: AGES_OF_DRIVERS.oldest - AGES_OF_DRIVERS.youngest + 1 },
  (_, at) => AGES_OF_DRIVERS.youngest + at,
);
