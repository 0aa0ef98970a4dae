import { nothing, type Satang, times } from '#kernel/money.ts';
import { type Named, type QuoteLine, quoteLine, sumOf } from './quote.ts';
import { DAYS_OF_A_MONTH, DAYS_OF_A_WEEK, type Rates, vehicleLines } from './tiers.ts';

export type AddonPrice = Readonly<{
  useFixedPricing: boolean;
  fixedPrice: Satang | null;
  daily: Satang | null;
  weekly: Satang | null;
  monthly: Satang | null;
}>;

export type ChosenAddon = Readonly<{ name: Named; price: AddonPrice; quantity: number }>;

export type ChosenInsurance = Readonly<{ name: Named; rates: Rates; payAt: 'online' | 'pickup' }>;

type Way = Readonly<{ unit: QuoteLine['unit']; count: number; unitPrice: Satang }>;

/** Fixed, or the cheapest of days, started weeks (from 7 days) and started months (from 30 days), times quantity. */
export const addonCost = (
  { price, quantity }: Pick<ChosenAddon, 'price' | 'quantity'>,
  days: number,
): Way & { amount: Satang } => {
  const way = cheapestWay(price, days);
  return { ...way, amount: times(times(way.unitPrice, way.count), quantity) };
};

export const addonLine = ({ name, ...chosen }: ChosenAddon, days: number): QuoteLine => {
  const { unit, unitPrice, amount } = addonCost(chosen, days);
  return quoteLine({ kind: 'addon', due: 'online', name, quantity: chosen.quantity, unit, unitPrice, amount });
};

/**
 * Tiered like the vehicle, with a line for its months, weeks and days; one line of days where that costs the same. What
 * is paid at pick-up stays outside the online total.
 */
export const insuranceLines = ({ name, rates, payAt }: ChosenInsurance, days: number): QuoteLine[] => {
  const cover = { kind: payAt === 'online' ? 'insurance' : 'insurance-at-pickup', due: payAt, name } as const;
  const tiers = vehicleLines(rates, days);
  const byTheDay = times(rates.daily, days);
  if (sumOf(tiers) === byTheDay)
    return [quoteLine({ ...cover, quantity: days, unit: 'day', unitPrice: rates.daily, amount: byTheDay })];
  return tiers.map((tier) => ({ ...tier, ...cover }));
};

const cheapestWay = ({ useFixedPricing, fixedPrice, daily, weekly, monthly }: AddonPrice, days: number): Way => {
  if (useFixedPricing) return { unit: 'piece', count: 1, unitPrice: fixedPrice ?? nothing };
  const isFree = !daily && !weekly && !monthly;
  if (isFree) return { unit: 'piece', count: 1, unitPrice: nothing };
  const ways: Way[] = [];
  if (daily) ways.push({ unit: 'day', count: days, unitPrice: daily });
  if (weekly && days >= DAYS_OF_A_WEEK) ways.push(startedWeeks(weekly, days));
  if (monthly && days >= DAYS_OF_A_MONTH) ways.push(startedMonths(monthly, days));
  // Sold by the week or the month alone: a shorter rental pays one of them.
  if (ways.length === 0 && weekly) ways.push(startedWeeks(weekly, days));
  if (ways.length === 0 && monthly) ways.push(startedMonths(monthly, days));
  return ways.reduce((best, way) => (way.unitPrice * way.count < best.unitPrice * best.count ? way : best));
};

const startedWeeks = (unitPrice: Satang, days: number): Way => ({
  unit: 'week',
  count: Math.ceil(days / DAYS_OF_A_WEEK),
  unitPrice,
});

const startedMonths = (unitPrice: Satang, days: number): Way => ({
  unit: 'month',
  count: Math.ceil(days / DAYS_OF_A_MONTH),
  unitPrice,
});
