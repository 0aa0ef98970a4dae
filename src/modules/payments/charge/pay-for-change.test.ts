import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingBodyOfAnother } from '#test/builders/booking.ts';
import { type Booked, type Books, bangkokNow, type Customer, doJobs } from '#test/builders/paying.ts';
import { payingOffice } from '#test/builders/paying-office.ts';
import { cards } from '#test/builders/payments.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let books: Books;
let booking: Booked;

const day = (ahead: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead })}T10:00`;

/** A day for ฿1,070, confirmed by its deposit of ฿214. */
beforeEach(async () => {
  ({ app, customer, books } = await sandbox.customer());
  booking = await customer.book({ returnDate: day(16), totalAmount: 1070, paymentPlan: 'deposit' });
  await customer.payByCard(booking, cards.good);
});
afterEach(() => app.close());

const change = (returnDate: string, totalAmount: number) =>
  app.call('POST /bookings/:id/modify', {
    params: { id: booking.bookingId },
    headers: booking.headers,
    body: { returnDate, totalAmount },
  });
/** Six days for ฿6,420, of which the deposit is ฿1,284: ฿1,070 of it are due. */
const sixDays = () => change(day(21), 6420);
const seen = async () => {
  const { status, totalAmount, returnDate, keptAmount, change: waiting } = await customer.read(booking);
  return { status, totalAmount, returnDate: returnDate.slice(0, 10), keptAmount, waits: waiting !== null };
};
const lasts = (ahead: number) => day(ahead).slice(0, 10);
const before = { status: 'confirmed', totalAmount: 1070, returnDate: lasts(16), keptAmount: 214, waits: true };
const after = { status: 'confirmed', totalAmount: 6420, returnDate: lasts(21), keptAmount: 1284, waits: false };

test('paid, the change happens as it was agreed, and its customer hears of both', async () => {
  await sixDays();
  expect(await seen()).toEqual(before);
  await app.db.execute(sql`update vehicle set daily_rate_satang = daily_rate_satang * 2`);
  const { body } = await customer.payByCard(booking, cards.good, { paymentPlan: 'deposit', amount: 1070 });
  expect(body.data).toMatchObject({ status: 'successful', amount: 1070 });
  expect(await seen()).toEqual(after);
  expect(await books.jobs('mail-booking-changed')).toHaveLength(1);
  expect(await books.jobs('mail-payment-received')).toHaveLength(1);
  const { rows } = await app.db.execute(sql`select count(*)::int as rows from vehicle_occupancy`);
  expect(rows).toEqual([{ rows: 1 }]);
});

test('all that is left may be paid at once', async () => {
  await sixDays();
  await customer.payByCard(booking, cards.good, { paymentPlan: 'full', amount: 6206 });
  expect(await seen()).toEqual({ ...after, keptAmount: 6420 });
});

test.each([
  ['a baht', { paymentPlan: 'deposit', amount: 1 }, 1070],
  ['the rest of the old price', { paymentPlan: 'full', amount: 856 }, 6206],
])('%s is not taken for it', async (_what, order, amount) => {
  await sixDays();
  const { status, problem } = await customer.payByCard(booking, cards.good, order);
  expect([status, problem.error, problem.details]).toEqual([409, 'payment.amount-differs', { amount }]);
  expect(await seen()).toEqual(before);
});

test('cash that is announced brings no change about', async () => {
  await sixDays();
  const { bookingId, headers } = booking;
  const { body } = await app.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod: 'cash' } });
  expect(body.data).toMatchObject({ amount: 856 });
  expect(await seen()).toEqual(before);
});

test('a declined card leaves booking and change as they are', async () => {
  await sixDays();
  await customer.payByCard(booking, cards.poor, { paymentPlan: 'deposit' });
  expect(await seen()).toEqual(before);
});

test('while it is being paid no other change is taken; a QR code ends with what is held', async () => {
  await sixDays();
  const { endsAt } = (await customer.read(booking)).change ?? {};
  const sourceId = await customer.sourceOf('promptpay', 1070);
  const { body } = await customer.charge(booking, { paymentMethod: 'promptpay', sourceId, paymentPlan: 'deposit' });
  expect(body.data.expiresAt).toBe(endsAt);
  expect((await change(day(22), 7490)).problem.error).toBe('payment.in-progress');
  await provider.approve(body.data.chargeId);
  await customer.verify(booking, body.data.chargeId);
  expect(await seen()).toEqual(after);
});

const begun = async () => {
  await sixDays();
  const sourceId = await customer.sourceOf('truemoney', 1070, { phone: '0812345678' });
  const order = { paymentMethod: 'truemoney', sourceId, paymentPlan: 'deposit' };
  return (await customer.charge(booking, order)).body.data.chargeId;
};
const afterTheEnd = async (meanwhile: () => Promise<unknown> = async () => undefined) => {
  const chargeId = await begun();
  app.setNow(bangkokNow(31));
  await app.runJob('end-unpaid-changes');
  await meanwhile();
  await provider.approve(chargeId);
  await customer.verify(booking, chargeId);
};

test('money that comes after the end brings it about where everything is still free', async () => {
  await afterTheEnd();
  expect(await seen()).toEqual(after);
});

test('where another booking has the vehicle by then, it goes back whole, and the booking stands', async () => {
  const another = { pickupDate: day(18), returnDate: day(19), totalAmount: 1070 };
  await afterTheEnd(async () => {
    const body = bookingBodyOfAnother(customer.vehicleId, 7, another);
    expect((await app.call('POST /bookings', { body })).status).toBe(200);
  });
  await doJobs(app, 'refund-late-payment');
  expect(await seen()).toEqual(before);
  expect(await books.ledger()).toEqual(['payment card 21400', 'payment truemoney 107000', 'refund truemoney 107000']);
  const { payments } = await customer.read(booking);
  expect(payments.map(({ because }) => because)).toEqual([null, 'too-late']);
});

test('where it was dropped by then, the money goes back', async () => {
  const chargeId = await begun();
  await app.db.execute(sql`update payment_attempt set status = 'given-up' where status = 'pending'`);
  await app.db.execute(sql`update booking set is_paying = false`);
  const { bookingId: id, headers } = booking;
  await app.call('DELETE /bookings/:id/change', { params: { id }, headers });
  await provider.approve(chargeId);
  await customer.verify(booking, chargeId);
  await doJobs(app, 'refund-late-payment');
  expect(await seen()).toEqual({ ...before, waits: false });
});

test('two tabs that pay at once pay it once', async () => {
  await sixDays();
  const pay = () => customer.payByCard(booking, cards.good, { paymentPlan: 'deposit', amount: 1070 });
  await Promise.all([pay(), pay()]);
  expect(await seen()).toEqual(after);
});

test('money taken at the desk that covers the new deposit brings it about', async () => {
  const office = await payingOffice(app);
  await change(day(17), 2140);
  await office.record(booking.bookingId, 856);
  expect(await seen()).toEqual({ ...after, totalAmount: 2140, returnDate: lasts(17), keptAmount: 1070 });
});
