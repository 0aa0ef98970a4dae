import { randomUUID } from 'node:crypto';
import type { TransactionSummary } from '#contract/office/payments.ts';
import { fromBaht, minus, sum, toBaht } from '#kernel/money.ts';
import { type Page, pageFacts, pageOf } from '#kernel/paging.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { OnlineNow } from '../omise/online-payments.ts';
import { officeStatus } from '../rules/shown-status.ts';
import { checkPayment } from './check-payment.ts';
import { exportTransactions } from './export-transactions.ts';
import type { PaymentFilters } from './filters-store.ts';
import { refundPayment } from './refund-payment.ts';
import { methodsPaidBy, sumByStatus, sumOfRefunds } from './summary-store.ts';
import { transactionDetails } from './transaction-details.ts';
import { listTransactions, placeInList } from './transaction-list-store.ts';
import { transactionRow } from './transaction-row.ts';

const USUAL_PAGE = 20;

type Options = Readonly<{ online: OnlineNow; isSandbox: boolean; publicUrl: string }>;

/** The payment routes of the office: list, sums and details. */
export const transactionsRoutes = (
  { serve, serveInSteps, serveStream }: EndpointBinders,
  { online, isSandbox, publicUrl }: Options,
): void => {
  const detailsOf = async (ctx: Context, id: string) => {
    const isOnline = (await online(ctx.tx)).omise !== null;
    return transactionDetails(ctx, id, { isOnline, isSandbox, publicUrl });
  };

  serve('GET /admin/payments', async ({ tx }, { query }) => {
    const { page: _page, limit: _limit, sort, around, ...filters } = query;
    const list = { filters, sort };
    const page = await listAround(tx, {
      ...list,
      around,
      page: pageOf({ ...(around && { page: 1 }), ...query }, USUAL_PAGE),
    });
    const { rows, total } = await listTransactions(tx, { ...list, page });
    return { data: rows.map((row) => transactionRow(row, { isSandbox, publicUrl })), ...pageFacts(page, total) };
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
    const refund = { ...given, amount: fromBaht(amount), cancelsBooking: cancelBooking };
    await refundPayment(steps, id, refund, (await online()).omise);
    return { data: await steps.step((ctx) => detailsOf(ctx, id)) };
  });
};

type AroundQuery = Omit<Parameters<typeof placeInList>[1], 'around'> &
  Readonly<{ around: string | undefined; page: Page }>;

/** The page of a list that contains a payment; the requested page if the list lacks the payment. */
const listAround = async (tx: Tx, { around, page, ...list }: AroundQuery): Promise<Page> => {
  const before = around === undefined ? null : await placeInList(tx, { ...list, around });
  if (before === null) return page;
  const { limit } = page;
  const number = Math.floor(before / limit) + 1;
  return { page: number, limit, offset: (number - 1) * limit };
};

/** The figures of the cards above the payments. */
const summarise = async (tx: Tx, filters: PaymentFilters): Promise<TransactionSummary> => {
  const [rows, refunded, methods] = await Promise.all([
    sumByStatus(tx, filters),
    sumOfRefunds(tx, filters),
    methodsPaidBy(tx),
  ]);
  const of = (...shown: ReturnType<typeof officeStatus>[]) => {
    const meant = rows.filter(({ status }) => shown.includes(officeStatus(status)));
    return { count: meant.reduce((all, { count }) => all + count, 0), amount: sum(meant.map(({ amount }) => amount)) };
  };
  const successful = of('successful');
  const total = {
    count: rows.reduce((all, { count }) => all + count, 0),
    amount: minus(successful.amount, refunded.amount),
  };
  const inBaht = ({ count, amount }: typeof refunded) => ({ count, amount: toBaht(amount) });
  return {
    total: inBaht(total),
    successful: inBaht(successful),
    pending: inBaht(of('pending')),
    failed: inBaht(of('failed', 'expired')),
    refunded: inBaht(refunded),
    methods,
  };
};
