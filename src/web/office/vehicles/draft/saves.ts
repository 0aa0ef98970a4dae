const share: Readonly<Record<'week' | 'month', number>> = { week: 7, month: 30 };

/**
 * The price per day of a weekly or monthly rate, and its saving over the daily rate in percent; null where a rate is
 * empty or not positive.
 */
export const perDay = (daily: string, rate: string, of: 'week' | 'month'): { baht: number; saves: number } | null => {
  const [day, all] = [Number(daily), Number(rate)];
  if (rate === '' || !(all > 0) || !(day > 0)) return null;
  const baht = Math.round(all / share[of]);
  return { baht, saves: Math.max(0, Math.round((1 - all / share[of] / day) * 100)) };
};
