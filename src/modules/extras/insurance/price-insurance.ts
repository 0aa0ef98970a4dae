import { type Period, rentalDays } from '#kernel/period.ts';
import { type Itemised, itemisedCover } from '#modules/pricing/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { insuranceNotSold } from '../rules/problems.ts';
import { findInsurancePackage } from './sold-packages-store.ts';

/** What an insurance package costs by itself. 422 when it is not sold for the category. */
export const priceInsurance = async (
  tx: Tx,
  asked: { packageId: string; categoryId: string },
  period: Period,
): Promise<{ days: number; price: Itemised }> => {
  const sold = await findInsurancePackage(tx, asked);
  if (!sold) throw insuranceNotSold();
  const days = rentalDays(period);
  return { days, price: itemisedCover(sold.rates, days) };
};
