import { depositOf } from '#kernel/deposit.ts';
import { fromBaht, minus, toBaht } from '#kernel/money.ts';

/** What is paid now of a total in baht, and what is left for the pick-up; null where the text is no such percentage. */
export const depositByTypedPercentage = (total: number, percentage: string): { now: number; later: number } | null => {
  if (!/^\d{1,3}$/.test(percentage.trim()) || Number(percentage) > 100) return null;
  const whole = fromBaht(total);
  const now = depositOf(whole, Number(percentage));
  return { now: toBaht(now), later: toBaht(minus(whole, now)) };
};
