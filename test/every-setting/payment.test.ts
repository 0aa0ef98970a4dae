import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureDefaultPages } from '#modules/content/index.ts';
import { changedInDatabase } from '#test/builders/booking.ts';
import { paidFor } from '../builders/booking.ts';
import { changeSettings } from '../builders/change-settings.ts';
import { bangkokNow, type Customer } from '../builders/paying.ts';
import { type Person, signedInAs } from '../builders/signed-in.ts';
import type { TestApp } from '../fresh-app.ts';
import { runSandbox } from '../run-sandbox.ts';

const sandbox = runSandbox();
const jcb = '3530111333300000';
let app: TestApp;
let customer: Customer;
let admin: Person;

beforeAll(async () => {
  ({ app, customer } = await sandbox.customer());
  admin = await signedInAs(app, { role: 'ADMIN' });
  await app.step(ensureDefaultPages);
});
beforeEach(() => app.db.execute(sql`truncate setting, booking cascade`));
afterAll(() => app.close());

const set = (payment: Record<string, unknown>) => changeSettings(app, { payment });
const methods = async () => (await app.call('GET /payments/methods')).body.data;
const names = async () => (await methods()).map(({ methodType }) => methodType);
const inOffice = async (methodType: string) =>
  (await app.call('GET /admin/payment-methods', { headers: admin.headers })).body.data.find(
    (method) => method.methodType === methodType,
  );
const change = (methodType: string, body: object) =>
  app.call('PATCH /admin/payment-methods/:methodType', { headers: admin.headers, params: { methodType }, body });

test('acceptedCards are those that are charged, and that customers are told of', async () => {
  const booking = await customer.book();
  const refused = await customer.payByCard(booking, jcb);
  expect([refused.status, refused.problem.error]).toEqual([422, 'payment.card-not-accepted']);
  expect(refused.problem.message).toBe(
    'We do not accept JCB cards. Please use one of these: Visa, Mastercard, American Express.',
  );
  expect(await sandbox.provider.charges()).toEqual([]);
  await set({ acceptedCards: ['jcb'] });
  expect((await methods()).find(({ flow }) => flow === 'card')?.acceptedCards).toEqual(['jcb']);
  expect((await customer.payByCard(booking, jcb)).body.data.status).toBe('successful');
});

test.each([
  ['enableCash', 'cash'],
  ['enableBankTransfer', 'bank_transfer'],
])('%s is one switch behind two doors', async (field, methodType) => {
  expect(await names()).toContain(methodType);
  await set({ [field]: false });
  expect([(await names()).includes(methodType), (await inOffice(methodType))?.notOffered]).toEqual([false, 'disabled']);
  expect((await change(methodType, { enabled: true })).body.data).toMatchObject({ enabled: true, notOffered: null });
  const { data } = (await app.call('GET /admin/settings', { headers: admin.headers })).body;
  expect([await names(), data.payment?.[field as 'enableCash']]).toEqual([expect.arrayContaining([methodType]), true]);
});

test('a method is switched at once, with its limits and its fee', async () => {
  const off = await change('promptpay', { enabled: false });
  expect(off.body.data.notOffered).toBe('disabled');
  expect(await names()).not.toContain('promptpay');
  await change('promptpay', { enabled: true, minAmount: 100, maxAmount: 20_000, processingFee: 2.5 });
  expect((await methods()).find((method) => method.methodType === 'promptpay')).toMatchObject({
    minAmount: 100,
    maxAmount: 20_000,
    processingFee: 2.5,
  });
  const wrong = await change('promptpay', { minAmount: 20_001 });
  expect(wrong.problem.messages).toEqual({ maxAmount: 'The highest amount must not be below the lowest' });
});

test('what the provider withdrew is told, and not switched on; what nobody knows is not found', async () => {
  expect((await inOffice('internet_banking'))?.notOffered).toBe('withdrawn');
  expect((await change('internet_banking', { enabled: true })).problem.error).toBe('settings.method-withdrawn');
  expect((await change('cowrie', { enabled: true })).problem.error).toBe('settings.method-not-found');
});

test('paymentTimeout is how long an unpaid booking holds its vehicle', async () => {
  await set({ paymentTimeout: 5 });
  await customer.book();
  const statusIn = async (minutes: number) => {
    app.setNow(bangkokNow(minutes));
    await app.runJob('expire-holds');
    return (await app.db.execute<{ status: string }>(sql`select status from booking`)).rows[0]?.status;
  };
  expect([await statusIn(4), await statusIn(6)]).toEqual(['pending', 'cancelled']);
  app.setNow(bangkokNow());
});

test('offlineHoldHours is how long a vehicle is kept for cash of somebody unproven', async () => {
  await set({ offlineHoldHours: 2 });
  const booking = await customer.book();
  const { bookingId, headers } = booking;
  await app.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod: 'cash', acceptTerms: true } });
  const statusIn = async (minutes: number) => {
    app.setNow(bangkokNow(minutes));
    await app.runJob('expire-holds');
    return (await customer.read(booking)).status;
  };
  expect([await statusIn(119), await statusIn(121)]).toEqual(['pending', 'cancelled']);
  app.setNow(bangkokNow());
});

test('refundPolicy is what pages, mails and whoever cancels are told of refunds', async () => {
  await set({ refundPolicy: '9-11 business days' });
  const booking = await customer.book();
  expect((await customer.read(booking)).refundTime).toEqual({ en: '9-11 business days', th: '9–11 วันทำการ' });
  expect(await mailsOfOneCancelled(booking)).toEqual([
    ['booking-confirmed', expect.stringContaining('On our side a refund takes 9-11 business days.')],
    ['booking-cancelled', expect.stringContaining('On our side that takes 9-11 business days;')],
  ]);
  const pages = await Promise.all(
    ['terms', 'faq', 'help', 'guide'].map((slug) => app.call('GET /cms/pages/slug/:slug', { params: { slug } })),
  );
  expect(pages.map(({ body }) => JSON.stringify(body)).join()).toContain('9-11 business days');
});

test('refundPolicyInThai is what Thai readers are told of refunds', async () => {
  await set({ refundPolicy: 'within a fortnight', refundPolicyInThai: 'ภายในสองสัปดาห์' });
  const booking = await customer.book();
  expect((await customer.read(booking)).refundTime).toEqual({ en: 'within a fortnight', th: 'ภายในสองสัปดาห์' });
});

/** The mails of a booking that is paid and then cancelled by the customer. */
const mailsOfOneCancelled = async ({ bookingId }: { bookingId: string }) => {
  await app.db.execute(sql`delete from mail`);
  await paidFor(app, bookingId, 5350);
  await app.runJob('mail-booking-confirmed', { bookingId });
  await changedInDatabase(app, sql`status = 'cancelled', cancelled_at = now(), cancelled_because = 'customer'`);
  await app.runJob('mail-booking-cancelled', { bookingId, refund: 535_000 });
  const { rows } = await app.db.execute<{ kind: string; plain: string }>(sql`
    select kind, plain from mail where channel = 'mail' order by id`);
  return rows.map(({ kind, plain }) => [kind, plain]);
};
