import type { Client } from '../../api/client.ts';
import type { Outcome } from '../../api/routes.ts';
import type { ReportsSearch } from './reports-address.ts';

type Answered<Tab, Reply> = Readonly<{ tab: Tab; answer: Reply }>;

/** A tab's report, or why it could not be read. */
export type Report =
  | Answered<'overview', Outcome<'GET /admin/reports'>>
  | Answered<'revenue', Outcome<'GET /admin/reports/revenue'>>
  | Answered<'customers', Outcome<'GET /admin/reports/customers'>>
  | Answered<'vehicles', Outcome<'GET /admin/reports/vehicles'>>;

/** Asks for the report of the open tab alone, so a tab that cannot be read leaves the others be. */
export const readReport = async ({ call }: Client, { tab, ...query }: ReportsSearch): Promise<Report> => {
  switch (tab) {
    case 'overview':
      return { tab, answer: await call('GET /admin/reports', { query }) };
    case 'revenue':
      return { tab, answer: await call('GET /admin/reports/revenue', { query }) };
    case 'customers':
      return { tab, answer: await call('GET /admin/reports/customers', { query }) };
    case 'vehicles':
      return { tab, answer: await call('GET /admin/reports/vehicles', { query }) };
  }
};
