/** Limits of a seasonal rate. */
export const LOWEST_MULTIPLIER = 0.1;
export const HIGHEST_MULTIPLIER = 5;
export const MULTIPLIER_STEP = 0.1;
export const HIGHEST_PRIORITY = 5;

export const HIGHEST_FIXED_DISCOUNT = 1_000_000;
export const LONGEST_CODE = 40;

/** Whether a multiplier is a multiple of `MULTIPLIER_STEP`, allowing for floating-point error. */
export const isMultiplierStep = (multiplier: number): boolean =>
  Math.abs(Math.round(multiplier / MULTIPLIER_STEP) - multiplier / MULTIPLIER_STEP) < 1e-6;
