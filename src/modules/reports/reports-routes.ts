import type { RecentBooking, SearchResults } from '#contract/office/reports.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { awaitingStaff, boardCounts } from './board-store.ts';
import { readBoard } from './read-board.ts';
import { readFigures } from './read-figures.ts';
import { readSystem, type SystemParts } from './read-system.ts';
import { readRecent } from './records/recent-bookings-store.ts';
import { findBookings, findCustomers, findVehicles } from './search-store.ts';
import { readOutbox } from './system-store.ts';
import { readCustomers } from './tabs/read-customers.ts';
import { readDemand } from './tabs/read-demand.ts';
import { readDeposits } from './tabs/read-deposits.ts';
import { readOverview } from './tabs/read-overview.ts';
import { readRevenue } from './tabs/read-revenue.ts';
import { readVehicles } from './tabs/read-vehicles.ts';

const RECENT = 5;
const USUAL_ROWS = 100;

/** Routes of the dashboard, the search, and the tabs of Reports & Analytics. */
export const reportsRoutes = ({ serve, serveReport }: EndpointBinders, parts: SystemParts): void => {
  serve('GET /admin/analytics', async (ctx) => ({ data: await readFigures(ctx) }));
  serve('GET /admin/analytics/recent-bookings', async ({ tx }) => ({
    data: (await readRecent(tx, RECENT)).map(recentShape),
  }));
  serve('GET /admin/analytics/today', async (ctx) => ({ data: await readBoard(ctx) }));
  serve('GET /admin/analytics/system', async (ctx) => ({ data: await readSystem(ctx, parts) }));
  serve('GET /admin/search', async (ctx, { query }) => ({ data: await findAnything(ctx, query.search) }));

  serve('GET /admin/analytics/waiting', async ({ tx, actor }) => {
    const [{ total: bookings }, { mail, sms }] = await Promise.all([boardCounts(tx, awaitingStaff), readOutbox(tx)]);
    return { data: { bookings, outbox: actor.user?.role === 'ADMIN' ? mail.failed + sms.failed : null } };
  });

  serveReport('GET /admin/reports', async (ctx, { query }) => ({ data: await readOverview(ctx, query) }));
  serveReport('GET /admin/reports/revenue', async (ctx, { query: { period, ...query } }) => ({
    data: await readRevenue(ctx, { ...query, type: period ?? query.type }),
  }));
  serveReport('GET /admin/reports/customers', async (ctx, { query }) => ({ data: await readCustomers(ctx, query) }));
  serveReport('GET /admin/reports/deposits', async (ctx, { query }) => ({ data: await readDeposits(ctx, query) }));
  serveReport('GET /admin/reports/demand', async (ctx, { query }) => ({ data: await readDemand(ctx, query) }));
  serveReport('GET /admin/reports/vehicles', async (ctx, { query }) => ({
    data: await readVehicles(ctx, { ...query, limit: query.limit ?? USUAL_ROWS }),
  }));
};

const recentShape = (row: Awaited<ReturnType<typeof readRecent>>[number]): RecentBooking => ({
  id: row.id,
  bookingNumber: row.reference,
  status: row.status,
  customerName: `${row.firstName} ${row.lastName}`,
  vehicleName: `${row.brand} ${row.model}`,
  pickupDate: toBangkokText(row.pickUpAt),
  totalAmount: toBaht(row.total),
  createdAt: toBangkokText(row.createdAt),
});

/** The bookings, vehicles and customers that match a search text. */
const findAnything = async ({ tx }: Context, text: string): Promise<SearchResults> => {
  const [bookings, vehicles, customers] = await Promise.all([
    findBookings(tx, text),
    findVehicles(tx, text),
    findCustomers(tx, text),
  ]);
  return {
    bookings: bookings.map(({ id, reference, pickedUpAt, status, ...row }) => ({
      id,
      bookingNumber: reference,
      customerName: `${row.firstName} ${row.lastName}`,
      vehicleName: `${row.brand} ${row.model}`,
      stage: status === 'confirmed' && pickedUpAt !== null ? 'picked-up' : status,
      pickupDate: toBangkokText(row.pickUpAt),
      returnDate: toBangkokText(row.dropOffAt),
    })),
    vehicles: vehicles.map(({ brand, model, ...row }) => ({ ...row, name: `${brand} ${model}` })),
    customers: customers.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}` })),
  };
};
