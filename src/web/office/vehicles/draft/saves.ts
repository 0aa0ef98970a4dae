const share: Readonly<Record<'week' | 'month', number>> = { week: 7, month: 30 };

/**
 * The price per day of a weekly or monthly rate, its saving over the daily rate in percent, and whether it costs more
 * than as many days; null where a rate is empty or not positive.
 */
export const perDay = (daily: string, rate: string, of: 'week' | 'month') => {
  const [day, all] = [Number(daily), Number(rate)];
  if (rate === '' || !(all > 0) || !(day > 0)) return null;
  const baht = Math.round(all / share[of]);
  const saves = Math.max(0, Math.round((1 - all / share[of] / day) * 100));
  return { baht, saves, isDearer: all > day * share[of] };
};

type Rates = Readonly<{ dailyRate: string; weeklyRate: string; monthlyRate: string }>;

/** The longer rates that cost more than as many days: rarely meant. */
export const dearRates = ({ dailyRate, weeklyRate, monthlyRate }: Rates): ('week' | 'month')[] => [
  ...(perDay(dailyRate, weeklyRate, 'week')?.isDearer ? (['week'] as const) : []),
  ...(perDay(dailyRate, monthlyRate, 'month')?.isDearer ? (['month'] as const) : []),
];
