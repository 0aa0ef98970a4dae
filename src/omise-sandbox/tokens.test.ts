import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodCard, listeningSandbox } from './listening-sandbox.ts';

const now = Date.UTC(2026, 10, 20, 4);
const key = 'pkey_test_sandbox';
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox({ now: () => now });
});
afterAll(() => sandbox.stop());

test('a card becomes an unused token that shows only its last digits', async () => {
  const { status, body } = await sandbox.createToken();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    object: 'token',
    livemode: false,
    location: `http://localhost:${new URL(sandbox.url).port}/tokens/${body.id}`,
    used: false,
    charge_status: 'unknown',
    created_at: '2026-11-20T04:00:00Z',
    card: {
      brand: 'Visa',
      last_digits: '4242',
      first_digits: null,
      name: 'Somchai Jaidee',
      expiration_month: 12,
      expiration_year: 2040,
      security_code_check: true,
    },
  });
  expect(body.id).toMatch(/^tokn_test_[0-9a-z]{19}$/);
  expect(JSON.stringify(body)).not.toContain('4242424242424242');
});

test('a token can be read again with the public key', async () => {
  const { body } = await sandbox.createToken();
  expect((await sandbox.call('GET', `/tokens/${body.id}`, { key })).body).toEqual(body);
});

test('an unknown token is not found', async () => {
  const { status, body } = await sandbox.call('GET', '/tokens/tokn_test_nobody', { key });
  expect(status).toBe(404);
  expect(body).toEqual({
    object: 'error',
    location: 'https://www.omise.co/api-errors#not-found',
    code: 'not_found',
    message: 'token tokn_test_nobody was not found',
  });
});

test('the same number has the same fingerprint, another number another', async () => {
  const [one, two, other] = await Promise.all([
    sandbox.createToken(),
    sandbox.createToken({ name: 'Someone Else' }),
    sandbox.createToken({ number: '4111111111111111' }),
  ]);
  const fingerprint = (answer: typeof one) => (answer.body.card as { fingerprint: string }).fingerprint;
  expect(fingerprint(one)).toBe(fingerprint(two));
  expect(fingerprint(one)).not.toBe(fingerprint(other));
});

describe('requests as clients really send them', () => {
  const fields = Object.entries(goodCard).map(([name, value]) => [`card[${name}]`, String(value)] as const);

  test.each([
    ['a form with brackets', { form: Object.fromEntries(fields) }],
    ['a form without a content type', { form: Object.fromEntries(fields), headers: { 'content-type': 'text/plain' } }],
    [
      'JSON with a charset',
      { json: { card: goodCard }, headers: { 'content-type': 'application/json; charset=utf-8' } },
    ],
    ['a card number as a JSON number', { json: { card: { ...goodCard, number: 4242424242424242 } } }],
    ['month and year as strings', { json: { card: { ...goodCard, expiration_month: '12', expiration_year: '2040' } } }],
    ['a year of two digits', { json: { card: { ...goodCard, expiration_year: 40 } } }],
  ])('%s is taken', async (_name, request) => {
    const { status, body } = await sandbox.call('POST', '/tokens', { key, ...request });
    expect(status).toBe(200);
    expect(body.card).toMatchObject({ last_digits: '4242', expiration_month: 12, expiration_year: 2040 });
  });

  test('a slash at the end of the path is taken', async () => {
    expect((await sandbox.call('POST', '/tokens/', { key, json: { card: goodCard } })).status).toBe(200);
  });
});

describe('a card that is malformed is refused with every reason', () => {
  const unknownBrand = 'brand not supported (unknown)';
  test.each([
    [{ number: '4242424242424241' }, 'number is invalid'],
    [{ number: '42424242' }, 'number is invalid'],
    [{ number: '4242 4242 4242 4242' }, 'number is invalid'],
    [{ number: '9999999999999999' }, `number is invalid and ${unknownBrand}`],
    [{ number: '9999999999999995' }, unknownBrand],
    [{ number: '' }, `number can't be blank and ${unknownBrand}`],
    [{ expiration_month: 10, expiration_year: 2026 }, 'expiration date cannot be in the past'],
    [{ expiration_month: 13 }, 'expiration month is not between 1 and 12 and expiration date is invalid'],
    [{ expiration_month: '' }, 'expiration month is not between 1 and 12 and expiration date is invalid'],
    [{ expiration_year: 'soon' }, 'expiration year is invalid'],
    [{ name: ' ' }, "name can't be blank"],
    [
      { expiration_year: 2020, number: '1234' },
      `expiration date cannot be in the past, number is invalid, and ${unknownBrand}`,
    ],
  ])('%j: %s', async (card, message) => {
    const { status, body } = await sandbox.createToken(card);
    expect({ status, code: body.code, message: body.message }).toEqual({ status: 400, code: 'invalid_card', message });
  });

  test.each([[{}], [{ card: {} }], [{ card: '4242' }], [{ card: null }]])('%j: no card at all', async (json) => {
    const { status, body } = await sandbox.call('POST', '/tokens', { key, json });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'missing_card', message: 'request contains no card parameters' });
  });

  test('a card is good until the last day of its month', async () => {
    expect((await sandbox.createToken({ expiration_month: 11, expiration_year: 2026 })).status).toBe(200);
  });

  test.each(['{', '[]', '"card"', 'null'])('a JSON body %s is no request', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await sandbox.call('POST', '/tokens', { key, body, headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ object: 'error', code: 'bad_request' });
  });
});

describe('a browser on another origin', () => {
  const origin = { origin: 'http://localhost:3000' };

  test('may ask before it sends a card with its key', async () => {
    const { status, headers } = await sandbox.call('OPTIONS', '/tokens', {
      headers: {
        ...origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(headers.get('access-control-allow-methods')).toContain('POST');
  });

  test('may read the answer, a refusal too', async () => {
    const paid = await sandbox.call('POST', '/tokens', { key, json: { card: goodCard }, headers: origin });
    const refused = await sandbox.call('POST', '/tokens', { key: 'pkey_live', json: {}, headers: origin });
    expect([paid.status, refused.status]).toEqual([200, 401]);
    for (const { headers } of [paid, refused]) expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('may not reach charges', async () => {
    const { status, headers } = await sandbox.call('OPTIONS', '/charges', { headers: origin });
    expect(status).toBe(404);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
