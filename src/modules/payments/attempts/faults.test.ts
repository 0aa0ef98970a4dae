import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Booked, type Books, bangkokNow, type Customer, customerAt, doJobs } from '#test/builders/paying.ts';
import { cards, paymentsAt } from '#test/builders/payments.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';
import { startProcesses } from '#test/start-processes.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
let greedy: Awaited<ReturnType<typeof shortOfOneBaht>>;
let app: TestApp;
let customer: Customer;
let books: Books;

beforeAll(async () => {
  greedy = await shortOfOneBaht(sandbox.url);
});
afterAll(() => greedy.close());
beforeEach(async () => {
  await provider.forgetFaults();
  ({ app, customer, books } = await customerAt(greedy.url, { timeoutMs: 1_500 }));
});
afterEach(() => app.close());

test('a site killed between charge and record finds the payment after its restart', { timeout: 60_000 }, async () => {
  const booking = await customer.book();
  const cardToken = await customer.tokenOf(cards.good);
  await provider.plan({ on: 'POST /charges', kind: 'delay', ms: 10_000 });
  const site = await startProcesses(app.databaseUrl, 1, sandbox.url);
  const before = (await provider.charges()).length;
  const paying = fetch(`${site.addresses[0]}/api/payments/charge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...booking.headers },
    body: JSON.stringify({ bookingId: booking.bookingId, cardToken }),
  });
  const cut = expect(paying).rejects.toThrow();
  await vi.waitFor(async () => expect(await provider.charges()).toHaveLength(before + 1), { timeout: 30_000 });
  await site.stop();
  await cut;
  expect(await books.attempts()).toEqual(['card sending']);

  await reconcileLater();
  await expectPaid(booking);
});

test('a provider that times out after it took the money has not taken it twice, nor for nothing', async () => {
  const booking = await customer.book();
  await provider.plan({ on: 'POST /charges', kind: 'delay', ms: 3_000 });
  expect((await customer.payByCard(booking, cards.good)).body.data.status).toBe('pending');
  expect((await customer.payByCard(booking, cards.good)).problem.error).toBe('payment.in-progress');
  await reconcileLater();
  await expectPaid(booking);
});

test('a payment whose report never comes is found by asking', async () => {
  const booking = await customer.book();
  const { chargeId } = (await customer.payBy(booking, 'promptpay')).body.data;
  await provider.plan({ on: 'webhook', kind: 'drop', times: 10 });
  await provider.approve(chargeId);
  await reconcileLater();
  await expectPaid(booking);
});

test('a provider that is down for a while leaves the payment open, and it is settled when it is back', async () => {
  const booking = await customer.book();
  const { chargeId } = (await customer.payBy(booking, 'shopeepay')).body.data;
  await provider.approve(chargeId);
  await provider.plan({ on: 'GET /charges/:id', kind: 'error', status: 503, times: 2 });
  await reconcileLater();
  expect((await customer.verify(booking, chargeId)).body.data.status).toBe('pending');
  await reconcileLater();
  await expectPaid(booking);
});

test('a charge over less than was asked for pays nothing, goes back, and the booking can still be paid', async () => {
  const booking = await customer.book();
  greedy.isOn = true;
  const { body } = await customer.payByCard(booking, cards.good);
  greedy.isOn = false;
  expect(body.data).toMatchObject({ status: 'failed', failureCode: 'amount_differs', bookingStatus: 'pending' });
  expect((await customer.payByCard(booking, cards.good)).body.data).toMatchObject({
    status: 'successful',
    amount: 5350,
  });
  await doJobs(app, 'refund-late-payment');
  expect(await books.ledger()).toEqual(['payment card 534900', 'payment card 535000', 'refund card 534900']);
  expect(await provider.charge(body.data.chargeId)).toMatchObject({ refunded_amount: 534_900 });
  expect(await customer.read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paidAmount: 5350 });
  await expectAgreement();
});

test('a hold of which only a wrong charge came ends in its time', async () => {
  const booking = await customer.book();
  greedy.isOn = true;
  await customer.payByCard(booking, cards.good);
  greedy.isOn = false;
  await doJobs(app, 'refund-late-payment');
  app.setNow(bangkokNow(31));
  await app.runJob('expire-holds');
  expect(await customer.read(booking)).toMatchObject({ status: 'cancelled', paidAmount: 0 });
  await expectAgreement();
});

test('a hold whose wrong charge is still on its way back ends in its time too, and keeps its vehicle from nobody', async () => {
  const booking = await customer.book();
  greedy.isOn = true;
  await customer.payByCard(booking, cards.good);
  greedy.isOn = false;
  app.setNow(bangkokNow(31));
  expect((await customer.bookByAnother(2)).status).toBe(200);
  expect(await customer.read(booking)).toMatchObject({ status: 'cancelled', cancelledBecause: 'expired' });
  await doJobs(app, 'refund-late-payment');
  expect(await customer.read(booking)).toMatchObject({ paidAmount: 0 });
  await expectAgreement();
});

test('while the provider does not say what it can do, cards and cash are offered, and what it said holds after that', async () => {
  const methods = async () => (await app.call('GET /payments/methods')).body.data.map(({ methodType }) => methodType);
  await provider.plan({ on: 'GET /capability', kind: 'error', status: 503, times: 50 });
  expect(await methods()).toEqual(['card', 'cash', 'bank_transfer']);
  await provider.forgetFaults();
  const fresh = await freshApp({ payments: paymentsAt(sandbox.url) });
  const offered = async () => (await fresh.call('GET /payments/methods')).body.data.length;
  const before = await offered();
  expect(before).toBeGreaterThan(10);
  await provider.plan({ on: 'GET /capability', kind: 'error', status: 503, times: 50 });
  expect(await offered()).toBe(before);
  await fresh.close();
});

const reconcileLater = async () => {
  app.setNow(bangkokNow(3));
  await app.runJob('reconcile-payments');
};

const expectPaid = async (booking: Booked) => {
  expect(await customer.read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paidAmount: 5350 });
  expect(await books.ledger()).toHaveLength(1);
  await expectAgreement();
};

/** What the provider took and gave back of our attempts is what the ledger says, to the satang. */
const expectAgreement = async () => {
  const { rows: attempts } = await app.db.execute<{ id: string }>(sql`select id from payment_attempt`);
  const ours = new Set(attempts.map(({ id }) => id));
  const charges = (await provider.charges()).filter(({ metadata }) => ours.has(metadata.attemptId ?? ''));
  const there = charges
    .filter(({ status }) => status === 'successful')
    .reduce((sum, { amount, refunded_amount: back }) => sum + amount - back, 0);
  const { rows } = await app.db.execute<{ here: number }>(
    sql`select sum(case kind when 'payment' then amount_satang else -amount_satang end)::int as here from ledger_entry`,
  );
  expect(rows[0]?.here).toBe(there);
};

/** A way to the provider on which a charge loses a baht, while it is on. */
const shortOfOneBaht = async (target: string) => {
  const tampering = { isOn: false };
  const server: Server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const { method = 'GET', headers, url = '/' } = incoming;
    const sent = Buffer.concat(parts).toString();
    const isShort = tampering.isOn && method === 'POST' && url === '/charges';
    const body = isShort ? sent.replace('"amount":535000', '"amount":534900') : sent;
    const forwarded = request(new URL(url, target), { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => incoming.socket.destroy());
    forwarded.end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(tampering, { url: `http://127.0.0.1:${port}`, close: () => server.close() });
};
