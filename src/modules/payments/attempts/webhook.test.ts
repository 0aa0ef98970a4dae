import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Booked, type Books, bangkokNow, type Customer, doJobs } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import { signatureOf } from '#test/builders/provider.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const webhookSecret = Buffer.from('a secret that only two know').toString('base64');

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let books: Books;

beforeEach(async () => {
  ({ app, customer, books } = await sandbox.customer({ webhookSecret, limits: true }));
});
afterEach(() => app.close());

const waiting = async (): Promise<{ booking: Booked; chargeId: string }> => {
  const booking = await customer.book();
  return { booking, chargeId: (await customer.payBy(booking, 'shopeepay')).body.data.chargeId };
};

const eventOf = (chargeId: string, id = 'evnt_test_1234567890', key = 'charge.complete') =>
  JSON.stringify({ object: 'event', id, key, data: { object: 'charge', id: chargeId } });

const deliver = async (payload: string, headers = signatureOf(payload, webhookSecret, Temporal.Now.instant())) => {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: reply.statusCode, error: reply.json().error };
};

test('fifty deliveries of one event at once are one entry of the ledger and one mail', async () => {
  const { booking, chargeId } = await waiting();
  await provider.approve(chargeId);
  const payload = eventOf(chargeId);
  const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(payload)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await books.jobs('settle-charge')).toEqual([{ chargeId }]);
  await Promise.all(Array.from({ length: 10 }, () => app.runJob('settle-charge', { chargeId })));
  expect(await books.ledger()).toEqual(['payment shopeepay 535000']);
  expect(await books.jobs('mail-booking-paid')).toEqual([{ bookingId: booking.bookingId }]);
  expect(await customer.read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  await doJobs(app, 'settle-charge');
  expect((await deliver(payload)).status).toBe(200);
  expect(await books.jobs('settle-charge')).toEqual([]);
});

test.each<[string, (payload: string) => Record<string, string>]>([
  ['without a signature', () => ({})],
  [
    'with the signature of another secret',
    (payload) => signatureOf(payload, btoa('another secret'), Temporal.Now.instant()),
  ],
  ['with the signature of another body', () => signatureOf('{}', webhookSecret, Temporal.Now.instant())],
  [
    'signed six minutes ago',
    (payload) => signatureOf(payload, webhookSecret, Temporal.Now.instant().subtract({ minutes: 6 })),
  ],
  [
    'signed for six minutes from now',
    (payload) => signatureOf(payload, webhookSecret, Temporal.Now.instant().add({ minutes: 6 })),
  ],
  [
    'with a signature that is none',
    (payload) => ({ ...signatureOf(payload, webhookSecret, Temporal.Now.instant()), 'omise-signature': 'zz' }),
  ],
])('an event %s is refused, and nobody is asked', async (_what, headersOf) => {
  const payload = eventOf('chrg_test_12345678');
  expect(await deliver(payload, headersOf(payload))).toEqual({ status: 401, error: 'webhook.signature' });
  expect(await books.jobs('settle-charge')).toEqual([]);
});

test('while the provider changes its secret, either signature is good', async () => {
  const payload = eventOf('chrg_test_12345678');
  const now = Temporal.Now.instant();
  const old = signatureOf(payload, btoa('the secret of yesterday'), now);
  const present = signatureOf(payload, webhookSecret, now);
  const both = { ...present, 'omise-signature': `${old['omise-signature']},${present['omise-signature']}` };
  expect((await deliver(payload, both)).status).toBe(200);
});

test('an event that says "paid" of a charge that is not pays nothing', async () => {
  const { booking, chargeId } = await waiting();
  const lie = { object: 'charge', id: chargeId, status: 'successful', paid: true, amount: 535_000 };
  const payload = JSON.stringify({ object: 'event', id: 'evnt_test_99999', key: 'charge.complete', data: lie });
  expect((await deliver(payload)).status).toBe(200);
  await doJobs(app, 'settle-charge');
  expect(await customer.read(booking)).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
});

