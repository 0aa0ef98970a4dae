import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningSandbox } from './listening-sandbox.ts';
import shapes from './provider-shapes.json' with { type: 'json' };
import { eventually, listeningReceiver } from './webhooks/listening-receiver.ts';

const publicKey = 'pkey_test_sandbox';
const secretKey = 'skey_test_sandbox';
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox();
});
afterAll(() => sandbox.stop());

describe('a key opens what its kind may do, and nothing else', () => {
  const cases = [
    ['POST', '/tokens', [publicKey]],
    ['GET', '/tokens/tokn_test_x', [publicKey]],
    ['GET', '/capability', [publicKey, secretKey]],
    ['POST', '/sources', [publicKey, secretKey]],
    ['GET', '/sources/src_test_x', [publicKey, secretKey]],
    ['GET', '/charges', [secretKey]],
    ['POST', '/charges', [secretKey]],
    ['GET', '/charges/chrg_test_x', [secretKey]],
    ['PATCH', '/charges/chrg_test_x', [secretKey]],
    ['POST', '/charges/chrg_test_x/capture', [secretKey]],
    ['POST', '/charges/chrg_test_x/reverse', [secretKey]],
    ['POST', '/charges/chrg_test_x/expire', [secretKey]],
    ['POST', '/charges/chrg_test_x/mark_as_paid', [secretKey]],
    ['POST', '/charges/chrg_test_x/mark_as_failed', [secretKey]],
    ['POST', '/charges/chrg_test_x/refunds', [secretKey]],
    ['GET', '/charges/chrg_test_x/refunds', [secretKey]],
    ['GET', '/charges/chrg_test_x/refunds/rfnd_test_x', [secretKey]],
    ['GET', '/refunds', [secretKey]],
    ['POST', '/customers', [secretKey]],
    ['GET', '/customers', [secretKey]],
    ['GET', '/customers/cust_test_x', [secretKey]],
    ['PATCH', '/customers/cust_test_x', [secretKey]],
    ['DELETE', '/customers/cust_test_x', [secretKey]],
    ['GET', '/customers/cust_test_x/cards', [secretKey]],
    ['GET', '/customers/cust_test_x/cards/card_test_x', [secretKey]],
    ['PATCH', '/customers/cust_test_x/cards/card_test_x', [secretKey]],
    ['DELETE', '/customers/cust_test_x/cards/card_test_x', [secretKey]],
    ['GET', '/events', [secretKey]],
    ['GET', '/events/evnt_test_x', [secretKey]],
    ['GET', '/charges/chrg_test_x/events', [secretKey]],
    ['GET', '/transactions', [secretKey]],
    ['GET', '/transactions/trxn_test_x', [secretKey]],
    ['GET', '/search', [secretKey]],
    ['GET', '/sandbox/webhook', [secretKey]],
    ['POST', '/sandbox/webhook', [secretKey]],
    ['GET', '/account', [secretKey]],
    ['GET', '/balance', [secretKey]],
    ['GET', '/sandbox/account', [secretKey]],
    ['POST', '/sandbox/account', [secretKey]],
    ['POST', '/sandbox/charges/chrg_test_x/lapse', [secretKey]],
  ] as const;
  const keys = [publicKey, secretKey, 'skey_test_other', 'pkey_live', ''];
  const cells = cases.flatMap(([method, path, allowed]) =>
    keys.map((key) => [method, path, key, allowed.some((one) => one === key)] as const),
  );

  test.each(cells)('%s %s with "%s": %s', async (method, path, key, allowed) => {
    const { status, body } = await sandbox.call(method, path, { key });
    if (allowed) return expect(status).not.toBe(401);
    expect(status).toBe(401);
    expect(body).toEqual({
      object: 'error',
      location: 'https://www.omise.co/api-errors#authentication-failure',
      code: 'authentication_failure',
      message: 'authentication failed',
    });
  });

  test.each(['', 'Bearer skey_test_sandbox', 'Basic', 'Basic %%%', `Basic ${btoa(`x:${secretKey}`)}`])(
    'the header "%s" opens nothing',
    async (authorization) => {
      expect((await sandbox.call('GET', '/account', { headers: { authorization } })).status).toBe(401);
    },
  );
});

