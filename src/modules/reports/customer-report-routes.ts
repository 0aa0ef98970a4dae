import type { CustomerBooking, CustomerDetails, CustomerRow } from '#contract/office/customers.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { type CustomerFigures, customerFigures, noFigures } from '#modules/booking/index.ts';
import { customerNotFound, customerNumber, documentsOf, findRecord, shownCustomer } from '#modules/customers/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { listCustomers, newestBookings } from './customer-report-store.ts';
import { exportCustomers } from './export-customers.ts';

const USUAL_PAGE = 15;
const MOST_BOOKINGS = 20;

/** Routes for customers with their booking figures. */
export const customerReportRoutes = ({ serve, serveStream }: EndpointBinders): void => {
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
    bookingsInList: figures.listed,
    openBookings: figures.open,
    bookings: (await newestBookings(tx, id, MOST_BOOKINGS)).map(shownBooking),
  };
};

type Listed = Awaited<ReturnType<typeof listCustomers>>['rows'][number];

const shownRow = (
  { number, userId, archivedAt, createdAt, ...customer }: Listed,
  figures: CustomerFigures,
): CustomerRow => ({
  ...customer,
  customerNumber: customerNumber(number),
  name: `${customer.firstName} ${customer.lastName}`.trim(),
  createdAt: toBangkokText(createdAt),
  hasAccount: userId !== null,
  isArchived: archivedAt !== null,
  ...shownFigures(figures),
});

const shownFigures = ({ count, spent, lastAt, inAll }: CustomerFigures) => ({
  totalBookings: count,
  totalSpent: toBaht(spent),
  lastBookingDate: lastAt && toBangkokText(lastAt),
  bookingsInAll: inAll,
});

type Rented = Awaited<ReturnType<typeof newestBookings>>[number];

const shownBooking = ({ reference, pickUpAt, dropOffAt, total, ...booking }: Rented): CustomerBooking => ({
  ...booking,
  bookingNumber: reference,
  pickupDate: toBangkokText(pickUpAt),
  returnDate: toBangkokText(dropOffAt),
  totalAmount: toBaht(total),
});
