import { type Satang, times, zeroSatang } from '#kernel/money.ts';
import { type Named, type QuoteLine, quoteLine, sumOfLines } from './quote.ts';
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

type PricedUnits = Readonly<{ unit: QuoteLine['unit']; count: number; unitPrice: Satang }>;

/**
 * The cost of an add-on: its fixed price, or the cheapest of days, started weeks (from 7 days) and started months (from
 * 30 days); times the quantity.
 */
export const addonCost = (
  { price, quantity }: Pick<ChosenAddon, 'price' | 'quantity'>,
  days: number,
): PricedUnits & { amount: Satang } => {
  const cheapest = cheapestPricing(price, days);
  return { ...cheapest, amount: times(times(cheapest.unitPrice, cheapest.count), quantity) };
};

export const addonLine = ({ name, ...chosen }: ChosenAddon, days: number): QuoteLine => {
  const { unit, unitPrice, amount } = addonCost(chosen, days);
  return quoteLine({ kind: 'addon', due: 'online', name, quantity: chosen.quantity, unit, unitPrice, amount });
};

/**
 * An insurance package in tiers like the vehicle, with a line each for months, weeks and days, or a single line of days
 * if that costs the same. Packages paid at pick-up are not part of the online total.
 */
export const insuranceLines = ({ name, rates, payAt }: ChosenInsurance, days: number): QuoteLine[] => {
  const cover = { kind: payAt === 'online' ? 'insurance' : 'insurance-at-pickup', due: payAt, name } as const;
  const tiers = vehicleLines(rates, days);
  const byTheDay = times(rates.daily, days);
  if (sumOfLines(tiers) === byTheDay)
    return [quoteLine({ ...cover, quantity: days, unit: 'day', unitPrice: rates.daily, amount: byTheDay })];
  return tiers.map((tier) => ({ ...tier, ...cover }));
};

const cheapestPricing = (
  { useFixedPricing, fixedPrice, daily, weekly, monthly }: AddonPrice,
  days: number,
): PricedUnits => {
  if (useFixedPricing) return { unit: 'piece', count: 1, unitPrice: fixedPrice ?? zeroSatang };
  const isFree = !daily && !weekly && !monthly;
  if (isFree) return { unit: 'piece', count: 1, unitPrice: zeroSatang };
  const options: PricedUnits[] = [];
  if (daily) options.push({ unit: 'day', count: days, unitPrice: daily });
  if (weekly && days >= DAYS_OF_A_WEEK) options.push(startedWeeks(weekly, days));
  if (monthly && days >= DAYS_OF_A_MONTH) options.push(startedMonths(monthly, days));
  // Priced only by the week or month: a shorter rental pays for one of them.
  if (options.length === 0 && weekly) options.push(startedWeeks(weekly, days));
  if (options.length === 0 && monthly) options.push(startedMonths(monthly, days));
  return options.reduce((best, option) =>
    option.unitPrice * option.count < best.unitPrice * best.count ? option : best,
  );
};

const startedWeeks = (unitPrice: Satang, days: number): PricedUnits => ({
  unit: 'week',
  count: Math.ceil(days / DAYS_OF_A_WEEK),
  unitPrice,
});

const startedMonths = (unitPrice: Satang, days: number): PricedUnits => ({
  unit: 'month',
  count: Math.ceil(days / DAYS_OF_A_MONTH),
  unitPrice,
});
