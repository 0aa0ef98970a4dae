import { pageFacts, pageOf } from '#kernel/paging.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import type { OfficeMoney } from '../records/payments-port.ts';
import { exportBookings } from './export/export-bookings.ts';
import { countBookings } from './list/count-bookings.ts';
import { listBookings } from './list/office-list-store.ts';
import { officeRow } from './list/office-row.ts';
import { parseListQuery } from './list/parse-list-query.ts';

const USUAL_PAGE = 20;

/** The lists of bookings, and what the cards above them count. */
export const listRoutes = ({ serve, serveStream }: Serving, { newestPayments }: OfficeMoney): void => {
  serve('GET /admin/bookings', async (ctx, { query }) => {
    const settings = await readSettings(ctx.tx);
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total } = await listBookings(ctx.tx, { ...parseListQuery(query, ctx.now, settings), page });
    const payments = await newestPayments(
      ctx.tx,
      rows.map(({ booking }) => booking.id),
    );
    const data = rows.map((row) =>
      officeRow(ctx, row, { settings, payment: payments.find(({ bookingId }) => bookingId === row.booking.id) }),
    );
    return { data, ...pageFacts(page, total) };
  });

  serveStream('GET /admin/bookings/export', async (ctx, { query }) => exportBookings(ctx, query));

  serve('GET /admin/bookings/stats', async (ctx) => ({ data: await countBookings(ctx) }));
};
