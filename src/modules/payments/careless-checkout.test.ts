import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingBody } from '#test/builders/booking.ts';
import { type Books, type Customer, doJobs } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

// What a careless checkout accepts, all in one place. Each is refused, and nothing is taken or kept for it.

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let books: Books;

beforeEach(async () => {
  ({ app, customer, books } = await sandbox.customer());
});
afterEach(() => app.close());

test('two bookings of one vehicle: twenty people at the same moment, one gets it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => customer.bookByAnother(number)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(await bookings()).toBe(1);
});

test('a replay: the same booking again is the same one, the same payment again is no second', async () => {
  const body = bookingBody(customer.vehicleId, { pickupDate: bangkokDay(15), returnDate: bangkokDay(20) });
  const headers = { 'idempotency-key': 'a-key-of-the-browser' };
  const first = await app.call('POST /bookings', { headers, body });
  const again = await app.call('POST /bookings', { headers, body });
  expect(again.body).toEqual(first.body);

  const booking = { bookingId: first.body.bookingId, headers: { 'x-booking-token': first.body.data.accessToken } };
  const cardToken = await customer.tokenOf(cards.good);
  await customer.charge(booking, { cardToken });
  expect((await customer.charge(booking, { cardToken })).status).toBe(409);
  expect([await bookings(), await books.ledger()]).toEqual([1, ['payment card 535000']]);
});

test('a price of 1 is no price: not when booking, not when paying, not for a wallet', async () => {
  const cheap = { totalAmount: 1, pickupDate: bangkokDay(15), returnDate: bangkokDay(20) };
  const booked = await app.call('POST /bookings', { body: bookingBody(customer.vehicleId, cheap) });
  expect([booked.status, booked.problem.error, await bookings()]).toEqual([409, 'booking.price-changed', 0]);

  const booking = await customer.book();
  const paid = await customer.payByCard(booking, cards.good, { amount: 1 });
  expect([paid.status, paid.problem.error]).toEqual([409, 'payment.amount-differs']);
  const sourceId = await customer.sourceOf('truemoney', 20, { phone: '0812345678' });
  const wallet = await customer.charge(booking, { paymentMethod: 'truemoney', sourceId });
  expect(wallet.status).toBeGreaterThanOrEqual(400);
  await expectUnpaid(booking);
});

test('a client that says "paid" has not paid', async () => {
  const dates = { pickupDate: bangkokDay(15), returnDate: bangkokDay(20) };
  const saysConfirmed: object = { status: 'confirmed' };
  const saysPaid: object = { paymentStatus: 'paid', paidAmount: 5350, paid: true };
  for (const said of [saysConfirmed, saysPaid]) {
    const body = { ...bookingBody(customer.vehicleId, dates), ...said };
    expect((await app.call('POST /bookings', { body })).status).toBe(422);
  }
  const booking = await customer.book();
  const paid = await customer.payBy(booking, 'shopeepay', { ...saysPaid, status: 'successful' });
  expect(paid.status).toBe(422);
  await expectUnpaid(booking);
});

test('a failed charge pays nothing, whatever is said of it afterwards', async () => {
  const booking = await customer.book();
  const { body } = await customer.payByCard(booking, cards.stolen);
  expect(body.data).toMatchObject({ status: 'failed', bookingStatus: 'pending' });
  const seen = await customer.verify(booking, body.data.chargeId);
  expect(seen.body.data).toMatchObject({ status: 'failed', bookingStatus: 'pending' });
  await expectUnpaid(booking);
});

test('a charge over less than is owed does not pay the booking, also when the provider says "successful"', async () => {
  const booking = await customer.book();
  const { body } = await customer.payBy(booking, 'shopeepay');
  const { metadata } = await provider.charge(body.data.chargeId);
  const card = await customer.tokenOf(cards.good);
  const small = await provider.newCharge({ amount: 2000, currency: 'thb', card, metadata });
  expect(small.status).toBe('successful');
  await app.db.execute(sql`update payment_attempt set charge_id = ${small.id} where charge_id = ${body.data.chargeId}`);
  expect((await customer.verify(booking, small.id)).body.data).toMatchObject({
    status: 'failed',
    failureCode: 'amount_differs',
  });
  expect(await customer.read(booking)).toMatchObject({ status: 'pending' });
  await doJobs(app, 'refund-late-payment');
  expect(await customer.read(booking)).toMatchObject({ status: 'pending', paidAmount: 0 });
  expect(await provider.charge(small.id)).toMatchObject({ refunded_amount: 2000 });
});

test('the charge of another booking pays only that one', async () => {
  const cardToken = await customer.tokenOf(cards.good);
  const paid = await customer.book();
  const { chargeId } = (await customer.charge(paid, { cardToken })).body.data;
  const unpaid = await customer.book({ pickupDate: bangkokDay(40), returnDate: bangkokDay(45) });
  expect((await customer.verify(unpaid, chargeId)).status).toBe(404);
  expect((await customer.charge(unpaid, { cardToken })).body.data.status).toBe('failed');
  expect(await customer.read(unpaid)).toMatchObject({ status: 'pending', paidAmount: 0 });
  expect(await books.ledger()).toEqual(['payment card 535000']);
});

test.each([
  ['a pick-up in the past', -1, 4, 'pickupDate'],
  ['a return before the pick-up', 20, 15, 'returnDate'],
  ['a return at the pick-up', 15, 15, 'returnDate'],
])('%s is no rental', async (_what, pickup, back, field) => {
  const body = bookingBody(customer.vehicleId, { pickupDate: bangkokDay(pickup), returnDate: bangkokDay(back) });
  const refused = await app.call('POST /bookings', { body });
  expect([refused.status, Object.keys(refused.problem.messages ?? {})]).toEqual([422, [field]]);
  expect(await bookings()).toBe(0);
});

const bangkokDay = (ahead: number): string =>
  `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead }).toString()}T10:00`;

const bookings = async (): Promise<number> => {
  const { rows } = await app.db.execute<{ count: number }>(sql`select count(*)::int as count from booking`);
  return rows[0]?.count ?? 0;
};

const expectUnpaid = async (booking: Parameters<typeof customer.read>[0]) => {
  expect(await customer.read(booking)).toMatchObject({ status: 'pending', paymentStatus: 'pending', paidAmount: 0 });
  expect(await books.ledger()).toEqual([]);
};
