import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { type Booked, bangkokNow, type Customer } from '#test/builders/paying.ts';
import { type PayingOffice, payingOffice } from '#test/builders/paying-office.ts';
import { cards } from '#test/builders/payments.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
let app: TestApp;
let customer: Customer;
let office: PayingOffice;
let booking: Booked;

beforeEach(async () => {
  ({ app, customer } = await sandbox.customer());
  office = await payingOffice(app);
  booking = await customer.book();
});
afterEach(() => app.close());

/** A declined card, a deposit that was paid, and cash at the counter, a minute apart. */
const threePayments = async () => {
  await customer.payByCard(booking, cards.poor);
  app.setNow(bangkokNow(1));
  const { body } = await customer.payByCard(booking, cards.good, { paymentPlan: 'deposit' });
  app.setNow(bangkokNow(2));
  await office.record(booking.bookingId, 500, { reference: 'Till-77', note: 'At the desk' });
  return { chargeId: body.data.chargeId };
};

test('attempts and what staff wrote down stand in one list, newest first', async () => {
  const { chargeId } = await threePayments();
  const { data, total } = await office.list();
  expect(total).toBe(3);
  expect(data).toMatchObject([
    { reference: 'Till-77', chargeId: null, amount: 500, paymentMethod: 'cash', status: 'successful', card: null },
    {
      transactionId: chargeId,
      reference: null,
      chargeId,
      amount: 1070,
      status: 'successful',
      paid: true,
      captured: true,
    },
    { amount: 5350, status: 'failed', paid: false, captured: false, failureCode: 'insufficient_fund' },
  ]);
  expect(data[0]).toMatchObject({ recordedBy: 'Lek Counter', refundedAmount: 0, currency: 'THB', fee: 0 });
  expect(data[1]).toMatchObject({ recordedBy: null, card: { brand: 'Visa', lastDigits: '4242' } });
  expect(data[2]?.failureReason).toMatch(/too little money/);
  expect(data[2]).toMatchObject({
    bookingId: booking.bookingId,
    vehicleName: 'Toyota Yaris',
    customerInfo: { firstName: 'Hannah', lastName: 'Keller' },
    customerEmail: 'hannah.keller@example.com',
  });
});

test('two payments in cash of one booking on one day have ids of their own, and each is found by its own', async () => {
  const ids = [
    await office.record(booking.bookingId, 500),
    await office.record(booking.bookingId, 500, { reference: 'Drawer 7' }),
    await office.record(booking.bookingId, 500, { reference: 'Drawer 7' }),
  ];
  const { data } = await office.list();
  const shown = data.map(({ transactionId }) => transactionId);
  expect(new Set(shown).size).toBe(3);
  for (const id of shown) expect(id).toMatch(/^CASH-\d{8}-[0-9A-F]{8}$/);
  expect(data.map(({ reference }) => reference)).toEqual(['Drawer 7', 'Drawer 7', null]);
  for (const [index, search] of shown.toReversed().entries())
    expect((await office.list({ search })).data.map(({ id }) => id)).toEqual([ids[index]]);
});

test('a payment stands at the moment at which its money came in, in the list, its file and the history of its booking', async () => {
  const { chargeId } = (await customer.payBy(booking, 'promptpay')).body.data;
  const begun = (await office.list()).data[0]?.at ?? '';
  app.setNow(bangkokNow(7));
  await sandbox.provider.approve(chargeId);
  await customer.verify(booking, chargeId);
  const { headers } = office.clerk;
  const { timeline } = (await app.call('GET /admin/bookings/:id', { headers, params: { id: booking.bookingId } })).body
    .data;
  const came = timeline.find(({ action }) => action === 'payment.received')?.at ?? '';
  const [row] = (await office.list()).data;
  expect(Date.parse(came) - Date.parse(begun)).toBeGreaterThan(300_000);
  expect(row).toMatchObject({ at: came, createdAt: begun });
  expect((await office.details(row?.id ?? '')).attempts).toMatchObject([{ at: came }]);
  const file = (await app.server.inject({ url: '/api/admin/payments/export', headers })).body;
  expect(file).toContain(` ${came.slice(11, 16)}`);

  // What begins before midnight and comes in after it belongs to the day on which it came.
  await app.db.execute(sql`
    update payment_attempt set created_at = '2026-11-19T16:59:00Z', paid_at = '2026-11-19T17:00:00Z'`);
  expect((await office.list({ from: '2026-11-19', to: '2026-11-19' })).total).toBe(0);
  expect((await office.list({ from: '2026-11-20', to: '2026-11-20' })).total).toBe(1);
});

