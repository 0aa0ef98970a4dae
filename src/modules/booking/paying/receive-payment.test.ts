import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { addPromotions } from '#modules/pricing/index.ts';
import { bookingBody, bookingBodyOfAnother, confirmed, jobsOf, smallBusiness } from '#test/builders/booking.ts';
import { someAddons } from '#test/builders/extras.ts';
import { oneUse } from '#test/builders/promotions.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { lockForPayment, receivePayment } from '../index.ts';

let app: TestApp;
let vehicleId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterEach(() => app.close());

const book = async (body: ReturnType<typeof bookingBody>) =>
  (await app.call('POST /bookings', { body })).body.bookingId;

const pay = (id: string, baht: number) =>
  app.step(async (ctx) => {
    const sums = { paid: satang(baht * 100), refunded: satang(0), fees: satang(0) };
    return receivePayment(ctx, await lockForPayment(ctx, id), { ...sums, plan: 'full', isOwed: true });
  });

const rowsOf = async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows;

test('a booking that was paid late comes back where only a hold that is over stands in its way', async () => {
  const id = await book(bookingBody(vehicleId));
  app.setNow('2026-11-20T12:31');
  await app.runJob('expire-holds');
  await book(bookingBodyOfAnother(vehicleId, 2));
  app.setNow('2026-11-20T13:02');
  expect(await pay(id, 5350)).toBe('accepted');
  expect(await rowsOf(sql`select booking_id from vehicle_occupancy`)).toEqual([{ booking_id: id }]);
});

test('one whose vehicle alone was taken away comes back with the add-ons that it has', async () => {
  const { childSeat } = await app.step(({ tx }) => someAddons(tx));
  const id = await book(
    bookingBody(vehicleId, { selectedAddons: [{ addonId: childSeat, quantity: 3 }], totalAmount: 6955 }),
  );
  await app.db.execute(sql`delete from vehicle_occupancy`);
  expect(await pay(id, 6955)).toBe('accepted');
  expect(await rowsOf(sql`select quantity from addon_reservation`)).toEqual([{ quantity: 3 }]);
});

test('one that cannot come back frees its add-ons and its use of a promotion', async () => {
  const { childSeat } = await app.step(({ tx }) => someAddons(tx));
  await app.step(({ tx }) => addPromotions(tx, [oneUse()]));
  const selectedAddons = [{ addonId: childSeat, quantity: 3 }];
  const id = await book(bookingBody(vehicleId, { selectedAddons, promoCode: 'ONCE', totalAmount: 6840.51 }));
  await app.db.execute(sql`delete from vehicle_occupancy`);
  await book(bookingBodyOfAnother(vehicleId, 2));
  expect(await pay(id, 6841)).toBe('too-late');
  expect(await rowsOf(sql`select quantity from addon_reservation`)).toEqual([]);
  expect(await rowsOf(sql`select used_count from promotion`)).toEqual([{ used_count: 0 }]);
});

test('the first payment is told with the confirmation; of a booking that staff confirmed before, no second one goes out', async () => {
  const id = await book(bookingBody(vehicleId));
  expect(await pay(id, 5350)).toBe('accepted');
  expect(await jobsOf(app, 'mail-booking-paid')).toEqual([{ bookingId: id }]);
  const later = { pickupDate: '2026-12-15T10:00', returnDate: '2026-12-20T10:00' };
  const before = await book(bookingBodyOfAnother(vehicleId, 2, later));
  await confirmed(app, before);
  expect(await pay(before, 5350)).toBe('accepted');
  expect(await jobsOf(app, 'mail-booking-paid')).toEqual([{ bookingId: id }]);
});
