import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAt, provider } from '../listening-sandbox.ts';
import { pauseAfter } from '../records/event.ts';
import { createSandbox } from '../sandbox.ts';
import { eventually, expectedSignature, listeningReceiver } from './listening-receiver.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 20, 4);
const secret = Buffer.from('the first secret').toString('base64');
const newSecret = Buffer.from('the second secret').toString('base64');

let now: number;
let folder: string;
let receiver: Awaited<ReturnType<typeof listeningReceiver>>;
let app: ReturnType<typeof createSandbox>;
let url: string;

const open = async () => {
  app = createSandbox({ folder, now: () => now });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
};

beforeEach(async () => {
  now = start;
  folder = mkdtempSync(join(tmpdir(), 'omise-sandbox-'));
  receiver = await listeningReceiver();
  await open();
  await post('/sandbox/webhook', { url: `${receiver.url}/account`, secret });
});
afterEach(async () => {
  await app.close();
  await receiver.stop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string) => (await callAt(url, 'GET', path)).body;
const post = async (path: string, json: object = {}) => callAt(url, 'POST', path, { json });
const newCustomer = async (email = 'a@example.com') => (await post('/customers', { email })).body;
const charge = async (extra: object = {}) =>
  (await provider((method, path, options) => callAt(url, method, path, options)).charge(extra)).body;

/** Waits long enough for all due deliveries to be sent. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 250));

type Attempt = { status: number | null; error: string | null; uri: string; created_at: string; payload: string };
const attempts = async () =>
  ((await get('/events')).data as { webhook_deliveries: Attempt[] }[]).flatMap((event) => event.webhook_deliveries);

describe('a delivery', () => {
  test('carries the event as it is kept, with no deliveries in it, signed with the time and the secret', async () => {
    const customer = await newCustomer();
    await receiver.until(1);
    const [webhook] = receiver.received;
    if (!webhook) throw new Error('nothing came');
    expect(webhook.path).toBe('/account');
    expect(webhook.headers).toMatchObject({
      'content-type': 'application/json',
      'omise-version': '2019-05-29',
      'omise-signature-timestamp': String(start / 1000),
      'omise-signature': expectedSignature(secret, webhook),
    });
    expect(webhook.body).toEqual({
      object: 'event',
      id: expect.stringMatching(/^evnt_test_[0-9a-z]{19}$/),
      livemode: false,
      location: `/events/${webhook.body.id}`,
      webhook_deliveries: [],
      data: customer,
      key: 'customer.create',
      created_at: '2026-11-20T04:00:00Z',
    });

    await eventually(async () => (await attempts()).length === 1);
    const stored = await get(`/events/${webhook.body.id}`);
    expect(stored).toEqual({
      ...webhook.body,
      webhook_deliveries: [
        {
          object: 'webhook_delivery',
          id: expect.stringMatching(/^whdl_test_/),
          uri: `${receiver.url}/account`,
          status: 200,
          key: 'customer.create',
          error: null,
          payload: webhook.raw,
          created_at: '2026-11-20T04:00:00Z',
        },
      ],
    });
  });

  test('goes nowhere when no address is set, and the event is kept all the same', async () => {
    await post('/sandbox/webhook', { url: null });
    await newCustomer();
    await post('/sandbox/webhook', { url: receiver.url });
    await newCustomer('b@example.com');
    await receiver.until(1);
    expect(receiver.received.map(({ body }) => body.data.email)).toEqual(['b@example.com']);
    expect((await get('/events')).total).toBe(2);
  });

  test('of a refused request is never made', async () => {
    await post('/customers', { email: 'a@example.com', card: 'tokn_test_nobody' });
    await newCustomer('b@example.com');
    await receiver.until(1);
    expect(receiver.received.map(({ body }) => body.data.email)).toEqual(['b@example.com']);
  });
});

describe('while the secret is changed', () => {
  test('both sign for a day, then the new one alone', async () => {
    await post('/sandbox/webhook', { url: receiver.url, secret: newSecret });
    now = start + 24 * hour - 1000;
    await newCustomer();
    await receiver.until(1);
    now = start + 24 * hour;
    await newCustomer();
    await receiver.until(2);
    const [during, after] = receiver.received;
    if (!during || !after) throw new Error('nothing came');
    const both = [expectedSignature(newSecret, during), expectedSignature(secret, during)];
    expect(during.headers['omise-signature']).toBe(both.join(','));
    expect(after.headers['omise-signature']).toBe(expectedSignature(newSecret, after));
  });

  test('an address alone leaves the secret as it is', async () => {
    const { body } = await post('/sandbox/webhook', { url: receiver.url });
    expect(body).toEqual({ url: receiver.url, secret });
    expect(await get('/sandbox/webhook')).toEqual(body);
  });

  test.each([
    [{}, 'url is invalid'],
    [{ url: 'ftp://rent.example' }, 'url is invalid'],
    [{ url: 'rent.example' }, 'url is invalid'],
    [{ url: 'https://rent.example', secret: 'not base64!' }, 'secret is invalid'],
    [{ url: 'https://rent.example', secret: '' }, 'secret is invalid'],
  ])('%j is refused', async (wrong, message) => {
    expect(await post('/sandbox/webhook', wrong)).toMatchObject({
      status: 400,
      body: { code: 'bad_request', message },
    });
    expect((await get('/sandbox/webhook')).secret).toBe(secret);
  });
});

describe('a delivery that fails', () => {
  test.each([
    [500, 'answered 500'],
    [404, 'answered 404'],
    [302, 'answered 302'],
    [0, expect.any(String)],
  ])('with %i is repeated with the same body, a new time and a new signature', async (status, error) => {
    receiver.answerWith(() => (receiver.received.length === 1 ? status : 204));
    await newCustomer();
    await eventually(async () => (await attempts()).length === 1);
    expect(await attempts()).toMatchObject([{ status: status || null, error }]);
    now = start + 5_000;
    await eventually(async () => (await attempts()).length === 2);
    const [first, second] = receiver.received;
    if (!first || !second) throw new Error('nothing came');
    expect(second.raw).toBe(first.raw);
    expect(second.headers['omise-signature-timestamp']).toBe(String(start / 1000 + 5));
    expect(second.headers['omise-signature']).toBe(expectedSignature(secret, second));
    expect((await attempts())[1]).toMatchObject({ status: 204, error: null, created_at: '2026-11-20T04:00:05Z' });
    now = start + hour;
    await aWhile();
    expect(receiver.received).toHaveLength(2);
  });

  test('is repeated after growing pauses, never before its time, and given up in the end', async () => {
    receiver.answerWith(() => 503);
    await newCustomer();
    for (let count = 1; count <= 12; count += 1) {
      await eventually(async () => (await attempts()).length === count, `try ${count}`);
      const pause = pauseAfter(count) ?? 48 * hour;
      now += pause - 1;
      await aWhile();
      expect(receiver.received).toHaveLength(count);
      now += 1;
    }
    await aWhile();
    expect(receiver.received).toHaveLength(12);
  });

  test('is repeated by the sandbox that starts next', async () => {
    receiver.answerWith(() => 500);
    await newCustomer();
    await eventually(async () => (await attempts()).length === 1);
    await app.close();
    receiver.answerWith(() => 200);
    now = start + 10 * minute;
    await open();
    await eventually(async () => (await attempts()).length === 2);
    expect(new Set(receiver.received.map(({ raw }) => raw)).size).toBe(1);
    expect((await attempts()).map(({ status }) => status)).toEqual([500, 200]);
  });

  test('does not hold up the next one', async () => {
    receiver.answerWith(() => (receiver.received.length === 1 ? 500 : 200));
    await newCustomer('a@example.com');
    await receiver.until(1);
    await newCustomer('b@example.com');
    await receiver.until(2);
    expect(receiver.received.map(({ body }) => body.data.email)).toEqual(['a@example.com', 'b@example.com']);
  });
});

describe('the addresses of a charge', () => {
  test('take the place of the account’s', async () => {
    const endpoints = [`${receiver.url}/one`, `${receiver.url}/two`];
    const { id } = await charge({ webhook_endpoints: endpoints });
    await post(`/charges/${id}/refunds`, { amount: 5_000 });
    await eventually(() => receiver.keys().filter((key) => key === 'refund.create').length === 2);
    const refunds = receiver.received.filter(({ body }) => body.key === 'refund.create');
    expect(refunds.map(({ path }) => path).toSorted()).toEqual(['/one', '/two']);
    expect(receiver.received.map(({ path }) => path)).not.toContain('/account');
  });

  test.each([['nonsense'], [['nonsense']], [[`https://a.example`, `https://b.example`, `https://c.example`]]])(
    '%j are refused',
    async (endpoints) => {
      expect(await charge({ webhook_endpoints: endpoints })).toMatchObject({ object: 'error', code: 'invalid_charge' });
    },
  );
});

describe('a fault that was asked for', () => {
  const fault = (options: object) => post('/sandbox/faults', { on: 'webhook', ...options });
  const emails = () => receiver.received.map(({ body }) => body.data.email);

  test('loses a delivery for good', async () => {
    await fault({ kind: 'drop' });
    await newCustomer('lost@example.com');
    await newCustomer('found@example.com');
    await receiver.until(1);
    now = start + 24 * hour;
    await aWhile();
    expect(emails()).toEqual(['found@example.com']);
  });

  test('brings it twice', async () => {
    await fault({ kind: 'duplicate' });
    await newCustomer();
    await receiver.until(2);
    const [one, two] = receiver.received;
    expect(one?.raw).toBe(two?.raw);
  });

  test('brings it late', async () => {
    await fault({ kind: 'delay', ms: 90_000 });
    await newCustomer('late@example.com');
    await newCustomer('next@example.com');
    await receiver.until(1);
    expect(emails()).toEqual(['next@example.com']);
    now = start + 90_000;
    await receiver.until(2);
    expect(emails()).toEqual(['next@example.com', 'late@example.com']);
  });

  test('brings it after the next one', async () => {
    await fault({ kind: 'reorder' });
    await newCustomer('first@example.com');
    await aWhile();
    expect(emails()).toEqual([]);
    await newCustomer('second@example.com');
    await receiver.until(2);
    expect(emails()).toEqual(['second@example.com', 'first@example.com']);
  });

  test('makes a try fail as if the receiver had, and it is repeated', async () => {
    await fault({ kind: 'error', status: 502, times: 2 });
    await newCustomer();
    await eventually(async () => (await attempts()).length === 1);
    now = start + minute;
    await eventually(async () => (await attempts()).length === 2);
    expect(receiver.received).toHaveLength(0);
    now = start + 10 * minute;
    await receiver.until(1);
    expect((await attempts()).map(({ status }) => status).slice(0, 2)).toEqual([502, 502]);
  });

  test('hits only events of the key that it names', async () => {
    await fault({ kind: 'drop', event: 'customer.update' });
    const { id } = await newCustomer('a@example.com');
    await callAt(url, 'PATCH', `/customers/${id}`, { json: { description: 'lost' } });
    await callAt(url, 'PATCH', `/customers/${id}`, { json: { description: 'found' } });
    await receiver.until(2);
    expect(receiver.received.map(({ body }) => body.data.description).toSorted()).toEqual(['found', null]);
  });
});
