import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { keepVehicle } from '#modules/fleet/index.ts';
import { addPromotions } from '#modules/pricing/index.ts';
import {
  bookingBody,
  bookingBodyOfAnother,
  changedInDatabase,
  jobsOf,
  paidFor,
  smallBusiness,
} from '#test/builders/booking.ts';
import { someAddons } from '#test/builders/extras.ts';
import { oneUse } from '#test/builders/promotions.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { lockForPayment, receivePayment } from '../index.ts';
import { saveBooking } from '../records/booking-store.ts';

let app: TestApp;
let vehicleId: string;
let id: string;
let headers: Record<string, string>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  await book();
});
afterEach(() => app.close());

const book = async (values: Parameters<typeof bookingBody>[1] = {}) => {
  const { body } = await app.call('POST /bookings', { body: bookingBody(vehicleId, values) });
  id = body.bookingId;
  headers = { 'x-booking-token': body.data.accessToken };
};
const cancel = (body: { refundAmount?: number; reason?: string } = {}, extra: Record<string, string> = {}) =>
  app.call('POST /bookings/:id/cancel', { params: { id }, body, headers: { ...headers, ...extra } });
const cancellation = () => app.call('GET /bookings/:id/cancellation', { params: { id }, headers });

test('staff cancel by their own rule: after the pick-up time too, as the quote says', async () => {
  await paidFor(app, id, 5350, 0);
  app.setNow('2026-12-05T11:00');
  expect((await cancel()).problem.error).toBe('booking.too-late-to-cancel');
  headers = await signedIn(app, 'STAFF');
  const { refundAmount } = (await cancellation()).body.data;
  expect((await cancel({ refundAmount })).body.data).toMatchObject({ status: 'cancelled', cancelledBecause: 'staff' });
});

// Of ฿5,350 and a fee of ฿107.
test.each([
  ['49 hours before', '2026-12-03T09:00', 100, 5457],
  ['exactly 48 hours before', '2026-12-03T10:00', 50, 2675],
  ['exactly 24 hours before', '2026-12-04T10:00', 50, 2675],
  ['a minute later', '2026-12-04T10:01', 0, 0],
] as const)('%s the customer gets just what they were told', async (_when, now, percent, refund) => {
  await paidFor(app, id, 5350, 107);
  app.setNow(now);
  expect((await cancellation()).body.data).toEqual({
    refundPercent: percent,
    refundAmount: refund,
    paidAmount: 5350,
    fullRefundUntil: '2026-12-03T10:00:00+07:00',
    halfRefundUntil: '2026-12-04T10:00:00+07:00',
  });
  const { status, body } = await cancel({ refundAmount: refund, reason: 'The flight was cancelled' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: 'cancelled', cancelledBecause: 'customer', pendingRefund: refund });
  const announced =
    percent === 0
      ? []
      : [{ bookingId: id, occasion: `cancel:${id}:1`, percent, ...(percent === 50 && { amount: refund * 100 }) }];
  expect(await jobsOf(app, 'refund-booking')).toEqual(announced);
  expect(await jobsOf(app, 'mail-booking-cancelled')).toEqual([{ bookingId: id, version: 1, refund: refund * 100 }]);
});

test('a refund that is not the one that was seen cancels nothing and says the true one', async () => {
  await paidFor(app, id, 5350);
  app.setNow('2026-12-03T10:00');
  const { status, problem } = await cancel({ refundAmount: 5350 });
  expect({ status, error: problem.error }).toEqual({ status: 409, error: 'booking.refund-changed' });
  expect(problem.details).toMatchObject({ cancellation: { refundPercent: 50, refundAmount: 2675 } });
  expect((await cancellation()).status).toBe(200);
});

test('what it held is free at once: the vehicle, its add-ons, its use of a promotion', async () => {
  const { childSeat } = await app.step(({ tx }) => someAddons(tx));
  await app.step(({ tx }) => addPromotions(tx, [oneUse()]));
  await cancel();
  const chosen = { selectedAddons: [{ addonId: childSeat, quantity: 3 }], promoCode: 'ONCE', totalAmount: 6840.51 };
  await book(chosen);
  await paidFor(app, id, 6841);
  expect((await cancel()).status).toBe(200);
  const again = bookingBodyOfAnother(vehicleId, 2, chosen);
  expect((await app.call('POST /bookings', { body: again })).status).toBe(200);
});

