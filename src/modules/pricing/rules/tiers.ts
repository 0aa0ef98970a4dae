import { type Satang, times, zeroSatang } from '#kernel/money.ts';
import { type QuoteLine, quoteLine } from './quote.ts';

export const DAYS_OF_A_WEEK = 7;
export const DAYS_OF_A_MONTH = 30;

/** The rates that the business entered; null means not set. */
export type Rates = Readonly<{ daily: Satang; weekly: Satang | null; monthly: Satang | null }>;
type EffectiveRates = Readonly<{ daily: Satang; weekly: Satang; monthly: Satang }>;

/**
 * Fills in missing rates: weekly is 7 × daily, monthly 30 × daily. A zero counts as missing if the daily rate is
 * positive.
 */
export const effectiveRates = ({ daily, weekly, monthly }: Rates): EffectiveRates => ({
  daily,
  weekly: isSet(weekly, daily) ? weekly : times(daily, DAYS_OF_A_WEEK),
  monthly: isSet(monthly, daily) ? monthly : times(daily, DAYS_OF_A_MONTH),
});

/** Whole 30-day months at the monthly rate, then whole weeks at the weekly rate, then days at the daily rate. */
export const vehicleLines = (rates: Rates, days: number): QuoteLine[] => {
  const { daily, weekly, monthly } = effectiveRates(rates);
  const months = Math.floor(days / DAYS_OF_A_MONTH);
  const weeks = Math.floor((days % DAYS_OF_A_MONTH) / DAYS_OF_A_WEEK);
  const rest = (days % DAYS_OF_A_MONTH) % DAYS_OF_A_WEEK;
  const lines = [tierLine('month', months, monthly), tierLine('week', weeks, weekly), tierLine('day', rest, daily)];
  return lines.filter(({ quantity }) => quantity > 0);
};

const tierLine = (unit: QuoteLine['unit'], quantity: number, unitPrice: Satang): QuoteLine =>
  quoteLine({ kind: 'vehicle', due: 'online', unit, quantity, unitPrice, amount: times(unitPrice, quantity) });

const isSet = (rate: Satang | null, daily: Satang): rate is Satang =>
  rate !== null && (rate > zeroSatang || daily === zeroSatang);