test('a payment has the id that the badge of its booking passes', async () => {
  await threePayments();
  const { headers } = office.clerk;
  const { body } = await app.call('GET /admin/bookings', { headers });
  const [newest] = (await office.list()).data;
  expect(body.data[0]?.payment?.id).toBe(newest?.id);
  expect((await office.details(newest?.id ?? '')).id).toBe(newest?.id);
});

test.each([
  ['the number of the booking', (_charge: string, reference: string) => reference.toLowerCase(), 3],
  ['a name', () => 'hannah kel', 3],
  ['an e-mail', () => 'keller@example', 3],
  ['a charge of the provider', (charge: string) => charge.toUpperCase(), 1],
  ['a reference of staff', () => 'till-7', 1],
  ['our name of a method', () => 'cash', 1],
  ['what customers read of a method', () => 'debit card', 2],
  ['a sign that patterns know', () => '%', 0],
] as const)('payments are found by %s', async (_by, typed, count) => {
  const { chargeId } = await threePayments();
  const [row] = (await office.list()).data;
  const search = typed(chargeId, row?.bookingNumber ?? '');
  expect((await office.list({ search })).total).toBe(count);
});

test('filters leave what they say, and one day of two asks nothing', async () => {
  await threePayments();
  const today = bangkokNow().slice(0, 10);
  expect((await office.list({ status: 'failed' })).data.map(({ amount }) => amount)).toEqual([5350]);
  expect((await office.list({ paymentMethod: 'cash' })).data.map(({ amount }) => amount)).toEqual([500]);
  expect((await office.list({ from: '2001-01-01', to: '2001-01-02' })).total).toBe(0);
  expect((await office.list({ from: today })).total).toBe(3);
  expect((await office.list({ to: '2001-01-02' })).total).toBe(3);
  expect((await office.list({ sort: 'amount' })).data.map(({ amount }) => amount)).toEqual([500, 1070, 5350]);
  expect((await office.list({ sort: '-amount' })).data.map(({ amount }) => amount)).toEqual([5350, 1070, 500]);
});

// 16:59 and 17:00 of UTC are the last minute of a day in Bangkok and the first of the next.
test('days are those of Bangkok, both included', async () => {
  const [id] = [await office.record(booking.bookingId, 500)];
  const on = async (moment: string) => {
    await app.db.execute(sql`update ledger_entry set created_at = ${moment}::timestamptz where id = ${id}`);
    return (await office.list({ from: '2026-11-20', to: '2026-11-21' })).total;
  };
  expect(await on('2026-11-19T16:59:59Z')).toBe(0);
  expect(await on('2026-11-19T17:00:00Z')).toBe(1);
  expect(await on('2026-11-21T16:59:59Z')).toBe(1);
  expect(await on('2026-11-21T17:00:00Z')).toBe(0);
});

test('the page that holds a payment is answered, whatever the page', async () => {
  await threePayments();
  const [, , oldest] = (await office.list()).data;
  const around = oldest?.id ?? '';
  expect(await office.list({ around, limit: 2 })).toMatchObject({ page: 2, total: 3, data: [{ id: around }] });
  expect(await office.list({ around, limit: 2, sort: 'createdAt', page: 2 })).toMatchObject({ page: 1 });
  expect(await office.list({ around, limit: 2, sort: '-amount' })).toMatchObject({
    page: 1,
    data: [{ id: around }, {}],
  });
  // One that the filters leave out is on no page.
  expect(await office.list({ around, limit: 2, status: 'successful', page: 1 })).toMatchObject({ page: 1, total: 2 });
  expect(await office.list({ around: randomUUID(), limit: 2, page: 2 })).toMatchObject({ page: 2 });
});