test('an unpaid booking is cancelled without a refund', async () => {
  expect((await cancellation()).body.data).toMatchObject({ refundPercent: 100, refundAmount: 0 });
  expect((await cancel({ refundAmount: 0 })).body.data.status).toBe('cancelled');
  expect(await jobsOf(app, 'refund-booking')).toEqual([]);
});

test('two who cancel at once cancel once, and money goes back once', async () => {
  await paidFor(app, id, 5350);
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel({ refundAmount: 5350 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.problem).toMatchObject({
    error: 'booking.already-cancelled',
    message: 'This booking is already cancelled.',
  });
  expect(await jobsOf(app, 'refund-booking')).toHaveLength(1);
  expect(await jobsOf(app, 'mail-booking-cancelled')).toHaveLength(1);
});

test('one whose payment is written down at this moment is cancelled with it, and gives it back', async () => {
  const paid = satang(5350_00);
  const { body } = await whileUncommitted(
    app,
    async ({ tx }) => {
      await saveBooking(tx, { id, paid, status: 'confirmed', holdUntil: null });
      await keepVehicle(tx, id);
    },
    () => cancel(),
  );
  expect(body.data).toMatchObject({ status: 'cancelled', pendingRefund: 5350 });
  expect(await jobsOf(app, 'refund-booking')).toMatchObject([{ bookingId: id, percent: 100 }]);
});

test('the same request twice has the same answer', async () => {
  await paidFor(app, id, 5350);
  const key = { 'idempotency-key': 'cancel-0001' };
  const answers = await Promise.all([cancel({}, key), cancel({}, key)]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(await jobsOf(app, 'refund-booking')).toHaveLength(1);
});

test('a payment under way stops nobody from cancelling, and its money goes back when it comes', async () => {
  await app.db.execute(sql`update booking set is_paying = true`);
  expect((await cancel()).body.data.status).toBe('cancelled');
  const fate = await app.step(async (ctx) => {
    const booking = await lockForPayment(ctx, id);
    const sums = { paid: satang(5350_00), refunded: satang(0), fees: satang(0) };
    return receivePayment(ctx, booking, { ...sums, plan: 'full', isOwed: true });
  });
  expect(fate).toBe('too-late');
  const { body } = await app.call('GET /bookings/:id', { params: { id }, headers });
  expect(body.data).toMatchObject({ status: 'cancelled', pendingRefund: 5350, may: { pay: false } });
});

test('what a change promised back is not promised again', async () => {
  await paidFor(app, id, 5350);
  const body = { returnDate: '2026-12-09T10:00', totalAmount: 4280 };
  await app.call('POST /bookings/:id/modify', { params: { id }, headers, body });
  expect((await cancellation()).body.data).toMatchObject({ refundAmount: 4280, paidAmount: 4280 });
});

test('shortening a booking and cancelling it gives no more than cancelling it', async () => {
  await paidFor(app, id, 5350);
  app.setNow('2026-12-03T10:00');
  const body = { returnDate: '2026-12-09T10:00', totalAmount: 4280 };
  await app.call('POST /bookings/:id/modify', { params: { id }, headers, body });
  expect((await cancellation()).body.data).toMatchObject({ refundPercent: 50, refundAmount: 2140 });
  await cancel({ refundAmount: 2140 });
  expect((await jobsOf(app, 'refund-booking')).map(({ amount }) => amount)).toEqual([53_500, 214_000]);
});

test.each([
  ['after its pick-up time', '2026-12-05T10:00', sql`picked_up_at = null`, 'booking.too-late-to-cancel'],
  ['whose vehicle is out', '2026-12-05T09:00', sql`picked_up_at = now()`, 'booking.cannot-move'],
  ['that is completed', '2026-12-05T09:00', sql`status = 'completed'`, 'booking.cannot-move'],
] as const)('a booking %s is not cancelled by its customer', async (_which, now, set, error) => {
  await paidFor(app, id, 5350);
  await changedInDatabase(app, set);
  app.setNow(now);
  expect((await cancel()).problem.error).toBe(error);
  expect((await cancellation()).problem.error).toBe(error);
});
