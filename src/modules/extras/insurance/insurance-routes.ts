import { requirePeriod } from '#kernel/parse-period.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { insuranceNotFound } from '../rules/problems.ts';
import { completePackages } from './complete-packages.ts';
import { insurancePriceShape, packageShape } from './insurance-shapes.ts';
import { insuranceOfficeRoutes } from './office/insurance-office-routes.ts';
import { readInsuranceCategories } from './package-parts-store.ts';
import { priceInsurance } from './price-insurance.ts';
import { findSoldPackage, readSoldPackages } from './sold-packages-store.ts';

export const insuranceRoutes = (serving: Serving): void => {
  const { serve } = serving;
  serve('GET /insurance/packages/category/:categoryId', async ({ tx }, { params: { categoryId } }) => {
    const packages = await completePackages(tx, await readSoldPackages(tx, categoryId), { categoryId });
    return { data: packages.map(packageShape) };
  });

  serve('GET /insurance/packages/:id/public', async ({ tx }, { params }) => {
    const row = await findSoldPackage(tx, params.id);
    const [whole] = await completePackages(tx, row ? [row] : []);
    if (!whole) throw insuranceNotFound();
    return { data: packageShape(whole) };
  });

  serve('GET /insurance/categories', async ({ tx }) => ({ data: await readInsuranceCategories(tx) }));

  serve('POST /insurance/calculate-price', async ({ tx }, { body: { startDate, endDate, ...asked } }) => {
    const priced = await priceInsurance(tx, asked, requirePeriod(startDate, endDate));
    return { data: insurancePriceShape({ ...asked, ...priced }) };
  });

  insuranceOfficeRoutes(serving);
};
