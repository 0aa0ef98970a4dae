import { afterEach, beforeEach, expect, test } from 'vitest';
import { returned, takenFor } from '#test/builders/desk.ts';
import { type Booked, type Customer, doJobs } from '#test/builders/paying.ts';
import { type PayingOffice, payingOffice } from '#test/builders/paying-office.ts';
import { cards } from '#test/builders/payments.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
let app: TestApp;
let customer: Customer;
let books: Awaited<ReturnType<typeof sandbox.customer>>['books'];
let office: PayingOffice;
let booking: Booked;

/** A paid rental that is over, with a late fee of ฿1,070. */
beforeEach(async () => {
  ({ app, customer, books } = await sandbox.customer());
  office = await payingOffice(app);
  booking = await customer.book();
  await customer.payByCard(booking, cards.good);
  const { status } = await returned(app, office.clerk, booking.bookingId, { lateFee: 1070, withoutPickUp: true });
  expect(status).toBe(200);
});
afterEach(() => app.close());

test('a late fee is paid on the site as the rest of a deposit is, and its customer is told that it came', async () => {
  expect(await customer.read(booking)).toMatchObject({ status: 'completed', owedAmount: 1070, may: { pay: true } });
  const { body } = await customer.payByCard(booking, cards.good);
  expect(body.data).toMatchObject({ status: 'successful', amount: 1070 });
  const after = { status: 'completed', paymentStatus: 'paid', owedAmount: 0, may: { pay: false, cancel: false } };
  expect(await customer.read(booking)).toMatchObject(after);
  expect(await books.ledger()).toEqual(['payment card 535000', 'payment card 107000']);
  expect(await takenFor(app, booking.bookingId), 'a rental that is over takes no vehicle').toEqual([]);
  expect(await books.jobs('mail-payment-received')).toHaveLength(1);
  await doJobs(app, 'mail-payment-received');
});

test('once the fee was paid at the desk nothing is due on the site', async () => {
  await office.record(booking.bookingId, 1070);
  const { status, problem } = await customer.payByCard(booking, cards.good);
  expect([status, problem.error]).toEqual([409, 'payment.nothing-due']);
});

test('a declined card leaves the fee owed, to be paid in another way', async () => {
  const { body } = await customer.payByCard(booking, cards.poor);
  expect(body.data).toMatchObject({ status: 'failed' });
  expect(await customer.read(booking)).toMatchObject({ owedAmount: 1070, may: { pay: true } });
  await office.record(booking.bookingId, 1070);
  expect(await customer.read(booking)).toMatchObject({ owedAmount: 0, paymentStatus: 'paid' });
});
