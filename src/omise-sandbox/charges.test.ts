import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningSandbox } from './listening-sandbox.ts';

const key = 'pkey_test_sandbox';
let now = Date.UTC(2026, 10, 20, 4);
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox({ now: () => now });
});
afterAll(() => sandbox.stop());

const get = (path: string) => sandbox.call('GET', path);
const post = (path: string, json: object = {}) => sandbox.call('POST', path, { json });

test('a good card is charged at once, with the fee that the provider would take', async () => {
  const { status, body } = await sandbox.charge({
    amount: 12_345,
    description: 'Booking SP-1',
    metadata: { booking: 'SP-1', nested: { attempt: 2 } },
    return_uri: 'https://rent.example/booking/payment-result',
    ip: '203.0.113.7',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'successful',
    amount: 12_345,
    currency: 'THB',
    fee: 451,
    fee_vat: 32,
    net: 11_862,
    description: 'Booking SP-1',
    metadata: { booking: 'SP-1', nested: { attempt: 2 } },
    return_uri: 'https://rent.example/booking/payment-result',
    ip: '203.0.113.7',
    // As seen in the provider's replies: present although no approval is needed.
    authorize_uri: expect.stringMatching(/\/payments\/paym_test_[0-9a-z]{19}\/authorize\?acs=false$/),
    authorized: true,
    paid: true,
    capture: true,
    capturable: false,
    reversible: false,
    refundable: true,
    failure_code: null,
    created_at: '2026-11-20T04:00:00Z',
    paid_at: '2026-11-20T04:00:00Z',
    expires_at: '2026-11-27T04:00:00Z',
    expired_at: null,
  });
  expect(body.id).toMatch(/^chrg_test_[0-9a-z]{19}$/);
  expect(body.transaction).toMatch(/^trxn_test_/);
  expect((await get(`/charges/${body.id}`)).body).toEqual(body);
});

test('a form with amounts as strings makes the same charge', async () => {
  const token = await sandbox.createToken();
  const form = {
    amount: '5000',
    currency: 'THB',
    card: String(token.body.id),
    'metadata[booking]': 'SP-2',
    capture: 'false',
  };
  const { body } = await sandbox.call('POST', '/charges', { form });
  expect(body).toMatchObject({ amount: 5_000, metadata: { booking: 'SP-2' }, capture: false, status: 'pending' });
});

describe('a token pays once', () => {
  test('a second charge with it is refused, and the token shows what became of the first', async () => {
    const token = await sandbox.createToken();
    const request = { amount: 50_000, currency: 'thb', card: token.body.id };
    expect((await post('/charges', request)).status).toBe(200);
    const again = await post('/charges', request);
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ code: 'used_token', message: 'token was already used' });
    const { body } = await sandbox.call('GET', `/tokens/${token.body.id}`, { key });
    expect(body).toMatchObject({ used: true, charge_status: 'successful', card: null });
  });

  test('of 20 charges at the same time one succeeds', async () => {
    const token = await sandbox.createToken();
    const request = { amount: 50_000, currency: 'thb', card: token.body.id };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/charges', request)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'used_token')).toHaveLength(19);
  });

  test('a declined charge uses it too, a refused request does not', async () => {
    const declining = await sandbox.createToken({ number: '4111111111140011' });
    const request = { amount: 50_000, currency: 'thb', card: declining.body.id };
    expect((await post('/charges', { ...request, amount: 1 })).body.code).toBe('invalid_charge');
    expect((await post('/charges', request)).body.status).toBe('failed');
    expect((await post('/charges', request)).body.code).toBe('used_token');
  });
});

