import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeningSandbox } from '../listening-sandbox.ts';
import { sandboxKeys } from '../wire/keys.ts';

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox({ now: () => Date.parse('2026-11-20T05:00:00Z') });
});
afterAll(() => sandbox.stop());

const card = { number: '4242424242424242', name: 'Hannah Keller', expirationMonth: 12, expirationYear: 2040 };
const paid = {
  key: 'attempt-1',
  amount: 535_000,
  description: 'Booking BKKAAAAAA',
  metadata: { attemptId: 'attempt-1' },
  createdAt: '2026-03-01T03:00:00Z',
  card,
  refund: null,
};
const declined = { ...paid, key: 'attempt-2', card: { ...card, number: '4111111111140011' } };
const refunded = {
  ...paid,
  key: 'attempt-3',
  refund: { amount: 267_500, createdAt: '2026-03-05T03:00:00Z', metadata: { attemptId: 'attempt-3' } },
};

const imported = async (charges: object[]) =>
  (await sandbox.call('POST', '/sandbox/import', { json: { charges } })).body;

test('payments of the past are found like any other, at their own times', async () => {
  const { charges } = (await imported([paid, declined, refunded])) as { charges: Record<string, string>[] };
  const [one, two, three] = await Promise.all(
    charges.map(async ({ charge }) => (await sandbox.call('GET', `/charges/${charge}`)).body),
  );
  expect(one).toMatchObject({ status: 'successful', amount: 535_000, created_at: '2026-03-01T03:00:00Z' });
  expect(one).toMatchObject({ metadata: { attemptId: 'attempt-1' }, card: { brand: 'Visa', last_digits: '4242' } });
  expect(two).toMatchObject({ status: 'failed', failure_code: 'insufficient_fund', transaction: null });
  expect(three).toMatchObject({ refunded_amount: 267_500, refunds: { total: 1 } });
  expect(charges[2]?.refund).toMatch(/^rfnd_test_[0-9a-z]{19}$/);
});

test('an import that is sent again changes nothing and answers the same', async () => {
  const first = await imported([paid, refunded]);
  const before = (await sandbox.call('GET', '/charges')).body.total;
  expect(await imported([paid, refunded])).toEqual(first);
  expect((await sandbox.call('GET', '/charges')).body.total).toBe(before);
});

test('what cannot be a past payment is refused, and nothing of the request is stored', async () => {
  const before = (await sandbox.call('GET', '/charges')).body.total;
  const broken = { ...paid, key: 'attempt-4', card: { ...card, number: '4242424242424241' } };
  const { status } = await sandbox.call('POST', '/sandbox/import', {
    json: { charges: [{ ...paid, key: 'attempt-5' }, broken] },
  });
  expect(status).toBe(400);
  expect((await sandbox.call('GET', '/charges')).body.total).toBe(before);
});

test('only the secret key may import', async () => {
  const request = { key: sandboxKeys.public, json: { charges: [paid] } };
  expect((await sandbox.call('POST', '/sandbox/import', request)).status).toBe(401);
});
