import type { Serving } from '#platform/http/serving.ts';
import { readCustomers } from './read-customers.ts';
import { readOverview } from './read-overview.ts';
import { readRevenue } from './read-revenue.ts';
import { readVehicles } from './read-vehicles.ts';

/** Reports & Analytics. */
export const analysisRoutes = ({ serve }: Serving): void => {
  serve('GET /admin/reports', async (ctx, { query }) => ({ data: await readOverview(ctx, query) }));
  serve('GET /admin/reports/revenue', async (ctx, { query: { period, ...query } }) => ({
    data: await readRevenue(ctx, { ...query, type: period ?? query.type }),
  }));
  serve('GET /admin/reports/customers', async (ctx, { query }) => ({ data: await readCustomers(ctx, query) }));
  serve('GET /admin/reports/vehicles', async (ctx, { query }) => ({ data: await readVehicles(ctx, query) }));
};
