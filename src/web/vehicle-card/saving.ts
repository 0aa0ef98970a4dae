import type { VehicleShape } from '#contract/fleet.ts';

/**
 * The whole percentage that a weekly or monthly rate saves over the daily rate for as many days; 0 when it saves
 * nothing.
 */
export const savingPercent = (daily: number, longer: number, days: number): number =>
  daily > 0 ? Math.max(0, Math.round((1 - longer / (daily * days)) * 100)) : 0;

/** The weekly and monthly rates that the business set, each with its saving. */
export const longerRates = ({
  dailyRate,
  weeklyRate,
  monthlyRate,
}: Pick<VehicleShape, 'dailyRate' | 'weeklyRate' | 'monthlyRate'>) =>
  (
    [
      ['weekly', weeklyRate, 7],
      ['monthly', monthlyRate, 30],
    ] as const
  ).flatMap(([name, rate, days]) => (rate ? [{ name, rate, percent: savingPercent(dailyRate, rate, days) }] : []));