test('events in any order, repeated and hours late end in the same state', async () => {
  const { booking, chargeId: left } = await waiting();
  await provider.decline(left);
  const paid = (await customer.payBy(booking, 'grabpay')).body.data.chargeId;
  await provider.approve(paid);
  const events = [
    eventOf(paid, 'evnt_test_00003'),
    eventOf(left, 'evnt_test_00002'),
    eventOf(paid, 'evnt_test_00001', 'charge.create'),
    eventOf(paid, 'evnt_test_00003'),
  ];
  for (const payload of events) {
    expect((await deliver(payload)).status).toBe(200);
    await doJobs(app, 'settle-charge');
  }
  await app.runJob('settle-charge', { chargeId: left });
  expect(await books.ledger()).toEqual(['payment grabpay 535000']);
  expect(await customer.read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
});

test.each([
  ['a list', '[]', 422],
  ['no JSON', '{"object"', 400],
  ['nothing', '', 422],
  [
    'an event of something else',
    '{"object":"event","id":"evnt_test_1","key":"customer.create","data":{"object":"customer"}}',
    200,
  ],
  ['a charge that does not exist', eventOf('chrg_test_doesnotexist'), 200],
  ['a path in place of a charge', eventOf('chrg_test_../../account'), 200],
])('nonsense is never a defect: %s', async (_what, payload, expected) => {
  expect((await deliver(payload)).status).toBe(expected);
  await doJobs(app, 'settle-charge');
});

test('a charge that nobody here asked for changes nothing', async () => {
  const { id } = await provider.source({ type: 'shopeepay', amount: 100_000, currency: 'thb' });
  const foreign = await provider.newCharge({
    source: id,
    amount: 100_000,
    currency: 'thb',
    return_uri: 'https://x.example/',
  });
  await provider.approve(foreign.id);
  await deliver(eventOf(foreign.id));
  await doJobs(app, 'settle-charge');
  expect(await books.ledger()).toEqual([]);
});

test('a report that comes before our own answer was written is no second payment', async () => {
  const booking = await customer.book();
  const { body } = await customer.payByCard(booking, cards.good);
  await deliver(eventOf(body.data.chargeId));
  await doJobs(app, 'settle-charge');
  expect(await books.ledger()).toEqual(['payment card 535000']);
});

test('the provider’s own deliveries reach the application over the network and are taken', async () => {
  const { port } = await listening();
  await provider.sendEventsTo(`http://127.0.0.1:${port}/api/payments/webhook`, webhookSecret);
  const { booking, chargeId } = await waiting();
  await provider.plan({ on: 'webhook', kind: 'duplicate' });
  await provider.approve(chargeId);
  await vi.waitFor(async () => expect((await books.jobs('settle-charge')).length).toBeGreaterThan(0), {
    timeout: 10_000,
  });
  await provider.sendEventsTo(null, webhookSecret);
  await doJobs(app, 'settle-charge');
  expect(await customer.read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
});

test('old events are forgotten, young ones are not', async () => {
  await deliver(eventOf('chrg_test_12345678', 'evnt_test_00007'));
  app.setNow(bangkokNow(60 * 24 * 29));
  await app.runJob('forget-provider-events');
  expect(await eventCount()).toBe(1);
  app.setNow(bangkokNow(60 * 24 * 31));
  await app.runJob('forget-provider-events');
  expect(await eventCount()).toBe(0);
});

const eventCount = async () => {
  const { rows } = await app.db.pool.query('select count(*)::int as events from provider_event');
  return rows[0].events;
};

/** A door in front of the application, so that it needs no port of its own. */
const listening = async () => {
  // A delivery may come again when the application of its test is gone: then nobody answers.
  const door = createServer((request, reply) => void pass(request, reply).catch(() => reply.destroy()));
  door.listen(0, '127.0.0.1');
  await new Promise((resolve) => door.once('listening', resolve));
  door.unref();
  return { port: (door.address() as AddressInfo).port };
};

const pass = async (request: IncomingMessage, reply: ServerResponse) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { url = '/', headers } = request;
  const answer = await app.server.inject({ method: 'POST', url, headers, payload: Buffer.concat(parts) });
  reply.writeHead(answer.statusCode).end(answer.payload);
};

test('where nobody signs, an event about an unknown charge is dropped: nothing is written, nobody is asked', async () => {
  await app.close();
  ({ app, customer, books } = await sandbox.customer());
  const { chargeId } = await waiting();
  const remembered = async () => (await app.db.execute(sql`select event_id from provider_event`)).rows;
  expect((await deliver(eventOf('chrg_test_12345678'), {})).status).toBe(200);
  expect([await books.jobs('settle-charge'), await remembered()]).toEqual([[], []]);
  expect((await deliver(eventOf(chargeId), {})).status).toBe(200);
  expect(await remembered()).toHaveLength(1);
});
