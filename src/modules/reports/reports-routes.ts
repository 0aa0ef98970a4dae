import type { RecentBooking } from '#contract/office/reports.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { countOf, waiting } from './board/board-store.ts';
import { readBoard } from './board/read-board.ts';
import { readFigures } from './dashboard/read-figures.ts';
import { readRecent } from './dashboard/recent-store.ts';
import { findAnything } from './search/find-anything.ts';
import { readSystem, type SystemParts } from './system/read-system.ts';
import { readOutbox } from './system/system-store.ts';

const RECENT = 5;

export const reportsRoutes = ({ serve }: Serving, parts: SystemParts): void => {
  serve('GET /admin/analytics', async (ctx) => ({ data: await readFigures(ctx) }));
  serve('GET /admin/analytics/recent-bookings', async ({ tx }) => ({
    data: (await readRecent(tx, RECENT)).map(recentShape),
  }));
  serve('GET /admin/analytics/today', async (ctx) => ({ data: await readBoard(ctx) }));
  serve('GET /admin/analytics/system', async (ctx) => ({ data: await readSystem(ctx, parts) }));
  serve('GET /admin/search', async (ctx, { query }) => ({ data: await findAnything(ctx, query.search) }));

  serve('GET /admin/analytics/waiting', async ({ tx, actor }) => {
    const [{ total: bookings }, { mail, sms }] = await Promise.all([countOf(tx, waiting), readOutbox(tx)]);
    return { data: { bookings, outbox: actor.user?.role === 'ADMIN' ? mail.failed + sms.failed : null } };
  });
};

const recentShape = (row: Awaited<ReturnType<typeof readRecent>>[number]): RecentBooking => ({
  ...{ id: row.id, bookingNumber: row.reference, status: row.status },
  customerName: `${row.firstName} ${row.lastName}`,
  vehicleName: `${row.brand} ${row.model}`,
  pickupDate: toBangkokText(row.pickUpAt),
  totalAmount: toBaht(row.total),
  createdAt: toBangkokText(row.createdAt),
});
