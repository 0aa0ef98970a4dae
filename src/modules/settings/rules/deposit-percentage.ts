import type { Settings } from '../setting-groups.ts';

/** Percent of the total that a deposit is; null where none is offered. */
export const depositPercentageIn = ({ booking }: Pick<Settings, 'booking'>): number | null =>
  booking.requireDeposit ? booking.depositPercentage : null;