test('the cards above count what the list holds, and the total what came in and stayed', async () => {
  await threePayments();
  await customer.payBy(booking, 'shopeepay', { sourceId: await customer.sourceOf('shopeepay', 3780) });
  const all = {
    total: { count: 4, amount: 1570 },
    successful: { count: 2, amount: 1570 },
    pending: { count: 1, amount: 3780 },
    failed: { count: 1, amount: 5350 },
    refunded: { count: 0, amount: 0 },
  };
  expect(await office.summary()).toEqual({ ...all, methods: ['card', 'cash', 'shopeepay'] });
  expect(await office.summary({ status: 'failed' })).toMatchObject({
    total: { count: 1, amount: 0 },
    successful: { count: 0, amount: 0 },
    failed: all.failed,
  });
  expect(await office.summary({ paymentMethod: 'cash' })).toMatchObject({
    total: { count: 1, amount: 500 },
    failed: { count: 0, amount: 0 },
    methods: ['card', 'cash', 'shopeepay'],
  });
});

test('what expired counts as failed, what was reversed in the total alone', async () => {
  await threePayments();
  const set = (status: string) =>
    app.db.execute(sql`update payment_attempt set status = ${status} where status not in ('successful')`);
  await set('expired');
  expect(await office.summary()).toMatchObject({ total: { count: 3 }, failed: { count: 1, amount: 5350 } });
  await set('reversed');
  expect(await office.summary()).toMatchObject({ total: { count: 3, amount: 1570 }, failed: { count: 0, amount: 0 } });
  expect((await office.list({ status: 'reversed' })).data).toMatchObject([{ status: 'reversed', amount: 5350 }]);
});

test('all about a payment stands together', async () => {
  const { chargeId } = await threePayments();
  const { data } = await office.list();
  expect(data[1]).toMatchObject({ omiseChargeId: chargeId, paymentProvider: 'Omise, sandbox', totalAmount: 5350 });
  expect(data.map(({ notes }) => notes)).toEqual(['At the desk', null, null]);
  const details = await office.details(data[1]?.id ?? '');
  expect(details).toMatchObject({
    omiseChargeId: chargeId,
    paymentProvider: 'Omise, sandbox',
    sourceId: null,
    omiseCustomerId: null,
    totalAmount: 5350,
    owedAmount: 3780,
    bookingStage: 'confirmed',
    bookingPaymentStatus: 'partial',
    refundableAmount: 1070,
    refunds: [],
    authorizeUri: null,
    metadata: { bookingId: booking.bookingId, attemptId: details.id },
    policy: { percent: 100, amount: 1570 },
    may: { refund: true, check: true, cancelBooking: true },
  });
  expect(details.attempts.map(({ amount }) => amount)).toEqual([500, 1070, 5350]);
  const cash = await office.details(data[0]?.id ?? '');
  expect(cash).toMatchObject({ paymentProvider: null, notes: 'At the desk', may: { refund: true, check: false } });
  const failed = await office.details(data[2]?.id ?? '');
  expect(failed).toMatchObject({ refundableAmount: 0, receiptUrl: null, may: { refund: false } });
});

test('a payment that is not there is told so', async () => {
  const params = { id: randomUUID() };
  const { status, problem } = await app.call('GET /admin/payments/:id', { headers: office.clerk.headers, params });
  expect([status, problem.error]).toEqual([404, 'payment.not-found']);
});

test('a refund of before that named no payment stands with the newest of its booking, in the list and in its card', async () => {
  await threePayments();
  await app.db.execute(sql`alter table ledger_entry drop constraint ledger_refund_of_payment`);
  await app.db.execute(sql`delete from migration where name = '0051_refunds_name_their_payment.sql'`);
  await app.db.execute(sql`
    insert into ledger_entry (booking_id, kind, method_type, amount_satang, fee_satang, created_at)
    values (${booking.bookingId}, 'refund', 'cash', 20000, 0, now())`);
  expect(await office.summary()).toMatchObject({ refunded: { count: 0, amount: 0 } });
  await migrate(app.databaseUrl);
  expect(await office.summary()).toMatchObject({ refunded: { count: 1, amount: 200 }, total: { amount: 1370 } });
  const { data } = await office.list();
  expect(data.map(({ refundedAmount }) => refundedAmount)).toEqual([200, 0, 0]);
  const nameless = app.db.execute(sql`update ledger_entry set refund_of = null`);
  await expect(nameless).rejects.toMatchObject({ cause: { constraint: 'ledger_refund_of_payment' } });
});
