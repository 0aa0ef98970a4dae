import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { createLog } from '#platform/log/log.ts';
import { bookingBody, bookingBodyOfAnother, smallBusiness } from '#test/builders/booking.ts';
import { card, cards, paymentsAt } from '#test/builders/payments.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
let app: TestApp;
let vehicleId: string;

beforeEach(async () => {
  app = await freshApp({ payments: paymentsAt(sandbox.url) });
  ({ vehicleId } = await smallBusiness(app));
  await app.step(({ tx }) => writeSettings(tx, 'booking', { autoApproval: true }));
});
afterEach(() => app.close());

const booked = async (values: Parameters<typeof bookingBody>[1] = {}) => {
  const { body } = await app.call('POST /bookings', { body: bookingBody(vehicleId, values) });
  const { bookingId, accessToken } = body.data;
  return { bookingId, headers: { 'x-booking-token': accessToken } };
};
type Booked = Awaited<ReturnType<typeof booked>>;

const tokenOf = async (cardNumber: string) =>
  (await app.call('POST /payments/create-token', { body: card(cardNumber) })).body.data.token;

const pay = async ({ bookingId, headers }: Booked, cardNumber: string, more: object = {}) =>
  app.call('POST /payments/charge', { headers, body: { bookingId, cardToken: await tokenOf(cardNumber), ...more } });

const read = async ({ bookingId, headers }: Booked) =>
  (await app.call('GET /bookings/:id', { params: { id: bookingId }, headers })).body.data;

const ledger = async () => {
  const { rows } = await app.db.execute(
    sql`select kind, amount_satang::int as amount, fee_satang::int as fee from ledger_entry order by id`,
  );
  return rows;
};

test('a good card pays the booking and confirms it, once', async () => {
  const booking = await booked();
  const { status, body } = await pay(booking, cards.good);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    status: 'successful',
    amount: 5350,
    bookingStatus: 'confirmed',
    paymentStatus: 'paid',
    card: { brand: 'Visa', lastDigits: '4242' },
  });
  expect(await ledger()).toEqual([{ kind: 'payment', amount: 535_000, fee: 0 }]);
  const again = await pay(booking, cards.good);
  expect({ status: again.status, error: again.problem.error }).toEqual({ status: 409, error: 'payment.nothing-due' });
  const verified = await app.call('GET /payments/verify/:chargeId', {
    params: { chargeId: body.data.chargeId },
    headers: booking.headers,
  });
  expect(verified.body.data).toEqual(body.data);
});

test('where staff approve, a paid booking waits for them and no longer expires', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'booking', { autoApproval: false }));
  const booking = await booked();
  expect((await pay(booking, cards.good)).body.data).toMatchObject({ bookingStatus: 'pending', paymentStatus: 'paid' });
  app.setNow('2026-11-25T12:00');
  await app.runJob('expire-holds');
  expect(await read(booking)).toMatchObject({ status: 'pending', paymentStatus: 'paid', holdUntil: null });
});

test('a declined card says why and takes nothing; a second card succeeds', async () => {
  const booking = await booked();
  const declined = await pay(booking, cards.poor);
  expect(declined.status).toBe(200);
  expect(declined.body.data).toMatchObject({
    status: 'failed',
    failureCode: 'insufficient_fund',
    bookingStatus: 'pending',
  });
  expect(await ledger()).toEqual([]);
  expect((await pay(booking, cards.good)).body.data).toMatchObject({
    status: 'successful',
    bookingStatus: 'confirmed',
  });
});

test('the amount is the booking’s: another one is refused and nothing is charged', async () => {
  const booking = await booked();
  for (const amount of [1, 5349.99, 5350.001, 10_700]) {
    const { status, problem } = await pay(booking, cards.good, { amount });
    expect({ status, error: problem.error, details: problem.details }).toEqual({
      status: 409,
      error: 'payment.amount-differs',
      details: { amount: 5350 },
    });
  }
  expect(await ledger()).toEqual([]);
});

test('a deposit is a fifth of the total, and then the rest is due', async () => {
  const booking = await booked();
  expect((await pay(booking, cards.good, { paymentPlan: 'deposit' })).body.data).toMatchObject({
    amount: 1070,
    paymentStatus: 'partial',
  });
  expect(await read(booking)).toMatchObject({ paymentPlan: 'deposit', dueAtPickUp: 4280 });
  const again = await pay(booking, cards.good, { paymentPlan: 'deposit' });
  expect({ status: again.status, error: again.problem.error }).toEqual({ status: 409, error: 'payment.nothing-due' });
  const rest = await pay(booking, cards.good, { paymentPlan: 'full' });
  expect(rest.body.data).toMatchObject({ amount: 4280, paymentStatus: 'paid' });
  expect(await read(booking)).toMatchObject({ dueAtPickUp: 0 });
});

