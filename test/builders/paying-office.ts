import type { CallOf } from '#contract/index.ts';
import type { TestApp } from '../fresh-app.ts';
import { type Person, signedInAs } from './signed-in.ts';

export type PayingOffice = Awaited<ReturnType<typeof payingOffice>>;

/** A clerk who handles payments, the payment calls as this clerk, and the audit log. */
export const payingOffice = async (app: TestApp) => {
  const clerk = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
  const { headers } = await signedInAs(app, { role: 'ADMIN' });
  const audit = async () => (await app.call('GET /admin/audit', { headers })).body.data;
  return { clerk, audit, ...payingCalls(app, clerk) };
};

type Range = CallOf<'GET /admin/reconciliation'>['query'];

const payingCalls = (app: TestApp, { headers }: Person) => ({
  list: async (query: CallOf<'GET /admin/payments'>['query'] = {}) =>
    (await app.call('GET /admin/payments', { headers, query })).body,
  details: async (id: string) => (await app.call('GET /admin/payments/:id', { headers, params: { id } })).body.data,
  summary: async (query: CallOf<'GET /admin/payments/summary'>['query'] = {}) =>
    (await app.call('GET /admin/payments/summary', { headers, query })).body.data,
  record: async (bookingId: string, amount: number, more: object = {}) => {
    const body = { bookingId, amount, paymentMethod: 'cash', ...more };
    return (await app.call('POST /payments/records', { headers, body })).body.data.id;
  },
  reconcile: async (range: Range) => {
    const { body, problem } = await app.call('GET /admin/reconciliation', { headers, query: range });
    return body.data ?? problem;
  },
  settle: (range: Range, key: string) =>
    app.call('POST /admin/reconciliation/settle', { headers, body: { ...range, key } }),
  explain: (range: Range, key: string, text: string) =>
    app.call('POST /admin/reconciliation/explain', { headers, body: { ...range, key, text } }),
  check: (id: string) => app.call('POST /admin/payments/:id/check', { headers, params: { id }, body: {} }),
  refund: (id: string, body: CallOf<'POST /admin/payments/:id/refund'>['body'], key?: string) =>
    app.call('POST /admin/payments/:id/refund', {
      params: { id },
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      body,
    }),
});