test('an answer carries the headers of the provider', async () => {
  const ok = await sandbox.call('GET', '/account', { headers: { 'omise-version': '2019-05-29' } });
  const missing = await sandbox.call('GET', '/nothing-here');
  expect(Object.fromEntries(ok.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'omise-version': '2019-05-29',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    status: '200 OK',
    'cache-control': 'no-cache, no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(missing.headers.get('status')).toBe('404 Not Found');
});

test.each([
  ['GET', '/nothing-here'],
  ['DELETE', '/charges'],
  ['POST', '/charges/chrg_test_x/explode'],
])('%s %s is not found, in the provider’s words', async (method, path) => {
  const { status, body } = await sandbox.call(method, path);
  expect(status).toBe(404);
  expect(Object.keys(body)).toEqual(['object', 'location', 'code', 'message']);
  expect(body).toMatchObject({ object: 'error', code: 'not_found' });
});

test.each([
  ['a broken address', '/charges/%zz', '', 400],
  ['a body of more than 256 kB', '/charges', 'x'.repeat(300_000), 413],
])('%s is refused in the provider’s shape', async (_name, path, body, status) => {
  const answer = await sandbox.call('POST', path, { body });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ object: 'error', code: 'bad_request' });
});

test('a GET with a JSON body, as some clients send it, is answered', async () => {
  const { request } = await import('node:http');
  const { status, answered } = await new Promise<{ status?: number; answered: string }>((resolve, reject) => {
    const headers = {
      authorization: `Basic ${btoa(`${secretKey}:`)}`,
      'content-type': 'application/json',
      'content-length': 2,
    };
    const sent = request(`${sandbox.url}/charges`, { method: 'GET', headers }, (reply) => {
      let answered = '';
      reply.setEncoding('utf8').on('data', (part) => {
        answered += part;
      });
      reply.on('end', () => resolve({ ...(reply.statusCode && { status: reply.statusCode }), answered }));
    });
    sent.on('error', reject).end('{}');
  });
  expect(status).toBe(200);
  expect(JSON.parse(answered).object).toBe('list');
});

test('whoever starts the sandbox can recognise it, without a key', async () => {
  const { status, body } = await sandbox.call('GET', '/sandbox/health', { key: '' });
  expect(status).toBe(200);
  expect(body).toEqual({ sandbox: 'saphan', folder: sandbox.folder, pid: process.pid });
});

