import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listeningSandbox } from '../listening-sandbox.ts';
import { createSandbox } from '../sandbox.ts';
import { sandboxKeys } from '../wire/keys.ts';

const start = Date.UTC(2026, 10, 20, 4);
let now = start;
let heard: string[] = [];
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox({ now: () => now, onEvent: (key, id) => heard.push(`${key} ${id}`) });
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  now = start;
  heard = [];
});

const made = async (type: string, extra: object = {}) =>
  (await sandbox.chargeSource(type, extra, { phone_number: '0812345678' })).body;
const get = async (id: unknown) => (await sandbox.call('GET', `/charges/${id}`)).body;
const post = (id: unknown, path: string, json: object = {}) => sandbox.call('POST', `/charges/${id}/${path}`, { json });
/** The keys of the events about a charge, in order. */
const heardOf = (id: unknown) => heard.filter((one) => one.endsWith(String(id))).map((one) => one.split(' ')[0]);
const minutes = (count: number) => count * 60_000;

const waiting = {
  status: 'pending',
  authorized: false,
  paid: false,
  capturable: false,
  reversible: false,
  refundable: false,
  disputable: false,
  expired: false,
  paid_at: null,
  authorized_at: null,
  expired_at: null,
  transaction: null,
};

test.each(['promptpay', 'alipay', 'mobile_banking_scb'])(
  'a charge of %s waits for its payer, and takes nothing meanwhile',
  async (type) => {
    const charge = await made(type);
    expect(charge).toMatchObject({ ...waiting, source: { type, charge_status: 'pending' } });
    expect(charge.authorize_uri).toMatch(/\/payments\/pay2_test_[0-9a-z]{19}\/authorize$/);
    expect((await post(charge.id, 'capture')).body.code).toBe('failed_capture');
    expect((await post(charge.id, 'reverse')).body.code).toBe('failed_reverse');
    expect((await post(charge.id, 'refunds', { amount: 100 })).body.code).toBe('failed_refund');
    expect(heardOf(charge.id)).toEqual(['charge.create']);
  },
);

test.each([
  ['promptpay', 24 * 60],
  ['rabbit_linepay', 20],
  ['truemoney_jumpapp', 3],
])('an unpaid charge of %s lives %i minutes', async (type, life) => {
  const charge = await made(type);
  now = start + minutes(life) - 1_000;
  expect((await get(charge.id)).status).toBe('pending');
  now = start + minutes(life);
  expect(await get(charge.id)).toMatchObject({
    status: 'expired',
    expired: true,
    paid: false,
    authorized: false,
    expired_at: charge.expires_at,
    source: { charge_status: 'expired' },
  });
  expect(heardOf(charge.id)).toEqual(['charge.create', 'charge.complete']);
  expect((await post(charge.id, 'mark_as_paid')).status).toBe(400);
});

describe('a shorter life can be asked for, a longer one cannot', () => {
  test.each([
    [minutes(30), 200, undefined],
    [minutes(24 * 60), 200, undefined],
    [minutes(24 * 60 + 1), 400, 'expires at cannot be more than 1440 minutes from now'],
    [-1_000, 400, 'expires at cannot be in the past'],
  ])('%i ms from now: %i', async (life, status, message) => {
    const expires_at = new Date(start + life).toISOString();
    const answer = await sandbox.chargeSource('promptpay', { expires_at });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
    if (status === 200) expect(answer.body.expires_at).toBe(expires_at.replace('.000', ''));
  });

  test('what is no time is refused', async () => {
    expect((await sandbox.chargeSource('promptpay', { expires_at: 'soon' })).body.message).toBe(
      'expires at is invalid',
    );
  });
});

describe('with test keys a charge is ended as if the payer had answered', () => {
  test('paid: the money is there, and only the first answer counts', async () => {
    const { id } = await made('promptpay');
    now = start + minutes(1);
    const { body } = await post(id, 'mark_as_paid');
    expect(body).toMatchObject({
      status: 'successful',
      paid: true,
      authorized: true,
      paid_at: '2026-11-20T04:01:00Z',
      authorized_at: '2026-11-20T04:01:00Z',
      failure_code: null,
      fee: 1_650,
      fee_vat: 116,
      net: 98_234,
      disputable: false,
      source: { charge_status: 'successful', provider_references: { buyer_name: 'TEST PAYER' } },
    });
    expect(body.transaction).toMatch(/^trxn_test_/);
    expect((await post(id, 'mark_as_failed')).status).toBe(400);
    expect((await get(id)).status).toBe('successful');
    now = start + minutes(24 * 60);
    expect(await get(id)).toMatchObject({
      status: 'successful',
      paid: true,
      expired: false,
      expired_at: expect.any(String),
    });
    expect(heardOf(id)).toEqual(['charge.create', 'charge.complete']);
  });

  test('failed: with the reason, and for good', async () => {
    const { id } = await made('truemoney');
    const { body } = await post(id, 'mark_as_failed');
    const failed = {
      status: 'failed',
      paid: false,
      failure_code: 'failed_processing',
      failure_message: 'failed processing',
    };
    expect(body).toMatchObject({ ...failed, authorized: false, source: { charge_status: 'failed' } });
    expect((await post(id, 'mark_as_paid')).body.code).toBe('invalid_charge');
    expect(heardOf(id)).toEqual(['charge.create', 'charge.complete']);
  });

  test('a card’s charge cannot be marked', async () => {
    const { body } = await sandbox.charge({ capture: false });
    expect((await post(body.id, 'mark_as_paid')).status).toBe(400);
    expect((await post('chrg_test_nobody', 'mark_as_paid')).status).toBe(404);
  });

  test('marked as paid by fifty at once, the balance grows once', async () => {
    const balance = async () => Number((await sandbox.call('GET', '/balance')).body.total);
    const { id } = await made('promptpay');
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(id, 'mark_as_paid')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await balance()) - before).toBe(98_234);
  });
});

