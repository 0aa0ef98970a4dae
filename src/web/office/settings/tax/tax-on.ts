import { BASIS_POINTS, fromBaht, percentToBasisPoints, portionInWholeBaht, toBaht } from '#kernel/money.ts';

/** The tax on a price in baht, or in it, rounded as the quote rounds it; null where the text is no rate. */
export const taxOn = (price: number, rate: string, isIncluded: boolean): number | null => {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(rate.trim()) || Number(rate) > 100) return null;
  const points = percentToBasisPoints(Number(rate));
  return toBaht(portionInWholeBaht(fromBaht(price), points, isIncluded ? BASIS_POINTS + points : BASIS_POINTS));
};
