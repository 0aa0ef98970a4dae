import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningSandbox } from './listening-sandbox.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 20, 4);
let now = start;
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox({ now: () => now });
});
afterAll(() => sandbox.stop());

const get = (path: string) => sandbox.call('GET', path);
const charged = async (extra: object = {}, card: object = {}) => String((await sandbox.charge(extra, card)).body.id);
const refund = (charge: string, json: object) => sandbox.call('POST', `/charges/${charge}/refunds`, { json });
const balance = async () => Number((await get('/balance')).body.total);
const later = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  now += milliseconds;
  return work().finally(() => {
    now -= milliseconds;
  });
};

describe('a part of a charge', () => {
  test('goes back with our reference in it, and the charge shows what is left to refund', async () => {
    const id = await charged();
    const { status, body } = await refund(id, { amount: 30_000, metadata: { booking: 'SP-1' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'refund',
      location: `/charges/${id}/refunds/${body.id}`,
      charge: id,
      amount: 30_000,
      funding_amount: 30_000,
      currency: 'THB',
      metadata: { booking: 'SP-1' },
      voided: false,
      status: 'closed',
      created_at: '2026-11-20T04:00:00Z',
    });
    expect(body.id).toMatch(/^rfnd_test_[0-9a-z]{19}$/);
    expect(body.transaction).toMatch(/^trxn_test_/);
    expect((await get(`/charges/${id}`)).body).toMatchObject({
      status: 'successful',
      paid: true,
      amount: 100_000,
      refunded_amount: 30_000,
      refunds: { object: 'list', total: 1, location: `/charges/${id}/refunds`, data: [body] },
      refundable: true,
      partially_refundable: true,
      disputable: true,
      voided: false,
      can_perform_void: false,
    });
  });

  test('never exceeds the rest, and the charge stays as it was when more is asked for', async () => {
    const id = await charged();
    await refund(id, { amount: 60_000 });
    const before = (await get(`/charges/${id}`)).body;
    const { status, body } = await refund(id, { amount: 40_001 });
    expect(status).toBe(400);
    expect(body).toEqual({
      object: 'error',
      location: 'https://www.omise.co/api-errors#failed-refund',
      code: 'failed_refund',
      message: 'amount must be less than or equal to 40000 (thb subunits)',
    });
    expect((await get(`/charges/${id}`)).body).toEqual(before);
    expect((await refund(id, { amount: 40_000 })).body).toMatchObject({ amount: 40_000, voided: false });
    expect((await get(`/charges/${id}`)).body).toMatchObject({
      refunded_amount: 100_000,
      refundable: false,
      partially_refundable: false,
      disputable: false,
      voided: false,
    });
    expect((await refund(id, { amount: 1 })).body).toMatchObject({
      code: 'failed_refund',
      message: 'charge was already fully refunded',
    });
  });

  test('takes its whole amount from the balance: the fee of the charge stays paid', async () => {
    const id = await charged();
    const before = await balance();
    await refund(id, { amount: 30_000 });
    expect((await balance()) - before).toBe(-30_000);
  });

  test('may go back fifteen times', async () => {
    const id = await charged();
    for (let time = 0; time < 15; time += 1) expect((await refund(id, { amount: 100 })).status).toBe(200);
    expect((await get(`/charges/${id}`)).body).toMatchObject({ refunded_amount: 1_500, refundable: false });
    expect((await refund(id, { amount: 100 })).body.code).toBe('failed_refund');
    expect((await get(`/charges/${id}/refunds`)).body.total).toBe(15);
  });
});

describe('a whole charge', () => {
  test('is voided before its settlement, and the balance is as if it had never been', async () => {
    const before = await balance();
    const id = await charged();
    const { body } = await later(day - 1, () => refund(id, { amount: 100_000 }));
    expect(body).toMatchObject({ amount: 100_000, voided: true });
    expect((await get(`/charges/${id}`)).body).toMatchObject({
      status: 'successful',
      paid: true,
      net: 96_094,
      refunded_amount: 100_000,
      voided: true,
      refundable: false,
      partially_refundable: false,
      disputable: false,
      can_perform_void: false,
    });
    expect(await balance()).toBe(before);
  });

  test('is refunded after its settlement, and the fee is lost', async () => {
    const before = await balance();
    const id = await charged();
    const { body } = await later(day, () => refund(id, { amount: 100_000 }));
    expect(body.voided).toBe(false);
    expect((await get(`/charges/${id}`)).body).toMatchObject({ voided: false, refundable: false, disputable: false });
    expect((await balance()) - before).toBe(96_094 - 100_000);
  });

  test('goes back only as a void when that is asked for', async () => {
    const id = await charged();
    const refused = { code: 'failed_refund', message: 'charge cannot be voided' };
    expect((await refund(id, { amount: 50_000, void: true })).body).toMatchObject(refused);
    expect((await later(day, () => refund(id, { amount: 100_000, void: true }))).body).toMatchObject(refused);
    expect((await get(`/charges/${id}`)).body.refunded_amount).toBe(0);
    const form = { amount: '100000', void: 'true', 'metadata[booking]': 'SP-2' };
    const { body } = await sandbox.call('POST', `/charges/${id}/refunds`, { form });
    expect(body).toMatchObject({ voided: true, amount: 100_000, metadata: { booking: 'SP-2' } });
  });

  test('is what was captured, when that was less than was authorised', async () => {
    const id = await charged({ capture: false, authorization_type: 'pre_auth' });
    await sandbox.call('POST', `/charges/${id}/capture`, { json: { capture_amount: 50_000 } });
    expect((await refund(id, { amount: 50_001 })).body.code).toBe('failed_refund');
    expect((await refund(id, { amount: 50_000 })).body).toMatchObject({ voided: true });
  });
});

describe('a refund that cannot be made is refused', () => {
  const atLeast = 'amount must be greater than or equal to 1 (thb subunits)';
  test.each([
    [{}, 'failed_refund', 'amount is not a number'],
    [{ amount: 'much' }, 'failed_refund', 'amount is not a number'],
    [{ amount: 10.5 }, 'failed_refund', 'amount must be an integer'],
    [{ amount: 0 }, 'failed_refund', atLeast],
    [{ amount: -100 }, 'failed_refund', atLeast],
    [{ amount: 100, metadata: ['SP-1'] }, 'bad_request', 'Metadata should be a JSON hash'],
  ])('%j: %s, %s', async (body, code, message) => {
    const id = await charged();
    const answer = await refund(id, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code, message });
    expect((await get(`/charges/${id}/refunds`)).body.total).toBe(0);
  });

  test.each([
    ['only authorised', { capture: false }, {}],
    ['declined', {}, { number: '4111111111140011' }],
  ])('for a charge that is %s', async (_state, extra, card) => {
    const id = await charged(extra, card);
    expect((await get(`/charges/${id}`)).body.refundable).toBe(false);
    expect((await refund(id, { amount: 100 })).body).toMatchObject({
      code: 'failed_refund',
      message: 'charge is not captured',
    });
  });

  test('for a charge that was reversed', async () => {
    const id = await charged({ capture: false });
    await sandbox.call('POST', `/charges/${id}/reverse`);
    expect((await refund(id, { amount: 100 })).body.code).toBe('failed_refund');
  });

  test.each([
    ['Visa', '4242424242424242', 365],
    ['MasterCard', '5555555555554444', 365],
    ['JCB', '3530111333300000', 160],
    ['American Express', '378282246310005', 160],
    ['Diners Club', '36021042000004', 160],
  ])('for a %s charge (%s) more than %i days after its capture', async (_brand, number, days) => {
    const id = await charged({}, { number });
    expect((await later(days * day, () => refund(id, { amount: 100 }))).status).toBe(200);
    const { refused, charge } = await later(days * day + 1, async () => ({
      refused: (await refund(id, { amount: 100 })).body,
      charge: (await get(`/charges/${id}`)).body,
    }));
    expect(refused).toMatchObject({
      code: 'failed_refund',
      message: `charge was captured more than ${days} days ago`,
    });
    expect(charge).toMatchObject({ refundable: false, paid: true, refunded_amount: 100 });
  });
});

