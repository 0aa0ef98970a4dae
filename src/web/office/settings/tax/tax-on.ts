import { fromBaht, percentToBasisPoints, toBaht } from '#kernel/money.ts';
import { taxOn, taxWithin } from '#kernel/tax.ts';

/** The tax in baht on a price, or included in it, at a typed rate in percent; null if the text is not a valid rate. */
export const taxByTypedRate = (price: number, rate: string, isIncluded: boolean): number | null => {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(rate.trim()) || Number(rate) > 100) return null;
  return toBaht((isIncluded ? taxWithin : taxOn)(fromBaht(price), percentToBasisPoints(Number(rate))));
};