test('a method’s fee comes on top of what is paid with it and is no part of the total', async () => {
  await app.db.execute(sql`update payment_method set processing_fee = 200 where method_type = 'card'`);
  const booking = await booked();
  expect((await pay(booking, cards.good)).body.data).toMatchObject({ amount: 5457, paymentStatus: 'paid' });
  expect(await ledger()).toEqual([{ kind: 'payment', amount: 545_700, fee: 10_700 }]);
  expect(await read(booking)).toMatchObject({ totalAmount: 5350, paidAmount: 5350 });
});

test('fifty clicks on Pay reach the provider once', async () => {
  const booking = await booked();
  const cardToken = await tokenOf(cards.good);
  const clicks = await Promise.all(
    Array.from({ length: 50 }, () =>
      app.call('POST /payments/charge', {
        headers: booking.headers,
        body: { bookingId: booking.bookingId, cardToken },
      }),
    ),
  );
  const outcomes = clicks.map(({ status, body }) => (status === 200 ? body.data.status : status));
  expect(outcomes.filter((outcome) => outcome === 'successful')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['successful', 409]));
  const { rows } = await app.db.execute(sql`select count(*)::int as attempts from payment_attempt`);
  expect(rows).toEqual([{ attempts: 1 }]);
  expect(await ledger()).toHaveLength(1);
});

test('who planned a deposit and pays all owes nothing at pick-up', async () => {
  const booking = await booked({ paymentPlan: 'deposit' });
  expect(await read(booking)).toMatchObject({ paymentPlan: 'deposit', dueAtPickUp: 4280 });
  await pay(booking, cards.good, { paymentPlan: 'full' });
  expect(await read(booking)).toMatchObject({ paymentPlan: 'full', dueAtPickUp: 0, paidAmount: 5350 });
});

test('nobody pays or sees a booking without its token', async () => {
  const booking = await booked();
  const stranger = { ...booking, headers: { 'x-booking-token': 'not-the-right-token' } };
  expect((await pay(stranger, cards.good)).status).toBe(404);
  const { body } = await pay(booking, cards.good);
  const params = { chargeId: body.data.chargeId };
  expect((await app.call('GET /payments/verify/:chargeId', { params })).status).toBe(404);
});

test('a hold that is over is not charged', async () => {
  const booking = await booked();
  app.setNow('2026-11-20T12:30');
  const { status, problem } = await pay(booking, cards.good);
  expect({ status, error: problem.error }).toEqual({ status: 409, error: 'payment.hold-over' });
});

test('card data that is none is refused beside its field, and no part of it is stored', async () => {
  const bad = await app.call('POST /payments/create-token', { body: card('4242424242424241') });
  expect(bad.status).toBe(422);
  expect(bad.problem.messages).toEqual({ cardNumber: 'number is invalid' });
  const booking = await booked();
  await pay(booking, cards.good);
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`);
  expect(rows.length).toBeGreaterThan(20);
  for (const { name } of rows) {
    const leaks = await app.db.execute(
      sql`select 1 from ${sql.raw(name)} as t where t::text like ${`%${cards.good}%`}`,
    );
    expect({ name, leaks: leaks.rows }).toEqual({ name, leaks: [] });
  }
});

test('the log at its most talkative holds nothing of a card', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const talkative = await freshApp({ payments: paymentsAt(sandbox.url), log });
  const amex = '378282246310005';
  const ask = (body: object) =>
    talkative.server.inject({ method: 'POST', url: '/api/payments/create-token', payload: body });
  const answers = await Promise.all([
    ask(card(amex, { securityCode: '8361' })),
    ask(card(amex, { securityCode: '8361', expiryYear: '2001' })),
    ask(card(amex, { securityCode: '8361', expiryMonth: 'none' })),
    ask({ card: card(amex, { securityCode: '8361' }) }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 422, 422, 422]);
  await talkative.close();
  const written = lines.join('');
  expect(written).toContain('create-token');
  expect(written).not.toContain(amex);
  expect(written).not.toContain('"8361"');
  expect(written).not.toContain(answers[0]?.json().data.token);
});

test('without permission no card data is taken by this server', async () => {
  const closed = await freshApp({ payments: { ...paymentsAt(sandbox.url), allowServerTokenization: false } });
  expect((await closed.call('POST /payments/create-token', { body: card(cards.good) })).status).toBe(404);
  await closed.close();
});

test('a browser is told where it sends card data', async () => {
  const { body } = await app.call('GET /payments/methods');
  expect(body.provider).toEqual({ vaultUrl: sandbox.url, publicKey: 'pkey_test_sandbox', testPayments: true });
});

test('two bookings of one vehicle are never both paid', async () => {
  const first = await booked();
  app.setNow('2026-11-20T12:31');
  const { body } = await app.call('POST /bookings', { body: bookingBodyOfAnother(vehicleId, 2) });
  const second = { bookingId: body.bookingId, headers: { 'x-booking-token': body.data.accessToken } };
  expect((await pay(second, cards.good)).body.data.bookingStatus).toBe('confirmed');
  expect((await pay(first, cards.good)).problem.error).toBe('payment.hold-over');
});
