import { fromBaht, type Satang } from '#kernel/money.ts';

export type PricedVehicles = Readonly<{ price: Satang; count: number }>;
export type PriceStep = Readonly<{ from: number; until: number; count: number }>;

const MOST_STEPS = 16;
const WIDTHS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/**
 * How many vehicles there are in equal steps of price, from that of the lowest to that of the highest; `from` and
 * `until` in baht. Steps without a vehicle are there too. The prices come lowest first.
 */
export const priceSteps = (prices: readonly PricedVehicles[]): PriceStep[] => {
  const [lowest, highest] = [prices[0]?.price, prices.at(-1)?.price];
  if (lowest === undefined || highest === undefined) return [];
  const stepOf = (price: number, width: number) => Math.floor(price / fromBaht(width));
  const steps = (width: number) => stepOf(highest, width) - stepOf(lowest, width) + 1;
  const width = WIDTHS.find((one) => steps(one) <= MOST_STEPS) ?? 1_000_000;
  const first = stepOf(lowest, width);
  return Array.from({ length: steps(width) }, (_, index) => {
    const within = prices.filter(({ price }) => stepOf(price, width) === first + index);
    const from = (first + index) * width;
    return { from, until: from + width, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
};