test('of 20 refunds at the same time no more goes back than was paid', async () => {
  const before = await balance();
  const id = await charged();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(id, { amount: 40_000 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.code === 'failed_refund')).toHaveLength(18);
  expect((await get(`/charges/${id}`)).body).toMatchObject({ refunded_amount: 80_000, refunds: { total: 2 } });
  expect((await balance()) - before).toBe(96_094 - 80_000);
});

describe('refunds can be read', () => {
  const amounts = (body: Record<string, unknown>) => (body.data as { amount: number }[]).map(({ amount }) => amount);

  test('one by one, of their own charge only', async () => {
    const [id, other] = [await charged(), await charged()];
    const { body } = await refund(id, { amount: 100 });
    expect((await get(`/charges/${id}/refunds/${body.id}`)).body).toEqual(body);
    for (const path of [`/charges/${other}/refunds/${body.id}`, `/charges/${id}/refunds/404`]) {
      const { status, body: error } = await get(path);
      expect(status).toBe(404);
      expect(error).toMatchObject({
        code: 'not_found',
        message: `refund ${path.split('/').at(-1)} was not found`,
      });
    }
  });

  test('as the list of a charge and as the list of all', async () => {
    const [id, other] = [await charged(), await charged()];
    for (const minute of [0, 1, 2, 3]) {
      now = start + hour + minute * 60_000;
      await refund(minute === 3 ? other : id, { amount: 101 + minute });
    }
    now = start + 2 * hour;
    const mine = `/charges/${id}/refunds`;
    expect((await get(mine)).body).toMatchObject({ object: 'list', limit: 20, offset: 0, total: 3, location: mine });
    const since = '?from=2026-11-20T05:00:00Z';
    const cases = [
      [mine, [101, 102, 103], 3],
      [`${mine}?order=reverse_chronological&limit=2`, [103, 102], 3],
      [`${mine}?limit=1&offset=1`, [102], 3],
      [`${mine}?from=2026-11-20T05:01:00Z&to=2026-11-20T05:01:59Z`, [102], 1],
      [`/refunds${since}`, [101, 102, 103, 104], 4],
      [`/refunds${since}&order=reverse_chronological&limit=1`, [104], 4],
    ] as const;
    for (const [path, expected, total] of cases) {
      const { body } = await get(path);
      expect([path, amounts(body), body.total]).toEqual([path, expected, total]);
    }
    expect((await get('/refunds')).body.location).toBe('/refunds');
    now = start;
  });

  test.each([
    ['POST', '/refunds'],
    ['GET', '/refunds'],
    ['GET', '/refunds/rfnd_test_x'],
  ])('but not of a charge that does not exist: %s %s', async (method, path) => {
    const { status, body } = await sandbox.call(method, `/charges/chrg_test_nobody${path}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', message: 'charge chrg_test_nobody was not found' });
  });
});
