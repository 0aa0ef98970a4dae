import type { Serving } from '#platform/http/bind-endpoints.ts';
import { readCustomers } from './read-customers.ts';
import { readOverview } from './read-overview.ts';
import { readRevenue } from './read-revenue.ts';
import { readVehicles } from './read-vehicles.ts';

/** Reports & Analytics. */
export const analysisRoutes = ({ serveReport }: Serving): void => {
  serveReport('GET /admin/reports', async (ctx, { query }) => ({ data: await readOverview(ctx, query) }));
  serveReport('GET /admin/reports/revenue', async (ctx, { query: { period, ...query } }) => ({
    data: await readRevenue(ctx, { ...query, type: period ?? query.type }),
  }));
  serveReport('GET /admin/reports/customers', async (ctx, { query }) => ({ data: await readCustomers(ctx, query) }));
  serveReport('GET /admin/reports/vehicles', async (ctx, { query }) => ({ data: await readVehicles(ctx, query) }));
};
