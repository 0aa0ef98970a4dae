import { nothing, type Satang, sum, times } from '#kernel/money.ts';

export const DAYS_OF_A_WEEK = 7;
export const DAYS_OF_A_MONTH = 30;

/** Rates as the business entered them: null means not set. */
export type Rates = Readonly<{ daily: Satang; weekly: Satang | null; monthly: Satang | null }>;
export type EffectiveRates = Readonly<{ daily: Satang; weekly: Satang; monthly: Satang }>;

export type Tier = Readonly<{ unit: 'month' | 'week' | 'day'; quantity: number; unitPrice: Satang; amount: Satang }>;

/** A missing weekly rate is 7 daily, a missing monthly rate 30 daily. A zero beside a positive daily rate is missing. */
export const effectiveRates = ({ daily, weekly, monthly }: Rates): EffectiveRates => ({
  daily,
  weekly: isSet(weekly, daily) ? weekly : times(daily, DAYS_OF_A_WEEK),
  monthly: isSet(monthly, daily) ? monthly : times(daily, DAYS_OF_A_MONTH),
});

/** Whole 30-day months at the monthly rate, then whole weeks at the weekly rate, then days at the daily rate. */
export const tiersOf = (rates: Rates, days: number): Tier[] => {
  const { daily, weekly, monthly } = effectiveRates(rates);
  const months = Math.floor(days / DAYS_OF_A_MONTH);
  const weeks = Math.floor((days % DAYS_OF_A_MONTH) / DAYS_OF_A_WEEK);
  const rest = (days % DAYS_OF_A_MONTH) % DAYS_OF_A_WEEK;
  const tiers: Tier[] = [tier('month', months, monthly), tier('week', weeks, weekly), tier('day', rest, daily)];
  return tiers.filter(({ quantity }) => quantity > 0);
};

export const tieredPrice = (rates: Rates, days: number): Satang =>
  sum(tiersOf(rates, days).map(({ amount }) => amount));

const tier = (unit: Tier['unit'], quantity: number, unitPrice: Satang): Tier => ({
  unit,
  quantity,
  unitPrice,
  amount: times(unitPrice, quantity),
});

const isSet = (rate: Satang | null, daily: Satang): rate is Satang =>
  rate !== null && (rate > nothing || daily === nothing);
