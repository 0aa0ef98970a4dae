import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeningSandbox } from './listening-sandbox.ts';

const start = Date.UTC(2026, 0, 1, 0, 0, 0, 700);
let now = start;
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

/** Creates five charges of 10,001 to 10,005 satang, one per minute. */
beforeAll(async () => {
  sandbox = await listeningSandbox({ now: () => now });
  for (const minute of [0, 1, 2, 3, 4]) {
    now = start + minute * 60_000;
    await sandbox.charge({ amount: 10_001 + minute });
  }
});
afterAll(() => sandbox.stop());

const listed = async (query: string) => {
  const { status, body } = await sandbox.call('GET', `/charges${query}`);
  const data = (body.data ?? []) as { amount: number }[];
  return { status, body, amounts: data.map(({ amount }) => amount - 10_000) };
};

test('charges are listed oldest first, twenty at a time, from 1970 to now', async () => {
  const { body, amounts } = await listed('');
  expect(amounts).toEqual([1, 2, 3, 4, 5]);
  expect(body).toMatchObject({
    object: 'list',
    limit: 20,
    offset: 0,
    total: 5,
    location: '/charges',
    order: 'chronological',
    from: '1970-01-01T00:00:00Z',
    to: '2026-01-01T00:04:00Z',
  });
});

test.each([
  ['?order=reverse_chronological', [5, 4, 3, 2, 1], 5],
  ['?limit=2', [1, 2], 5],
  ['?limit=2&offset=4', [5], 5],
  ['?limit=2&offset=1&order=reverse_chronological', [4, 3], 5],
  ['?limit=1000', [1, 2, 3, 4, 5], 5],
  ['?from=2026-01-01T00:03:00Z', [4, 5], 2],
  ['?to=2026-01-01T00:01:00Z', [1, 2], 2],
  ['?from=2026-01-01T07:01:00%2B07:00&to=2026-01-01T00:02:59Z', [2, 3], 2],
  ['?from=2026-01-02', [], 0],
])('%s gives %j of %i', async (query, expected, total) => {
  const { amounts, body } = await listed(query);
  expect(amounts).toEqual(expected);
  expect(body.total).toBe(total);
});

test('no more than a hundred are given at a time', async () => {
  expect((await listed('?limit=1000')).body.limit).toBe(100);
});

test.each(['?limit=many', '?offset=-1', '?order=random', '?from=yesterday'])('%s is refused', async (query) => {
  const { status, body } = await listed(query);
  expect(status).toBe(400);
  expect(body).toMatchObject({ object: 'error', code: 'bad_request' });
});
