import { BookingView } from '#contract/office/bookings.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { OfficeMoney } from '../../records/payments-port.ts';
import { officeDay } from '../../rules/office/office-day.ts';
import { exportBookings } from './export-bookings.ts';
import { countByStatus, countView, listBookings } from './office-list-store.ts';
import { officeRow } from './office-row.ts';
import { parseListQuery } from './parse-list-query.ts';

const USUAL_PAGE = 20;

/** The lists of bookings, and the counts of the cards above them. */
export const listRoutes = ({ serve, serveStream }: EndpointBinders, { newestPayments }: OfficeMoney): void => {
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

/** The number of bookings in each status and in each view of the day. */
const countBookings = async ({ tx, now }: Pick<Context, 'tx' | 'now'>) => {
  const { graceMinutes } = (await readSettings(tx)).booking;
  const day = officeDay(now, graceMinutes);
  const count = async (view: BookingView) => [view, await countView(tx, view, day)] as const;
  const [byStatus, views] = await Promise.all([countByStatus(tx), Promise.all(BookingView.options.map(count))]);
  return {
    total: Object.values(byStatus).reduce((all, one) => all + one, 0),
    ...byStatus,
    views: Object.fromEntries(views) as Record<BookingView, number>,
  };
};
