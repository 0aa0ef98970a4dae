import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningSandbox } from '../listening-sandbox.ts';

const start = Date.UTC(2026, 10, 20, 4);
let now = start;
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

/** Creates five charges, one per day; tests name them by their amounts in baht. */
beforeAll(async () => {
  sandbox = await listeningSandbox({ now: () => now });
  const steps = [
    () => sandbox.charge({ amount: 100_000, description: 'Booking SP-1 of Somchai' }),
    () => sandbox.charge({ amount: 200_050, capture: false, metadata: { booking: 'SP-2' } }, { name: 'Malee Suk' }),
    () => sandbox.charge({ amount: 300_000 }, { number: '4111111111140011' }),
    async () => {
      const { body } = await sandbox.charge({ amount: 400_000 }, { number: '5555555555554444' });
      await sandbox.call('POST', `/charges/${body.id}/refunds`, { json: { amount: 150_000 } });
    },
    async () => {
      const token = await sandbox.createToken();
      const customer = await sandbox.call('POST', '/customers', { json: { card: token.body.id } });
      const charge = { amount: 500_000, currency: 'thb', customer: customer.body.id, capture: false };
      const { body } = await sandbox.call('POST', '/charges', { json: charge });
      await sandbox.call('POST', `/charges/${body.id}/reverse`);
    },
  ];
  for (const step of steps) {
    await step();
    now += 24 * 3_600_000;
  }
});
afterAll(() => sandbox.stop());

const search = async (query: string) => {
  const { status, body } = await sandbox.call('GET', `/search?scope=charge&${query}`);
  const data = (body.data ?? []) as { amount: number }[];
  return { status, body, amounts: data.map(({ amount }) => amount / 100) };
};

test('charges are found newest first, thirty on a page', async () => {
  const { body, amounts } = await search('');
  expect(amounts).toEqual([5000, 4000, 3000, 2000.5, 1000]);
  expect({ ...body, data: [] }).toEqual({
    object: 'search',
    order: 'reverse_chronological',
    scope: 'charge',
    query: '',
    filters: {},
    page: 1,
    per_page: 30,
    location: '/search',
    total_pages: 1,
    total: 5,
    data: [],
    export: null,
    aggregate_level: null,
  });
});

describe('filters', () => {
  test.each([
    ['amount', '1000', [1000]],
    ['amount', '2000.50', [2000.5]],
    ['amount', '100000', []],
    ['amount', '2000..4000', [4000, 3000, 2000.5]],
    ['authorized', 'no', [3000]],
    ['capture', 'false', [5000, 2000.5]],
    ['captured', 'true', [4000, 1000]],
    ['captured', 'yes', [4000, 1000]],
    ['captured', 'off', [5000, 3000, 2000.5]],
    ['card_last_digits', '4444', [4000]],
    ['created', '2026-11-21', [2000.5]],
    ['created', '2026-11-21..2026-11-22', [3000, 2000.5]],
    ['created', '2026-11-23T00:00:00Z..2026-11-24T03:59:59Z', [4000]],
    ['currency', 'thb', [5000, 4000, 3000, 2000.5, 1000]],
    ['customer_present', 'true', [5000]],
    ['disputed', 'true', []],
    ['failure_code', 'insufficient_fund', [3000]],
    ['is_installment', 'true', []],
    ['refunded', 'true', [4000]],
    ['refund_amount', '1500', [4000]],
    ['reversed', 'on', [5000]],
    ['scheduled', 'true', []],
    ['source_of_fund', 'card', [5000, 4000, 3000, 2000.5, 1000]],
    ['source_type', 'promptpay', []],
    ['status', 'failed', [3000]],
    ['status', 'pending', [2000.5]],
    ['voided', 'true', []],
    ['acquirer_reference_number', 'x', []],
  ])('%s=%s gives %j', async (name, value, expected) => {
    const { amounts, body } = await search(`filters[${name}]=${encodeURIComponent(value)}`);
    expect(amounts).toEqual(expected);
    expect(body.filters).toEqual({ [name]: value });
  });

  test('all have to fit', async () => {
    expect((await search('filters[captured]=true&filters[amount]=3000..9000')).amounts).toEqual([4000]);
  });
});

test.each([
  ['booking sp-1', [1000], 'of the description'],
  ['sp-2', [2000.5], 'of the metadata'],
  ['malee', [2000.5], 'of the name on the card'],
  ['card has reached', [3000], 'of the failure'],
  ['THB', [5000, 4000, 3000, 2000.5, 1000], 'of the currency'],
  ['nobody', [], 'of nothing'],
])('the words "%s" find %j: part %s', async (words, expected) => {
  const { amounts, body } = await search(`query=${encodeURIComponent(words)}`);
  expect(amounts).toEqual(expected);
  expect(body.query).toBe(words);
});

test('pages and order', async () => {
  expect(await search('per_page=2&page=2')).toMatchObject({
    amounts: [3000, 2000.5],
    body: { page: 2, per_page: 2, total: 5, total_pages: 3 },
  });
  expect((await search('order=chronological&per_page=2')).amounts).toEqual([1000, 2000.5]);
  expect((await search('page=9')).amounts).toEqual([]);
  expect((await search('per_page=1000')).body.per_page).toBe(100);
});

test.each([
  ['page=0', 'invalid_page'],
  ['page=x', 'invalid_page'],
  ['per_page=-1', 'invalid_page'],
  ['order=random', 'bad_request'],
  ['filters=all', 'invalid_filters'],
  ['filters[colour]=red', 'invalid_filters'],
  ['filters[amount]=much', 'invalid_filters'],
  ['filters[captured]=maybe', 'invalid_filters'],
  ['filters[created]=yesterday', 'invalid_filters'],
  ['filters[constructor]=x', 'invalid_filters'],
])('%s is refused as %s', async (query, code) => {
  expect(await search(query)).toMatchObject({ status: 400, body: { object: 'error', code } });
});

test('a scope that the sandbox does not search is refused', async () => {
  for (const query of ['', '?scope=planet']) {
    expect(await sandbox.call('GET', `/search${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_scope' },
    });
  }
});
