import { fromBaht, percentToBasisPoints, toBaht } from '#kernel/money.ts';
import { taxOn, taxWithin } from '#kernel/tax.ts';

/** The tax on a price in baht, or in it, by a rate that somebody types; null where the text is no rate. */
export const taxByTypedRate = (price: number, rate: string, isIncluded: boolean): number | null => {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(rate.trim()) || Number(rate) > 100) return null;
  return toBaht((isIncluded ? taxWithin : taxOn)(fromBaht(price), percentToBasisPoints(Number(rate))));
};
