import { randomUUID } from 'node:crypto';
import { fromBaht } from '#kernel/money.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { Context } from '#platform/context.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import type { OnlineNow } from '../provider/online-payments.ts';
import { checkPayment } from './check-payment.ts';
import { transactionDetails } from './details/transaction-details.ts';
import { exportTransactions } from './export/export-transactions.ts';
import { listAround } from './list/list-around.ts';
import { summarise } from './list/summarise.ts';
import { listTransactions } from './list/transaction-list-store.ts';
import { transactionRow } from './list/transaction-row.ts';
import { refundPayment } from './refund-payment.ts';

const USUAL_PAGE = 20;

type Options = Readonly<{ online: OnlineNow; isSandbox: boolean; publicUrl: string }>;

/** The payments of the office: list, sums, and all about one of them. */
export const transactionsRoutes = (
  { serve, serveInSteps, serveStream }: Serving,
  { online, isSandbox, publicUrl }: Options,
): void => {
  const detailsOf = async (ctx: Context, id: string) => {
    const isOnline = (await online(ctx.tx)).omise !== null;
    return transactionDetails(ctx, id, { isOnline, isSandbox, publicUrl });
  };

  serve('GET /admin/payments', async ({ tx }, { query }) => {
    const { page: _page, limit: _limit, sort, around, ...wanted } = query;
    const asked = { wanted, sort };
    const page = await listAround(tx, {
      ...asked,
      around,
      page: pageOf({ ...(around && { page: 1 }), ...query }, USUAL_PAGE),
    });
    const { rows, total } = await listTransactions(tx, { ...asked, page });
    return { data: rows.map(transactionRow), ...pageFacts(page, total) };
  });

  serve('GET /admin/payments/summary', async ({ tx }, { query }) => ({ data: await summarise(tx, query) }));

  serve('GET /admin/payments/:id', async (ctx, { params }) => ({
    data: await detailsOf(ctx, params.id),
  }));

  serveStream('GET /admin/payments/export', async (ctx, { query }) => exportTransactions(ctx, query));

  serveInSteps('POST /admin/payments/:id/check', async (steps, { params: { id } }) => {
    await checkPayment(steps, id, (await online()).omise);
    return { data: await steps.step((ctx) => detailsOf(ctx, id)) };
  });

  serveInSteps('POST /admin/payments/:id/refund', async (steps, { params: { id }, body }, { idempotencyKey }) => {
    const { amount, reason, way, reference = null, isOwedAgain, cancelBooking = false } = body;
    const occasion = `staff:${idempotencyKey() ?? randomUUID()}`;
    const given = { occasion, reason, reference, isOwedAgain, isRecorded: way === 'recorded' };
    const asked = { ...given, amount: fromBaht(amount), cancelsBooking: cancelBooking };
    await refundPayment(steps, id, asked, (await online()).omise);
    return { data: await steps.step((ctx) => detailsOf(ctx, id)) };
  });
};
