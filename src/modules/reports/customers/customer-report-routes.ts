import type { CustomerDetails } from '#contract/office/customers.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { customerFigures, noFigures } from '#modules/booking/index.ts';
import { customerNotFound, documentsOf, findRecord, shownCustomer } from '#modules/customers/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { listCustomers } from './customer-list-store.ts';
import { shownBooking, shownFigures, shownRow } from './customer-report-shapes.ts';
import { exportCustomers } from './export-customers.ts';
import { newestBookings } from './newest-bookings-store.ts';

const USUAL_PAGE = 15;
const MOST_BOOKINGS = 20;

/** Customers with what they did with us. */
export const customerReportRoutes = ({ serve, serveStream }: Serving): void => {
  serve('GET /admin/customers', async ({ tx }, { query }) => {
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total } = await listCustomers(tx, query, page);
    const figures = await customerFigures(
      tx,
      rows.map(({ id }) => id),
    );
    const data = rows.map((row) => shownRow(row, figures.get(row.id) ?? noFigures));
    return { data, ...pageFacts(page, total) };
  });

  serveStream('GET /admin/customers/export', async (ctx, { query }) => exportCustomers(ctx, query));

  serve('GET /admin/customers/:id', async ({ tx }, { params }) => ({ data: await details(tx, params.id) }));
};

const details = async (tx: Tx, id: string): Promise<CustomerDetails> => {
  const customer = await findRecord(tx, id);
  if (!customer) throw customerNotFound();
  const figures = (await customerFigures(tx, [id])).get(id) ?? noFigures;
  return {
    ...shownCustomer(customer),
    ...shownFigures(figures),
    documents: await documentsOf(tx, id),
    bookings: (await newestBookings(tx, id, MOST_BOOKINGS)).map(shownBooking),
  };
};