describe('a charge that cannot be made is refused', () => {
  const atLeast = 'amount must be greater than or equal to 2000 (thb subunits)';
  const atMost = 'amount must be less than or equal to 15000000 (thb subunits)';
  const currency = 'currency is currently not supported';
  test.each([
    [{ amount: undefined }, 400, 'invalid_amount', 'amount must be an integer'],
    [{ amount: '' }, 400, 'invalid_amount', 'amount must be an integer'],
    [{ amount: 2000.5 }, 400, 'invalid_amount', 'amount must be an integer'],
    [{ amount: 'much' }, 400, 'invalid_charge', 'amount is not a number'],
    [{ amount: 1_999 }, 400, 'invalid_charge', atLeast],
    [{ amount: -5_000 }, 400, 'invalid_charge', atLeast],
    [{ amount: 15_000_001 }, 400, 'invalid_charge', atMost],
    [{ currency: undefined }, 400, 'invalid_charge', currency],
    [{ currency: 'xyz' }, 400, 'invalid_charge', currency],
    [{ currency: 'xyz', amount: 'much' }, 400, 'invalid_charge', `${currency} and amount is not a number`],
    [{ return_uri: 'not an address' }, 400, 'invalid_charge', 'return uri is invalid'],
    [{ metadata: ['SP-1'] }, 400, 'bad_request', 'Metadata should be a JSON hash'],
    [{ card: undefined }, 404, 'not_found', 'card, customer or source was not found'],
    [{ card: 'invalid_token' }, 404, 'not_found', 'token invalid_token was not found'],
    [{ source: 'src_test_1' }, 404, 'not_found', 'source src_test_1 was not found'],
    [{ customer: 'cust_test_1' }, 404, 'not_found', 'customer cust_test_1 was not found'],
    [{ source: { type: 'internet_banking_bay' } }, 400, 'bad_request', 'type is currently not supported'],
    [{ source: { type: 'alipay' } }, 400, 'invalid_charge', 'return uri is invalid'],
  ])('%j: %i %s, %s', async (wrong, status, code, message) => {
    const before = (await get('/charges')).body.total;
    const answer = await sandbox.charge(wrong);
    expect({ status: answer.status, code: answer.body.code, message: answer.body.message }).toEqual({
      status,
      code,
      message,
    });
    expect((await get('/charges')).body.total).toBe(before);
  });

  test('the limits themselves are allowed', async () => {
    expect((await sandbox.charge({ amount: 2_000 })).body.status).toBe('successful');
    expect((await sandbox.charge({ amount: '15000000' })).body.status).toBe('successful');
  });

  test('an empty request', async () => {
    expect((await sandbox.call('POST', '/charges')).body.code).toBe('invalid_amount');
  });
});

test('a charge can be described anew, and nothing else of it changes', async () => {
  const { body } = await sandbox.charge({ description: 'before', metadata: { a: 1 } });
  const changes = { description: 'after', metadata: { b: 2 }, amount: 1, status: 'failed' };
  const patched = await sandbox.call('PATCH', `/charges/${body.id}`, { json: changes });
  expect(patched.body).toEqual({ ...body, description: 'after', metadata: { b: 2 } });
  expect((await sandbox.call('PATCH', `/charges/${body.id}`, { json: { metadata: {} } })).body.description).toBe(
    'after',
  );
  expect((await get(`/charges/${body.id}`)).body.metadata).toEqual({});
});

describe('money that is only authorised', () => {
  const authorise = async (extra: object = {}) => String((await sandbox.charge({ capture: false, ...extra })).body.id);

  test('waits, is captured once, and cannot be reversed then', async () => {
    const id = await authorise();
    const waiting = { status: 'pending', authorized: true, paid: false, capturable: true, reversible: true };
    expect((await get(`/charges/${id}`)).body).toMatchObject({ ...waiting, transaction: null, paid_at: null });
    const captured = await sandbox.call('POST', `/charges/${id}/capture`, {
      headers: { 'content-type': 'application/json' },
    });
    const paid = { status: 'successful', paid: true, capture: false, capturable: false, reversible: false };
    expect(captured.body).toMatchObject(paid);
    expect((await post(`/charges/${id}/capture`)).body).toMatchObject({
      code: 'failed_capture',
      message: 'charge was already captured',
    });
    expect((await post(`/charges/${id}/reverse`)).body).toMatchObject({
      code: 'failed_reverse',
      message: 'only uncaptured authorized charges can be reversed',
    });
  });

  test('is let go by a reversal, and cannot be captured then', async () => {
    const id = await authorise();
    const { body } = await post(`/charges/${id}/reverse`);
    expect(body).toMatchObject({
      status: 'reversed',
      reversed: true,
      authorized: true,
      paid: false,
      capturable: false,
    });
    expect(body.reversed_at).not.toBeNull();
    expect((await post(`/charges/${id}/capture`)).body.code).toBe('failed_capture');
  });

  test('can be captured in part only after a pre-authorisation, and the fee is on that part', async () => {
    const plain = await authorise();
    expect((await post(`/charges/${plain}/capture`, { capture_amount: 50_000 })).body.code).toBe('failed_capture');
    const id = await authorise({ authorization_type: 'pre_auth' });
    expect((await post(`/charges/${id}/capture`, { capture_amount: 100_001 })).body.code).toBe('failed_capture');
    const { body } = await post(`/charges/${id}/capture`, { capture_amount: 50_000 });
    expect(body).toMatchObject({
      amount: 100_000,
      authorized_amount: 100_000,
      captured_amount: 50_000,
      funding_amount: 50_000,
      fee: 1_825,
      fee_vat: 128,
      net: 48_047,
    });
  });

  test('is let go after seven days, while a paid charge only shows that the time is over', async () => {
    const started = now;
    const waiting = await authorise();
    const paid = (await sandbox.charge()).body.id;
    now = started + 7 * 24 * 60 * 60 * 1000;
    expect((await get(`/charges/${waiting}`)).body).toMatchObject({
      status: 'reversed',
      reversed: true,
      reversed_at: '2026-11-27T04:00:00Z',
      authorized: true,
      capturable: false,
      reversible: false,
    });
    expect((await post(`/charges/${waiting}/capture`)).body.code).toBe('expired_charge');
    expect((await post(`/charges/${waiting}/reverse`)).body.code).toBe('failed_reverse');
    expect((await get(`/charges/${paid}`)).body).toMatchObject({
      status: 'successful',
      paid: true,
      expired: false,
      expired_at: '2026-11-27T04:00:00Z',
    });
    now = started;
  });

  test('is ended by a test before its time, as time would', async () => {
    const id = await authorise();
    const { body } = await post(`/sandbox/charges/${id}/lapse`);
    expect(body).toMatchObject({ status: 'reversed', expires_at: '2026-11-20T04:00:00Z', capturable: false });
    expect((await post(`/charges/${id}/capture`)).body.code).toBe('expired_charge');
    expect((await post(`/sandbox/charges/${id}/lapse`)).body.code).toBe('failed_expire');
  });

  test('is captured in part only where the merchant’s contract has it', async () => {
    await post('/sandbox/account', { preAuth: false });
    const { status, body } = await sandbox.charge({ capture: false, authorization_type: 'pre_auth' });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_charge' });
    expect((await get('/sandbox/account')).body).toEqual({ threeDSecure: false, preAuth: false });
    await post('/sandbox/account', { preAuth: true });
    expect((await sandbox.charge({ authorization_type: 'nonsense' })).body.code).toBe('invalid_charge');
    const { body: held } = await sandbox.charge({ capture: false, authorization_type: 'pre_auth' });
    expect(held).toMatchObject({ authorization_type: 'pre_auth', authorized_amount: 100_000, captured_amount: 0 });
  });

  test('fails at its capture for the card that does, and stays held', async () => {
    const { body } = await sandbox.charge({ capture: false }, { number: '4111111111200054' });
    expect(body).toMatchObject({ status: 'pending', capturable: true });
    expect((await post(`/charges/${body.id}/capture`)).body).toMatchObject({
      code: 'failed_capture',
      message: 'failed processing',
    });
    expect((await get(`/charges/${body.id}`)).body.capturable).toBe(true);
  });
});

