import { sql } from 'drizzle-orm';
import { card } from '../payments.ts';
import type { Business } from './business.ts';
import type { Samples } from './sample.ts';

const paidByCard = async (b: Business) => {
  const { id } = await b.charged();
  const { data } = await b.byClerk('GET /admin/payments', { query: { search: 'card' } });
  const row = data.find(({ bookingId }) => bookingId === id);
  return { bookingId: id, id: row?.id ?? '' };
};

const taskOf = async (b: Business) => {
  const { id: bookingId } = await b.confirmed();
  const { rows } = await b.app.db.execute<{ id: string }>(sql`
    with entry as (
      insert into ledger_entry (booking_id, kind, method_type, amount_satang, created_at)
      values (${bookingId}, 'payment', 'promptpay', 535000, '2026-11-20T11:00+07') returning id, booking_id
    ), back as (
      insert into refund (booking_id, occasion, payment_id, amount_satang, status, reason, created_at, updated_at)
      select booking_id, 'test', id, 1000, 'by-transfer', 'Late', '2026-11-20T11:00+07', '2026-11-20T11:00+07' from entry
      returning id, booking_id
    )
    insert into transfer_task (refund_id, booking_id, method_type, amount_satang, status, created_at)
    select id, booking_id, 'promptpay', 1000, 'open', '2026-11-20T11:00+07' from back returning id`);
  return rows[0]?.id ?? '';
};

/** A payment that the provider took but that the ledger lacks. */
const difference = async (b: Business) => {
  const { id: bookingId } = await b.booked();
  const { rows } = await b.app.db.execute<{ id: string }>(sql`
    insert into payment_attempt (booking_id, method_type, payment_plan, amount_satang, status, created_at, updated_at)
    values (${bookingId}, 'card', 'full', 535000, 'sending', '2026-11-20T10:00+07', '2026-11-20T10:00+07') returning id`);
  const attemptId = rows[0]?.id ?? '';
  const metadata = { attemptId, bookingId };
  const charge = { key: attemptId, amount: 535_000, createdAt: '2026-11-20T03:00:00Z', metadata };
  const chargeId = await b.provider.importPast(charge);
  await b.app.db.execute(sql`update payment_attempt set charge_id = ${chargeId} where id = ${attemptId}`);
  return { ...b.range, key: `missing-in-ledger:${chargeId}` };
};

const filters = {
  ...({ search: 'a', status: 'successful', paymentMethod: 'card', refunded: 'yes', sort: '-createdAt' } as const),
  from: '2026-11-01',
  to: '2026-11-30',
};
const { sort: _sort, ...unsorted } = filters;

const documents = { search: 'Hannah', kind: 'tax-invoice', month: '2026-11' } as const;

const refund = {
  amount: 1,
  reason: 'Goodwill',
  way: 'recorded' as const,
  isOwedAgain: false,
  reference: 'R-1',
};

