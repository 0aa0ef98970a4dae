import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { bangkokNow, doJobs } from '#test/builders/paying.ts';
import { card } from '#test/builders/payments.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';
import { sandboxKeys } from '#test/start-sandbox.ts';

const sandbox = runSandbox();
const keys = { omisePublicKey: sandboxKeys.publicKey, omiseSecretKey: sandboxKeys.secretKey };
let app: TestApp;
let admin: Person;
let vehicleId: string;

beforeAll(async () => {
  const addresses = { apiUrl: sandbox.url, vaultUrl: sandbox.url, timeoutMs: 5_000 };
  const payments = { omise: null, provider: null, bySettings: true, addresses, allowServerTokenization: true };
  app = await freshApp({ now: bangkokNow(), payments });
  admin = await signedInAs(app, { role: 'ADMIN' });
  ({ vehicleId } = await smallBusiness(app));
});
beforeEach(() => app.db.execute(sql`truncate setting, setting_secret`));
afterAll(() => app.close());

const put = (payment: object) =>
  app.call('PUT /admin/settings', { headers: admin.headers, body: { payment } as never });
const save = async (payment: object) => expect((await put(payment)).status).toBe(200);
const check = (body: object = {}) =>
  app.call('POST /admin/settings/check-payment-keys', { headers: admin.headers, body });
const methods = async () => (await app.call('GET /payments/methods')).body;

test('keys that are saved take payments at once, and none once they are taken away', async () => {
  expect([(await methods()).provider, (await methods()).data.map(({ flow }) => flow)]).toEqual([
    null,
    ['offline', 'offline'],
  ]);
  await save(keys);
  const online = await methods();
  expect(online.provider).toEqual({ vaultUrl: sandbox.url, publicKey: keys.omisePublicKey, testPayments: true });
  expect(online.data.map(({ methodType }) => methodType)).toEqual(expect.arrayContaining(['card', 'promptpay']));

  const booked = await app.call('POST /bookings', { body: bookingBody(vehicleId, day15()) });
  const headers = { 'x-booking-token': booked.body.data.accessToken };
  const token = (await app.call('POST /payments/create-token', { body: card('4242424242424242') })).body.data.token;
  const paid = await app.call('POST /payments/charge', {
    headers,
    body: { bookingId: booked.body.bookingId, cardToken: token },
  });
  expect(paid.body.data.status).toBe('successful');

  await save({ omiseSecretKey: null });
  expect((await methods()).provider).toBeNull();
  expect((await app.call('GET /ready')).body.data.payments).toBe('off');
});

const ahead = (days: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days })}T10:00`;
const day15 = () => ({ pickupDate: ahead(15), returnDate: ahead(20) });

test('the provider is asked about both keys, saved or sent', async () => {
  await save(keys);
  expect((await check()).body.data).toMatchObject({ isTest: true, isSandbox: false });
  expect((await check(keys)).status).toBe(200);
});

test.each([
  [
    'omiseSecretKey',
    { omiseSecretKey: 'skey_test_wrong' },
    'The payment provider refuses the secret key: authentication failed',
  ],
  [
    'omisePublicKey',
    { omisePublicKey: 'pkey_test_wrong' },
    'The payment provider refuses the public key: authentication failed',
  ],
  ['omiseSecretKey', { omiseSecretKey: 'skey_live' }, 'One key is for test payments and the other is not'],
])('a wrong %s is named', async (field, wrong, sentence) => {
  const { status, problem } = await check({ ...keys, ...wrong });
  expect([status, problem.error, problem.messages]).toEqual([
    422,
    'settings.payment-keys-refused',
    { [field]: sentence },
  ]);
});

test('without both keys there is nothing to ask', async () => {
  await save({ omisePublicKey: keys.omisePublicKey });
  expect((await check()).problem.error).toBe('settings.no-payment-keys');
});

test('a provider that does not answer is told as such', async () => {
  await sandbox.provider.plan({ on: 'GET /account', kind: 'drop-before' });
  const { status, problem } = await check(keys);
  expect([status, problem.error]).toEqual([502, 'settings.provider-silent']);
});

test('keys are not exchanged under a payment that waits, unless online payment was switched off between', async () => {
  await save(keys);
  const dates = { pickupDate: ahead(25), returnDate: ahead(30) };
  const booked = await app.call('POST /bookings', { body: bookingBody(vehicleId, dates) });
  const source = { type: 'promptpay', amount: 5350 } as const;
  const { sourceId } = (await app.call('POST /payments/create-source', { body: source })).body.data;
  const headers = { 'x-booking-token': booked.body.data.accessToken };
  const { chargeId } = (
    await app.call('POST /payments/charge', {
      headers,
      body: { bookingId: booked.body.bookingId, paymentMethod: 'promptpay', sourceId },
    })
  ).body.data;

  for (const other of [{ omiseSecretKey: 'skey_test_2' }, { omisePublicKey: 'pkey_test_2' }, anothers]) {
    const { status, problem } = await put(other);
    expect([status, problem.error]).toEqual([409, 'settings.payments-under-way']);
  }
  expect((await check()).status).toBe(200);
  await save({ ...keys, acceptedCards: ['visa'] });

  await save({ omiseSecretKey: null });
  // Nobody is there to be asked: it is told as it was heard of last.
  const params = { bookingId: booked.body.bookingId };
  const latest = await app.call('GET /payments/latest/:bookingId', { headers, params });
  expect(latest.body.data).toMatchObject({ status: 'pending', chargeId });
  await save(anothers);
  await save({ omiseSecretKey: null });
  await save(keys);
  await sandbox.provider.approve(chargeId);
  await app.runJob('settle-charge', { chargeId });
  await save(anothers);
});

test('keys are not exchanged under a refund that the provider has not made yet', async () => {
  await save(keys);
  const dates = { pickupDate: ahead(35), returnDate: ahead(40) };
  const { bookingId, data } = (await app.call('POST /bookings', { body: bookingBody(vehicleId, dates) })).body;
  const { token } = (await app.call('POST /payments/create-token', { body: card('4242424242424242') })).body.data;
  await app.call('POST /payments/charge', {
    headers: { 'x-booking-token': data.accessToken },
    body: { bookingId, cardToken: token },
  });
  await sandbox.provider.plan({ on: 'POST /charges/:id/refunds', kind: 'error', status: 503 });
  const refund = { bookingId, amount: 100, reason: 'A scratch that was there before' };
  expect((await app.call('POST /payments/refunds', { headers: admin.headers, body: refund })).status).toBe(200);

  expect((await put(anothers)).problem.error).toBe('settings.payments-under-way');
  await app.db.execute(sql`update refund set sent_at = null`);
  await doJobs(app, 'send-refunds');
  expect((await put(anothers)).status).toBe(200);
});

const anothers = { omisePublicKey: 'pkey_test_2', omiseSecretKey: 'skey_test_2' };
