import { minus, most, nothing, type Satang, times } from '#kernel/money.ts';
import { type AddonPrice, addonCost } from './extras.ts';
import { type QuoteLine, sumOfLines } from './quote.ts';
import { type Rates, vehicleLines } from './tiers.ts';

/** How many months, weeks and days are paid, and what each of them makes of the price. A fixed price has none. */
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
  /** The largest unit that is paid. */
  unit: QuoteLine['unit'];
  /** The price of one such unit. */
  unitPrice: Satang;
  /** Against paying every day at the daily rate; not negative, and nothing where there is none. */
  savings: Satang;
  parts: Parts;
}>;

/** An add-on by itself, in the way of the quote's line. */
export const itemisedAddon = (chosen: { price: AddonPrice; quantity: number }, days: number): Itemised => {
  const { unit, count, unitPrice, amount } = addonCost(chosen, days);
  const daily = chosen.price.useFixedPricing ? null : chosen.price.daily;
  return {
    total: amount,
    unit,
    unitPrice,
    savings: daily ? saved(times(times(daily, days), chosen.quantity), amount) : nothing,
    parts: partsOf([{ unit, quantity: count, amount }]),
  };
};

/** An insurance package by itself: tiered like the vehicle. */
export const itemisedCover = (rates: Rates, days: number): Itemised => {
  const lines = vehicleLines(rates, days);
  const total = sumOfLines(lines);
  return {
    total,
    unit: lines[0]?.unit ?? 'day',
    unitPrice: lines[0]?.unitPrice ?? nothing,
    savings: saved(times(rates.daily, days), total),
    parts: partsOf(lines),
  };
};

const saved = (byTheDay: Satang, total: Satang) => most(minus(byTheDay, total), nothing);

const partsOf = (lines: readonly Pick<QuoteLine, 'unit' | 'quantity' | 'amount'>[]): Parts => {
  const of = (unit: QuoteLine['unit']) => lines.find((line) => line.unit === unit);
  const [month, week, day] = [of('month'), of('week'), of('day')];
  return {
    months: month?.quantity ?? 0,
    weeks: week?.quantity ?? 0,
    days: day?.quantity ?? 0,
    monthlyTotal: month?.amount ?? nothing,
    weeklyTotal: week?.amount ?? nothing,
    dailyTotal: day?.amount ?? nothing,
  };
};
