import { requirePeriod } from '#kernel/parse-period.ts';
import { type Period, rentalDays } from '#kernel/period.ts';
import { type Itemised, itemisedCover } from '#modules/pricing/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { insuranceNotFound, insuranceNotSold } from '../rules/problems.ts';
import { completePackages } from './complete-packages.ts';
import { insurancePriceShape, packageShape } from './insurance-shapes.ts';
import { readInsuranceCategories } from './package-parts-store.ts';
import { findInsurancePackage, findSoldPackage, readRatedPackages, readSoldPackages } from './sold-packages-store.ts';

export const insuranceRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /insurance/packages/category/:categoryId', async ({ tx }, { params: { categoryId } }) => {
    const packages = await completePackages(tx, await readSoldPackages(tx, categoryId), { categoryId });
    return { data: packages.map(packageShape) };
  });

  serve('GET /insurance/packages/:id/public', async ({ tx }, { params }) => {
    const row = await findSoldPackage(tx, params.id);
    const [complete] = await completePackages(tx, row ? [row] : []);
    if (!complete) throw insuranceNotFound();
    return { data: packageShape(complete) };
  });

  serve('GET /insurance/categories', async ({ tx }) => ({ data: await readInsuranceCategories(tx) }));

  serve('POST /insurance/calculate-price', async ({ tx }, { body: { startDate, endDate, ...choice } }) => {
    const priced = await priceInsurance(tx, choice, requirePeriod(startDate, endDate));
    return { data: insurancePriceShape({ ...choice, ...priced }) };
  });

  serve('POST /insurance/calculate-multiple-prices', async ({ tx }, { body: { startDate, endDate, categoryId } }) => {
    const days = rentalDays(requirePeriod(startDate, endDate));
    const sold = await readRatedPackages(tx, categoryId);
    return {
      data: sold.map(({ id: packageId, rates }) =>
        insurancePriceShape({ packageId, categoryId, days, price: itemisedCover(rates, days) }),
      ),
    };
  });
};

/** The price of one insurance package. 422 if it is not sold for the category. */
const priceInsurance = async (
  tx: Tx,
  choice: { packageId: string; categoryId: string },
  period: Period,
): Promise<{ days: number; price: Itemised }> => {
  const sold = await findInsurancePackage(tx, choice);
  if (!sold) throw insuranceNotSold();
  const days = rentalDays(period);
  return { days, price: itemisedCover(sold.rates, days) };
};
