import { neededPeriod } from '#kernel/asked-period.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { Serving } from '#platform/http/serving.ts';
import { activeOf } from '../asked-status.ts';
import { insuranceNotFound } from '../rules/problems.ts';
import { completePackages } from './complete-packages.ts';
import { listOptions, listPackages } from './insurance-list-store.ts';
import { insurancePriceShape, officePackageShape, optionShape, packageShape } from './insurance-shapes.ts';
import { readInsuranceCategories } from './package-parts-store.ts';
import { priceInsurance } from './price-insurance.ts';
import { findSoldPackage, readSoldPackages } from './sold-packages-store.ts';

const ROWS_OF_A_PAGE = 20;

export const insuranceRoutes = ({ serve }: Serving): void => {
  serve('GET /insurance/packages/category/:categoryId', async ({ tx }, { params: { categoryId } }) => {
    const packages = await completePackages(tx, await readSoldPackages(tx, categoryId), categoryId);
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
    const priced = await priceInsurance(tx, asked, neededPeriod(startDate, endDate));
    return { data: insurancePriceShape({ ...asked, ...priced }) };
  });

  serve('GET /insurance/options', async ({ tx }, { query: { search = '', status, ...part } }) => {
    const page = pageOf(part, ROWS_OF_A_PAGE);
    const { rows, total } = await listOptions(tx, { search, isActive: activeOf(status), ...page });
    return { data: rows.map(optionShape), ...pageFacts(page, total) };
  });

  serve('GET /insurance/packages', async ({ tx }, { query: { search = '', status, ...part } }) => {
    const page = pageOf(part, ROWS_OF_A_PAGE);
    const { rows, total } = await listPackages(tx, { search, isActive: activeOf(status), ...page });
    return { data: (await completePackages(tx, rows)).map(officePackageShape), ...pageFacts(page, total) };
  });
};