describe('a charge by the merchant alone', () => {
  const storedCard = async (number: string) => {
    const token = await sandbox.createToken({ number });
    return (await post('/customers', { card: token.body.id })).body.id;
  };
  const chargeLater = (customer: unknown, extra: object = {}) =>
    post('/charges', { amount: 100_000, currency: 'thb', customer, transaction_indicator: 'MIT', ...extra });

  test('asks no card holder, even where the account asks at every charge', async () => {
    await post('/sandbox/account', { threeDSecure: true });
    const customer = await storedCard('4242424242424242');
    const back = { return_uri: 'https://rent.example/back', capture: false };
    expect((await chargeLater(customer, back)).body).toMatchObject({
      status: 'pending',
      authorized: true,
      transaction_indicator: 'MIT',
    });
    expect((await chargeLater(customer, { ...back, transaction_indicator: 'CIT' })).body.authorized).toBe(false);
    await post('/sandbox/account', { threeDSecure: false });
  });

  test('is declined for the card that pays once', async () => {
    const customer = await storedCard('4111111111200062');
    expect((await chargeLater(customer, { transaction_indicator: undefined })).body.status).toBe('successful');
    expect((await chargeLater(customer)).body).toMatchObject({ status: 'failed', failure_code: 'insufficient_fund' });
  });

  test('needs a stored card, and a known indicator', async () => {
    expect((await sandbox.charge({ transaction_indicator: 'MIT' })).body.message).toBe('customer is required');
    expect((await sandbox.charge({ transaction_indicator: 'nobody' })).body.message).toBe(
      'transaction indicator is not supported',
    );
  });
});

test('the clock of a running sandbox is moved ahead, and back', async () => {
  const { body } = await sandbox.charge({ capture: false });
  expect((await post('/sandbox/clock', { secondsAhead: 7 * 24 * 60 * 60 })).body).toEqual({
    now: '2026-11-27T04:00:00Z',
    secondsAhead: 604_800,
  });
  expect((await get(`/charges/${body.id}`)).body.status).toBe('reversed');
  await post('/sandbox/clock', { secondsAhead: 0 });
  expect((await get('/sandbox/clock')).body).toEqual({ now: '2026-11-20T04:00:00Z', secondsAhead: 0 });
});

test('the balance grows by the net of each captured charge and by nothing else', async () => {
  const total = async () => Number((await get('/balance')).body.total);
  const before = await total();
  await sandbox.charge({ amount: 100_000 });
  await sandbox.charge({ amount: 100_000 }, { number: '4111111111120013' });
  await sandbox.charge({ amount: 100_000, capture: false });
  expect((await total()) - before).toBe(96_094);
});

test('an unknown charge is not found, whatever is asked of it', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['POST', '/capture'],
    ['POST', '/reverse'],
  ] as const) {
    const { status, body } = await sandbox.call(method, `/charges/chrg_test_nobody${path}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', message: 'charge chrg_test_nobody was not found' });
  }
});