describe('the merchant ends a charge that waits', () => {
  test('where its wallet supports that', async () => {
    const { id } = await made('alipay_cn');
    now = start + minutes(2);
    expect((await post(id, 'expire')).body).toMatchObject({
      status: 'expired',
      expired: true,
      expired_at: '2026-11-20T04:02:00Z',
    });
    expect(heardOf(id)).toEqual(['charge.create', 'charge.expire', 'charge.complete']);
    expect((await post(id, 'expire')).body.code).toBe('failed_expire');
  });

  test('never a PromptPay, a mobile banking or a card charge', async () => {
    const card = (await sandbox.charge({ capture: false })).body;
    for (const { id } of [await made('promptpay'), await made('mobile_banking_kbank'), card]) {
      expect((await post(id, 'expire')).body.code).toBe('failed_expire');
      expect((await get(id)).status).toBe('pending');
    }
  });

  test('the sandbox alone can end the time of any of them', async () => {
    const { id } = await made('promptpay');
    const lapsed = await sandbox.call('POST', `/sandbox/charges/${id}/lapse`);
    expect(lapsed.body).toMatchObject({ status: 'expired', paid: false });
    expect(heardOf(id)).toEqual(['charge.create', 'charge.complete']);
  });
});

describe('money goes back through the provider only where the way to pay allows it', () => {
  const paid = async (type: string) => {
    const { id } = await made(type);
    return (await post(id, 'mark_as_paid')).body;
  };

  test.each(['truemoney', 'rabbit_linepay', 'shopeepay', 'alipay', 'gcash', 'grabpay', 'paynow', 'fpx', 'duitnow_qr'])(
    '%s: in part and in full, never as a void',
    async (type) => {
      const charge = await paid(type);
      expect(charge).toMatchObject({ refundable: true, partially_refundable: true, can_perform_void: false });
      expect((await post(charge.id, 'refunds', { amount: 40_000 })).body).toMatchObject({
        voided: false,
        amount: 40_000,
      });
      expect((await post(charge.id, 'refunds', { amount: 60_000 })).body).toMatchObject({ voided: false });
      expect(await get(charge.id)).toMatchObject({ refunded_amount: 100_000, refundable: false, voided: false });
    },
  );

  test.each(['promptpay', 'mobile_banking_scb', 'mobile_banking_bbl', 'wechat_pay'])('%s: refused', async (type) => {
    const charge = await paid(type);
    expect(charge).toMatchObject({ refundable: false, partially_refundable: false, can_perform_void: false });
    const { status, body } = await post(charge.id, 'refunds', { amount: 100_000 });
    expect(status).toBe(400);
    expect(body.code).toBe('failed_refund');
    expect(await get(charge.id)).toMatchObject({ refunded_amount: 0, status: 'successful' });
  });
});

test('a change, a capture and a reversal are heard of, a direct charge only when it is made', async () => {
  const direct = (await sandbox.charge()).body.id;
  const captured = (await sandbox.charge({ capture: false })).body.id;
  const reversed = (await sandbox.charge({ capture: false })).body.id;
  heard = [];
  await sandbox.call('PATCH', `/charges/${direct}`, { json: { description: 'x' } });
  await post(captured, 'capture');
  await post(captured, 'capture');
  await post(reversed, 'reverse');
  expect(heard).toEqual([`charge.update ${direct}`, `charge.capture ${captured}`, `charge.reverse ${reversed}`]);
});

test('a charge that waits over a restart ends in time, and is heard of once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'omise-sandbox-'));
  const ended: string[] = [];
  const open = () =>
    createSandbox({ folder, now: () => now, onEvent: (key) => ended.push(key), publicUrl: 'http://a' });
  const headers = { authorization: `Basic ${btoa(`${sandboxKeys.secret}:`)}`, 'content-type': 'application/json' };
  const first = open();
  const payload = JSON.stringify({ amount: 100_000, currency: 'thb', source: { type: 'promptpay' } });
  const { id } = (await first.inject({ method: 'POST', url: '/charges', headers, payload })).json();
  await first.close();
  now = start + minutes(24 * 60);
  const second = open();
  expect((await second.inject({ url: `/charges/${id}`, headers })).json().status).toBe('expired');
  await second.close();
  const third = open();
  await third.inject({ url: '/sandbox/health' });
  await third.close();
  expect(ended).toEqual(['charge.create', 'charge.complete']);
  rmSync(folder, { recursive: true });
});
