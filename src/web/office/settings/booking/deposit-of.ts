import { depositOf } from '#kernel/deposit.ts';
import { fromBaht, minus, toBaht } from '#kernel/money.ts';

/**
 * The amounts in baht to pay now and at pick-up, for a typed percentage of a total; null if the text is not 0 to 100.
 */
export const depositByTypedPercentage = (
  total: number,
  percentage: string,
  tax: Readonly<{ roundTotals: boolean }>,
): { now: number; later: number } | null => {
  if (!/^\d{1,3}$/.test(percentage.trim()) || Number(percentage) > 100) return null;
  const whole = fromBaht(total);
  const now = depositOf(whole, Number(percentage), tax);
  return { now: toBaht(now), later: toBaht(minus(whole, now)) };
};
