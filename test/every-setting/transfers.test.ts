import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SettingGroups } from '#contract/office/settings.ts';
import { bookingBody, changedInDatabase, smallBusiness } from '../builders/booking.ts';
import { changeSettings } from '../builders/change-settings.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
beforeEach(() => app.db.execute(sql`truncate setting, mail, booking cascade`));
afterAll(() => app.close());

const account = {
  bankName: 'Example Bank',
  bankAccountNumber: '123-4-56789-0',
  bankAccountHolder: 'Saphan Co., Ltd.',
  promptPayId: '081 234 5678',
};
const bank = { name: 'Example Bank', number: '123-4-56789-0', holder: 'Saphan Co., Ltd.' };
const set = (payment: Partial<SettingGroups['payment']>) => changeSettings(app, { payment });

/** A booking of ฿5,350 whose customer said how they pay us directly. */
const bookedBy = async (paymentMethod: 'cash' | 'bank_transfer') => {
  const { body } = await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  const headers = { 'x-booking-token': body.data.accessToken };
  await app.call('POST /payments/offline', {
    headers,
    body: { bookingId: body.bookingId, paymentMethod, acceptTerms: true },
  });
  return { id: body.bookingId, headers };
};
type Booked = Awaited<ReturnType<typeof bookedBy>>;

const read = async ({ id, headers }: Booked) =>
  (await app.call('GET /bookings/:id', { params: { id }, headers })).body.data;
const mailsOf = async ({ id }: Booked, task = 'mail-booking-waiting') => {
  await app.db.execute(sql`delete from mail`);
  await app.runJob(task, { bookingId: id });
  const { rows } = await app.db.execute<{ kind: string; plain: string }>(sql`select kind, plain from mail order by id`);
  return Object.fromEntries(rows.map(({ kind, plain }) => [kind, plain]));
};

test.each([
  ['bankName', 'Bank: Example Bank'],
  ['bankAccountNumber', 'Account number: 123-4-56789-0'],
  ['bankAccountHolder', 'Account name: Saphan Co., Ltd.'],
  ['promptPayId', 'PromptPay: 0812345678'],
])('%s is told to whoever pays by bank transfer', async (_field, line) => {
  await set(account);
  const booking = await bookedBy('bank_transfer');
  expect((await read(booking)).transfer).toEqual({ amount: 5350, bank, promptPay: '0812345678' });
  const { 'booking-waiting': mail } = await mailsOf(booking);
  expect(mail).toContain(line);
  expect(mail).toContain('Amount: ฿5,350');
  expect(mail).toMatch(/Reference to write: BKK\w+/);
  expect(mail).toContain('The account to send it to is below.');
});

test('without an account the mail says that it follows, and a booking names none', async () => {
  const booking = await bookedBy('bank_transfer');
  expect((await read(booking)).transfer).toEqual({ amount: 5350, bank: null, promptPay: null });
  const { 'booking-waiting': mail } = await mailsOf(booking);
  expect(mail).toContain('We will email you the account to send it to.');
  expect(mail).not.toContain('Pay by bank transfer');
});

test('the ways to pay tell beforehand whether the account comes with the booking', async () => {
  const tells = async () =>
    (await app.call('GET /payments/methods')).body.data.map(({ methodType, tellsAccount }) => [
      methodType,
      tellsAccount,
    ]);
  expect(await tells()).toEqual([
    ['cash', undefined],
    ['bank_transfer', false],
  ]);
  await set({ promptPayId: '0105569000002' });
  expect(await tells()).toContainEqual(['bank_transfer', true]);
});

test('what a change leaves to send, and what is due after the return, comes with the account', async () => {
  await set(account);
  const booking = await bookedBy('bank_transfer');
  await changedInDatabase(app, sql`status = 'confirmed', paid_satang = 428000`);
  expect((await read(booking)).transfer?.amount).toBe(1070);
  expect((await mailsOf(booking, 'mail-booking-changed'))['booking-changed']).toContain('Amount: ฿1,070');
  expect((await mailsOf(booking, 'mail-booking-confirmed'))['booking-confirmed']).toContain('Amount: ฿1,070');
});

test.each([
  ['paid in full', sql`status = 'confirmed', paid_satang = 535000`],
  ['cancelled', sql`status = 'cancelled', cancelled_at = now(), cancelled_because = 'customer'`],
  ['held again', sql`hold_until = now() + interval '1 day'`],
])('a booking that is %s asks for no transfer, and has no code', async (_state, change) => {
  await set(account);
  const booking = await bookedBy('bank_transfer');
  await changedInDatabase(app, change);
  expect((await read(booking)).transfer).toBeNull();
  const { id, headers } = booking;
  const code = await app.call('GET /bookings/:id/promptpay', { params: { id }, headers });
  expect([code.status, code.problem.error]).toEqual([409, 'booking.no-promptpay']);
});

test('who pays in cash is told no account', async () => {
  await set(account);
  const booking = await bookedBy('cash');
  expect((await read(booking)).transfer).toBeNull();
  expect((await mailsOf(booking))['booking-waiting']).not.toContain('123-4-56789-0');
});

test('staff are told whether the customer knows the account', async () => {
  const mailToStaff = async () => (await mailsOf(await bookedBy('bank_transfer')))['staff-booking-waiting'];
  await changeSettings(app, { general: { adminEmail: 'nok@saphan.example' } });
  expect(await mailToStaff()).toContain('Please write to them with the account');
  await app.db.execute(sql`truncate booking cascade`);
  await set(account);
  expect(await mailToStaff()).toContain('and was told the account');
});

test('the code is over what is owed', async () => {
  await set(account);
  const { id, headers } = await bookedBy('bank_transfer');
  const { status, body } = await app.call('GET /bookings/:id/promptpay', { params: { id }, headers });
  expect([status, body.data.amount]).toEqual([200, 5350]);
  expect(body.data.picture).toMatch(/^data:image\/svg\+xml;base64,/);
});
