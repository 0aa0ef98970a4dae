import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningSandbox } from '../listening-sandbox.ts';
import { sandboxKeys } from '../wire/keys.ts';

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox();
});
afterAll(() => sandbox.stop());

const create = (json: object, path = '/sources') => sandbox.call('POST', path, { key: sandboxKeys.public, json });
const phone_number = '0812345678';

/** The source types by flow, as seen in the provider's replies. */
const flows = {
  offline: ['promptpay', 'paynow'],
  redirect: [
    'truemoney',
    'shopeepay',
    'shopeepay_jumpapp',
    'rabbit_linepay',
    'alipay',
    'grabpay',
    'fpx',
    'boost',
    'maybank_qr',
    'duitnow_qr',
  ],
  app_redirect: [
    'truemoney_jumpapp',
    'mobile_banking_bay',
    'mobile_banking_bbl',
    'mobile_banking_kbank',
    'mobile_banking_ktb',
    'mobile_banking_scb',
    'alipay_cn',
    'alipay_hk',
    'dana',
    'gcash',
    'kakaopay',
    'touch_n_go',
    'wechat_pay',
  ],
};
const types = Object.entries(flows).flatMap(([flow, names]) => names.map((type) => ({ type, flow })));

test.each(types)('$type is a source of the flow $flow', async ({ type, flow }) => {
  const { status, body } = await create({ type, amount: 100_000, currency: 'thb', phone_number });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    object: 'source',
    type,
    flow,
    amount: 100_000,
    currency: 'THB',
    charge_status: 'unknown',
  });
  expect(body.scannable_code).toBeNull();
  expect((await sandbox.call('GET', `/sources/${body.id}`)).body).toEqual(body);
});

test('the capability names all of them, and between which amounts they can be paid', async () => {
  const { body } = await sandbox.call('GET', '/capability');
  const methods = body.payment_methods as { name: string; currencies: string[] }[];
  expect(methods.map(({ name }) => name).toSorted()).toEqual(['card', ...types.map(({ type }) => type)].toSorted());
  expect(methods.every(({ currencies }) => currencies.join() === 'THB')).toBe(true);
  expect(body.limits).toMatchObject({ charge_amount: { min: 2_000, max: 15_000_000 } });
});

test('a form, a slash at the end and an amount in digits make the same source', async () => {
  const form = { type: 'truemoney', amount: '25000', currency: 'THB', phone_number };
  const { body } = await sandbox.call('POST', '/sources/', { key: sandboxKeys.public, form });
  expect(body).toMatchObject({ type: 'truemoney', amount: 25_000, phone_number, flow: 'redirect' });
});

describe('a source that cannot be made is refused, with every reason at once', () => {
  const currency = 'currency is currently not supported';
  const phone = 'phone_number must contain 10-11 digit characters';
  test.each([
    [{ amount: 'much' }, 'amount is not a number'],
    [{ amount: undefined }, 'amount is not a number'],
    [{ currency: 'xyz' }, currency],
    [{ type: 'internet_banking_bay' }, 'type is currently not supported'],
    [{ type: 'toString' }, 'type is currently not supported'],
    [{ amount: 1_999 }, 'amount must be at least 2000'],
    [{ amount: 15_000_001 }, 'amount must be less than 15000001'],
    [{ type: 'truemoney', phone_number, amount: 10_000_001 }, 'amount must be less than 10000001'],
    [{ type: 'truemoney' }, phone],
    [{ type: 'truemoney', phone_number: '08-1234' }, phone],
    [{ email: 'nobody' }, 'email is in invalid format'],
    [{ platform_type: 'FRIDGE' }, 'platform_type is currently not supported'],
    [{ currency: 'xyz', amount: 'much' }, `${currency} and amount is not a number`],
    [
      { currency: 'xyz', amount: 'much', email: 'x' },
      `${currency}, amount is not a number, and email is in invalid format`,
    ],
  ])('%j: %s', async (wrong, message) => {
    const answer = await create({ type: 'promptpay', amount: 100_000, currency: 'thb', ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad_request', message });
  });

  test('the limits themselves are allowed', async () => {
    for (const amount of [2_000, 15_000_000])
      expect((await create({ type: 'promptpay', amount, currency: 'thb' })).status).toBe(200);
  });

  test('an unknown one is not found', async () => {
    const { status, body } = await sandbox.call('GET', '/sources/src_test_1');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', message: 'source src_test_1 was not found' });
  });
});

describe('a source pays once, and what it was made for', () => {
  const charge = (source: unknown, amount = 100_000) => sandbox.chargeSource('', { source, amount });

  test('a second charge, or one of another amount, is refused', async () => {
    const { id } = (await create({ type: 'promptpay', amount: 100_000, currency: 'thb' })).body;
    expect((await charge(id, 100_001)).body).toMatchObject({
      code: 'invalid_charge',
      message: 'amount does not match the amount of the source',
    });
    expect((await charge(id)).body).toMatchObject({ status: 'pending', card: null, source: { id } });
    expect((await charge(id)).body).toMatchObject({ code: 'invalid_charge', message: 'source was already used' });
  });

  test('of 20 charges at the same time one is made', async () => {
    const { id } = (await create({ type: 'promptpay', amount: 100_000, currency: 'thb' })).body;
    const answers = await Promise.all(Array.from({ length: 20 }, () => charge(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a charge may bring its source along, as a form too', async () => {
    const form = { amount: '100000', currency: 'thb', 'source[type]': 'promptpay' };
    const { body } = await sandbox.call('POST', '/charges', { form });
    expect(body).toMatchObject({
      status: 'pending',
      source: { type: 'promptpay', amount: 100_000 },
      authorize_uri: null,
    });
    const refused = await sandbox.chargeSource('truemoney');
    expect(refused.body).toMatchObject({
      code: 'bad_request',
      message: 'phone_number must contain 10-11 digit characters',
    });
  });

  test('a refused charge keeps no source', async () => {
    const { id } = (await create({ type: 'alipay', amount: 100_000, currency: 'thb' })).body;
    const withoutReturnUri = await sandbox.chargeSource('', { source: id, return_uri: undefined });
    expect(withoutReturnUri.body).toMatchObject({ code: 'invalid_charge', message: 'return uri is invalid' });
    expect((await charge(id)).body.status).toBe('pending');
  });
});
