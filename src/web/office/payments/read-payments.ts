import type { Client } from '../../api/client.ts';
import type { Outcome, RouteInput } from '../../api/routes.ts';
import { queryOf } from '../list/list-search.ts';
import { type PaymentSearch, paymentList } from './payments-address.ts';
import { readMoneyTabs } from './read-money-tabs.ts';

export type PaymentsOutcome = Outcome<'GET /admin/payments'>;
type Query = NonNullable<RouteInput<'GET /admin/payments'>['query']>;
type Narrowed = NonNullable<RouteInput<'GET /admin/payments/summary'>['query']>;

const rows = 25;

/**
 * A page of the payments, their sums, what the tabs count, and the user's saved views; null where loading
 * failed.
 */
export const readPayments = async (client: Client, search: PaymentSearch) => {
  const { call } = client;
  const query = queryOf(paymentList, search);
  const { sort: _, around: __, ...filters } = query;
  const [outcome, summary, waiting, views] = await Promise.all([
    // The address was already validated against the contract's values.
    call('GET /admin/payments', { query: { ...(query as Query), page: search.page, limit: rows } }),
    call('GET /admin/payments/summary', { query: filters as Narrowed }),
    readMoneyTabs(client),
    call('GET /admin/views', { query: { list: 'payments' } }),
  ]);
  return {
    outcome,
    summary: summary.success ? summary.data : null,
    waiting,
    views: views.success ? views.data : [],
  };
};
