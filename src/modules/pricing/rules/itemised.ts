import { maxSatang, minus, type Satang, times, zeroSatang } from '#kernel/money.ts';
import { type AddonPrice, addonCost } from './extras.ts';
import { type QuoteLine, sumOfLines } from './quote.ts';
import { type Rates, vehicleLines } from './tiers.ts';

/** How many months, weeks and days are charged, and the total of each. All are zero for a fixed price. */
export type Parts = Readonly<{
  months: number;
  weeks: number;
  days: number;
  monthlyTotal: Satang;
  weeklyTotal: Satang;
  dailyTotal: Satang;
}>;

export type Itemised = Readonly<{
  total: Satang;
  /** The largest unit that is charged. */
  unit: QuoteLine['unit'];
  /** The price of one such unit. */
  unitPrice: Satang;
  /** The saving compared with paying each day at the daily rate; never negative, and zero without a daily rate. */
  savings: Satang;
  parts: Parts;
}>;

/** The price of one add-on, calculated as in a quote. */
export const itemisedAddon = (chosen: { price: AddonPrice; quantity: number }, days: number): Itemised => {
  const { unit, count, unitPrice, amount } = addonCost(chosen, days);
  const daily = chosen.price.useFixedPricing ? null : chosen.price.daily;
  return {
    total: amount,
    unit,
    unitPrice,
    savings: daily ? saved(times(times(daily, days), chosen.quantity), amount) : zeroSatang,
    parts: partsOf([{ unit, quantity: count, amount }]),
  };
};

/** The price of one insurance package, in tiers like the vehicle. */
export const itemisedCover = (rates: Rates, days: number): Itemised => {
  const lines = vehicleLines(rates, days);
  const total = sumOfLines(lines);
  return {
    total,
    unit: lines[0]?.unit ?? 'day',
    unitPrice: lines[0]?.unitPrice ?? zeroSatang,
    savings: saved(times(rates.daily, days), total),
    parts: partsOf(lines),
  };
};

const saved = (byTheDay: Satang, total: Satang) => maxSatang(minus(byTheDay, total), zeroSatang);

const partsOf = (lines: readonly Pick<QuoteLine, 'unit' | 'quantity' | 'amount'>[]): Parts => {
  const of = (unit: QuoteLine['unit']) => lines.find((line) => line.unit === unit);
  const [month, week, day] = [of('month'), of('week'), of('day')];
  return {
    months: month?.quantity ?? 0,
    weeks: week?.quantity ?? 0,
    days: day?.quantity ?? 0,
    monthlyTotal: month?.amount ?? zeroSatang,
    weeklyTotal: week?.amount ?? zeroSatang,
    dailyTotal: day?.amount ?? zeroSatang,
  };
};