describe('objects have the provider’s keys, in its order, with values of its types', () => {
  type Shape = Record<string, string[]>;
  const recorded: Record<string, Shape> = shapes.recorded;
  const schemaOrder: Record<string, string[]> = shapes.schemaOrder;
  const onlyWithPreAuthorisation = ['authorization_type', 'authorized_amount', 'captured_amount'];

  const expectShape = (name: string, value: unknown, without: string[] = []) => {
    const object = value as Record<string, unknown>;
    const shape = recorded[name] ?? {};
    const keys = Object.keys(object);
    expect(keys).toEqual(Object.keys(shape).filter((key) => !without.includes(key)));
    for (const key of keys) expect(shape[key], `${name}.${key}`).toContain(typeOf(object[key]));
    const inSchema = schemaOrder[name];
    if (inSchema)
      expect(keys.filter((key) => inSchema.includes(key))).toEqual(inSchema.filter((key) => keys.includes(key)));
  };

  const typeOf = (value: unknown): string => {
    if (value === null) return 'null';
    if (Array.isArray(value)) return 'array';
    return Number.isInteger(value) ? 'integer' : typeof value;
  };

  test.each([
    ['paid', {}, {}],
    ['authorised', { capture: false, description: 'x', ip: '1.2.3.4', return_uri: 'https://a.example' }, {}],
    ['declined', {}, { number: '4111111111190016' }],
  ])('a charge that is %s', async (_state, extra, card) => {
    const { body } = await sandbox.charge(extra, card);
    expectShape('charge', body, onlyWithPreAuthorisation);
    expectShape('card', body.card);
    expectShape('list', body.refunds);
    expect(body.transaction_fees).toEqual({ fee_flat: '0.0', fee_rate: '3.65', vat_rate: '7.0' });
    expect(body.platform_fee).toEqual({ fixed: null, amount: null, percentage: null });
  });

  test('a pre-authorised charge', async () => {
    expectShape('charge', (await sandbox.charge({ capture: false, authorization_type: 'pre_auth' })).body);
  });

  test('a token, before and after use', async () => {
    const { body } = await sandbox.createToken();
    expectShape('token', body);
    expectShape('card', body.card);
    await sandbox.call('POST', '/charges', { json: { amount: 5_000, currency: 'thb', card: body.id } });
    expectShape('token', (await sandbox.call('GET', `/tokens/${body.id}`, { key: publicKey })).body);
  });

  test.each(['promptpay', 'paynow', 'truemoney', 'alipay_cn', 'mobile_banking_scb', 'duitnow_qr'])(
    'a charge of %s, waiting and paid, and its source before and after',
    async (type) => {
      const body = { type, amount: 100_000, currency: 'thb', phone_number: '0812345678' };
      const source = (await sandbox.call('POST', '/sources', { json: body })).body;
      expectShape('source', source);
      const waiting = (await sandbox.chargeSource(type, { source: source.id })).body;
      const paid = (await sandbox.call('POST', `/charges/${waiting.id}/mark_as_paid`)).body;
      for (const charge of [waiting, paid]) {
        expectShape('charge', charge, onlyWithPreAuthorisation);
        expectShape('source', charge.source);
        const { scannable_code: code } = charge.source as { scannable_code: Record<string, unknown> | null };
        if (code) expectShape('barcode', code);
        if (code) expectShape('document', code.image);
      }
      expectShape('source', (await sandbox.call('GET', `/sources/${source.id}`)).body);
    },
  );

  test.each([
    ['whole', 100_000],
    ['part', 30_000],
  ])('a refund of the %s, and the charge that it belongs to', async (_part, amount) => {
    const { id } = (await sandbox.charge()).body;
    const refund = await sandbox.call('POST', `/charges/${id}/refunds`, {
      json: { amount, metadata: { why: 'rain' } },
    });
    expectShape('refund', refund.body);
    const { body } = await sandbox.call('GET', `/charges/${id}`);
    expectShape('charge', body, onlyWithPreAuthorisation);
    expectShape('list', body.refunds);
    expectShape('list', (await sandbox.call('GET', '/refunds')).body);
  });

  test('lists, balance and capability', async () => {
    expectShape('list', (await sandbox.call('GET', '/charges')).body);
    expectShape('balance', (await sandbox.call('GET', '/balance')).body);
    const { body } = await sandbox.call('GET', '/capability', { key: publicKey });
    expectShape('capability', body);
    expect(body.limits).toMatchObject({ charge_amount: { max: 15_000_000, min: 2_000 } });
    for (const method of body.payment_methods as unknown[]) expectShape('payment_method', method);
  });

  test('a customer, before and after, and its cards', async () => {
    const token = await sandbox.createToken();
    const { body } = await sandbox.call('POST', '/customers', {
      json: { email: 'a@example.com', card: token.body.id },
    });
    for (const one of [body, (await sandbox.call('DELETE', `/customers/${body.id}`)).body]) {
      expectShape('customer', one);
      expectShape('list', one.cards);
      expectShape('list', one.linked_accounts);
      const { data } = one.cards as { data: unknown[] };
      expectShape('card', data[0]);
    }
    expectShape('customer', (await sandbox.call('POST', '/customers')).body);
  });

  test('an event and its delivery, a movement of the balance, a search', async () => {
    const receiver = await listeningReceiver();
    await sandbox.call('POST', '/sandbox/webhook', { json: { url: receiver.url } });
    await sandbox.call('POST', '/customers');
    const last = async () => {
      const { data } = (await sandbox.call('GET', '/events?order=reverse_chronological&limit=1')).body;
      return (data as { webhook_deliveries: unknown[] }[])[0];
    };
    await eventually(async () => (await last())?.webhook_deliveries.length === 1);
    expectShape('event', await last());
    expectShape('event', receiver.received[0]?.body);
    expectShape('webhook_delivery', (await last())?.webhook_deliveries[0]);
    await receiver.stop();

    const { transaction } = (await sandbox.charge()).body;
    expectShape('transaction', (await sandbox.call('GET', `/transactions/${transaction}`)).body);
    expectShape('search', (await sandbox.call('GET', '/search?scope=charge')).body);
    for (const path of ['/customers', '/events', '/transactions']) {
      expectShape('list', (await sandbox.call('GET', path)).body);
    }
  });

  test('the account', async () => {
    const { body } = await sandbox.call('GET', '/account');
    expect(body).toMatchObject({ object: 'account', country: 'TH', currency: 'THB', api_version: '2019-05-29' });
  });
});
