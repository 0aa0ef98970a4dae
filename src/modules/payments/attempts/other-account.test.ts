import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingBodyOfAnother } from '#test/builders/booking.ts';
import { type Booked, type Books, bangkokNow, type Customer, customerAt } from '#test/builders/paying.ts';
import { payingOffice } from '#test/builders/paying-office.ts';
import { providerAt } from '#test/builders/provider.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { type StartedSandbox, startSandbox } from '#test/start-sandbox.ts';

let folder: string;
let account: StartedSandbox;
let app: TestApp;
let customer: Customer;
let books: Books;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saphan-account-'));
  account = await startSandbox({ folder });
  ({ app, customer, books } = await customerAt(account.url));
});
afterEach(async () => {
  await app.close();
  await account.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The same address answers for another account: one without charges, or that of a folder. */
const changeAccount = async (other: { folder?: string } = {}) => {
  const port = Number(new URL(account.url).port);
  await account.stop();
  account = await startSandbox({ port, ...other });
};

test('a payment that waits in one account has not failed because another knows nothing of it', async () => {
  const booking = await customer.book();
  const { chargeId } = (await customer.payBy(booking, 'promptpay')).body.data;
  await changeAccount();
  app.setNow(bangkokNow(3));
  await app.runJob('reconcile-payments');
  expect((await customer.verify(booking, chargeId)).body.data.status).toBe('pending');
  expect(await books.attempts()).toEqual(['promptpay pending']);

  await changeAccount({ folder });
  await providerAt(() => account.url).approve(chargeId);
  app.setNow(bangkokNow(5));
  await app.runJob('reconcile-payments');
  expect(await books.attempts()).toEqual(['promptpay successful']);
  expect(await customer.read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
});

/** By a customer of its own, on days of its own. */
const bookNth = async (number: number): Promise<Booked> => {
  const day = (ahead: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead })}T10:00`;
  const dates = { pickupDate: day(10 + 6 * number), returnDate: day(15 + 6 * number) };
  const { body } = await app.call('POST /bookings', { body: bookingBodyOfAnother(customer.vehicleId, number, dates) });
  return { bookingId: body.bookingId, headers: { 'x-booking-token': body.data.accessToken } };
};

test('payments of another account do not keep those of this one waiting', async () => {
  for (const number of [1, 2, 3]) await customer.payBy(await bookNth(number), 'promptpay');
  await changeAccount();
  const { chargeId } = (await customer.payBy(await bookNth(4), 'promptpay')).body.data;
  await providerAt(() => account.url).approve(chargeId);
  app.setNow(bangkokNow(3));
  await app.runJob('reconcile-payments');
  expect(await books.attempts()).toEqual([...Array(3).fill('promptpay pending'), 'promptpay successful']);
});

test('staff who ask about a payment of another account are told, and it stays open', async () => {
  await customer.payBy(await customer.book(), 'promptpay');
  await changeAccount();
  const office = await payingOffice(app);
  const [waiting] = (await office.list()).data;
  const { status, problem } = await office.check(waiting?.id ?? '');
  expect([status, problem.error]).toEqual([409, 'payment.other-account']);
  expect(await books.attempts()).toEqual(['promptpay pending']);
});
