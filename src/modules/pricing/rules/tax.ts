import { BASIS_POINTS, nothing, percentToBasisPoints, portionInWholeBaht, type Satang } from '#kernel/money.ts';

export type Tax = Readonly<{
  enabled: boolean;
  /** Percent, with at most two decimals. */
  rate: number;
  name: string;
  /** Prices contain the tax already: it is taken out instead of added. */
  includeInPrice: boolean;
}>;

/** Tax of an amount, rounded half up to whole baht. */
export const taxOf = (amount: Satang, { enabled, rate, includeInPrice }: Tax): Satang => {
  if (!enabled) return nothing;
  const points = percentToBasisPoints(rate);
  return portionInWholeBaht(amount, points, includeInPrice ? BASIS_POINTS + points : BASIS_POINTS);
};