/** Calls for payments, refunds, the ledger and tax documents. */
export const paymentCalls = {
  'GET /payments/methods': () => ({}),
  'POST /payments/create-token': ({ writes }) => ({ body: writes['POST /payments/create-token'] }),
  'POST /payments/charge': async (b) => {
    const { id: bookingId, headers } = await b.booked();
    const { token } = (await b.done('POST /payments/create-token', { body: card('4242424242424242') })).data;
    const source = await b.done('POST /payments/create-source', { body: { type: 'promptpay', amount: 5350 } });
    const more = {
      bookingId,
      amount: 5350,
      currency: 'thb',
      description: 'A car',
      customerEmail: 'hannah@example.com',
      paymentPlan: 'full' as const,
      acceptTerms: true,
      returnUri: 'http://localhost:3000/booking/return',
    };
    return [
      { headers, body: { ...more, cardToken: token, paymentMethod: 'card' } },
      { headers, body: { ...more, sourceId: source.data.sourceId, paymentMethod: 'promptpay' } },
    ];
  },
  'POST /payments/create-source': ({ writes }) => ({
    body: {
      ...writes['POST /payments/create-source'],
      currency: 'thb',
      bank: '',
      phone: '0812345678',
      email: 'hannah@example.com',
    },
  }),
  'POST /payments/offline': async (b) => {
    const { id: bookingId, headers } = await b.booked();
    return { headers, body: { bookingId, paymentMethod: 'cash', acceptTerms: true } };
  },
  'GET /payments/latest/:bookingId': async (b) => {
    const { id: bookingId, headers } = await b.charged();
    return { headers, params: { bookingId } };
  },
  'GET /payments/verify/:chargeId': async (b) => {
    const { charge, headers } = await b.charged();
    return { headers, params: { chargeId: charge.chargeId } };
  },
  'POST /payments/simulate': async (b) => {
    const { id: bookingId, headers } = await b.booked();
    return { headers, body: { bookingId, amount: 5350 } };
  },
  'POST /payments/webhook': () => ({ body: { object: 'event', id: 'evnt_test_12345', key: 'charge.complete' } }),
  'GET /payments/bookings/:bookingId': async (b) => ({ params: { bookingId: (await b.charged()).id } }),
  'POST /payments/records': async (b) => {
    const { id: bookingId } = await b.booked();
    return { body: { bookingId, amount: 1, paymentMethod: 'cash', reference: 'R-1', note: 'In coins' } };
  },
  'POST /payments/refunds': async (b) => ({ body: { ...refund, bookingId: (await b.charged()).id } }),
  'GET /payments/transfer-tasks': ({ list }) => ({ query: { ...list, status: 'open' } }),
  'POST /payments/transfer-tasks/:id/done': async (b) => ({
    params: { id: await taskOf(b) },
    body: { reference: 'TRF-1' },
  }),

  'GET /admin/payments': async (b) => ({
    query: { ...filters, page: 1, limit: 10, around: (await paidByCard(b)).id },
  }),
  'GET /admin/payments/summary': () => ({ query: unsorted }),
  'GET /admin/payments/documents': () => ({ query: { ...documents, page: 1, limit: 10 } }),
  'GET /admin/payments/documents/export': () => ({
    query: { ...documents, columns: 'number.total', language: 'th' },
  }),
  'GET /admin/payments/export': () => ({ query: { ...filters, columns: 'transaction.amount', language: 'th' } }),
  'GET /admin/payments/:id': async (b) => ({ params: { id: (await paidByCard(b)).id } }),
  'POST /admin/payments/:id/check': async (b) => ({ params: { id: (await paidByCard(b)).id }, body: {} }),
  'POST /admin/payments/:id/refund': async (b) => ({
    params: { id: (await paidByCard(b)).id },
    body: { ...refund, way: 'automatic', cancelBooking: false },
  }),
  'GET /admin/reconciliation': ({ range }) => ({ query: range }),
  'POST /admin/reconciliation/settle': async (b) => ({ body: await difference(b) }),
  'POST /admin/reconciliation/explain': async (b) => ({ body: { ...(await difference(b)), text: 'Known' } }),
  'GET /admin/payment-methods': () => ({}),
  'PATCH /admin/payment-methods/:methodType': () => ({
    params: { methodType: 'promptpay' },
    body: {
      enabled: true,
      displayName: 'PromptPay',
      displayNameInThai: 'พร้อมเพย์',
      description: 'By QR',
      descriptionInThai: 'สแกน',
      minAmount: 20,
      maxAmount: 150_000,
      processingFee: 2.5,
    },
  }),

  'GET /admin/bookings/:id/documents': async (b) => ({ params: { id: (await b.charged()).id } }),
  'POST /admin/bookings/:id/documents': async (b) => {
    const { id } = await b.charged();
    const buyer = { name: 'Keller Ltd', address: '1 Silom Road', taxId: '0105569000002', branch: '00000' };
    const replaces = [await issued(b, id)];
    const body = {
      kind: 'credit-note' as const,
      buyer,
      replaces,
      credits: replaces[0],
      amount: 100,
      reason: 'A goodwill',
    };
    return { params: { id }, body };
  },
  'GET /admin/documents/:id': async (b) => ({ params: { id: await issued(b, (await b.charged()).id) } }),
  'POST /admin/documents/:id/prints': async (b) => ({
    params: { id: await issued(b, (await b.charged()).id) },
    body: { reason: 'It was lost' },
  }),
  'GET /admin/documents/:id/file': async (b) => printed(b),
  'GET /admin/documents/:id/pages/:page': async (b) => {
    const { params, query } = await printed(b);
    return { params: { ...params, page: 1 }, query };
  },
  'GET /bookings/:id/documents': async (b) => {
    const { id, headers } = await b.charged();
    return { params: { id }, headers };
  },
  'GET /bookings/:id/documents/:documentId': async (b) => {
    const { id, headers } = await b.charged();
    return { params: { id, documentId: await issued(b, id) }, headers };
  },
} satisfies Partial<Samples>;

/** A print of a document. */
const printed = async (b: Business) => {
  const params = { id: await issued(b, (await b.charged()).id) };
  const { data } = await b.byClerk('POST /admin/documents/:id/prints', { params, body: {} });
  return { params, query: { print: data.id } };
};

/** Issues a tax invoice for a paid booking. Returns its id. */
const issued = async (b: Business, id: string) => {
  const { taxId } = (await b.byAdmin('GET /admin/settings')).data.general ?? {};
  if (!taxId)
    await b.byAdmin('PUT /admin/settings', { body: { general: { taxId: '0105569000002', address: '1 Silom Road' } } });
  const body = { kind: 'tax-invoice' as const };
  return (await b.byClerk('POST /admin/bookings/:id/documents', { params: { id }, body })).data.id;
};
