import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { bookingBody, bookingBodyOfAnother, jobsOf, paidFor, smallBusiness } from '#test/builders/booking.ts';
import { someAddons } from '#test/builders/extras.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let other: string;
let childSeat: string;
let gps: string;
let roofBox: string;
let id: string;
let headers: Record<string, string>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const business = await smallBusiness(app);
  vehicleId = business.vehicleId;
  ({ childSeat, gps, roofBox } = await app.step(({ tx }) => someAddons(tx)));
  [other = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [vehicle({ categoryId: business.categoryId, licensePlate: '3กก 3000' })]),
  );
  // A seat for five days is 500 and 35 of tax; the seat of a vehicle alone is 5,350.
  const { body } = await app.call('POST /bookings', {
    body: bookingBody(vehicleId, { selectedAddons: [{ addonId: childSeat, quantity: 1 }], totalAmount: 5885 }),
  });
  id = body.bookingId;
  headers = { 'x-booking-token': body.data.accessToken };
  await paidFor(app, id, 5885);
});
afterEach(() => app.close());

type SeenVersion = { totalAmount?: number; dryRun?: boolean; version?: number };
const seats = (quantity: number) => [{ addonId: childSeat, quantity }];
const call = (method: 'POST' | 'PATCH', addons: { addonId: string; quantity: number }[], seen: SeenVersion = {}) =>
  app.call(`${method} /booking-pricing/:bookingId/addons` as 'POST /booking-pricing/:bookingId/addons', {
    params: { bookingId: id },
    headers,
    body: { addons, ...seen },
  });
const takeOff = (addonIds: string[], seen: SeenVersion = {}) =>
  app.call('DELETE /booking-pricing/:bookingId/addons', {
    params: { bookingId: id },
    headers,
    body: { addonIds, ...seen },
  });
const reserved = async () => {
  const { rows } = await app.db.execute<{ units: number }>(
    sql`select coalesce(sum(quantity), 0)::int as units from addon_reservation where addon_id = ${childSeat}`,
  );
  return rows[0]?.units;
};

test('one more is added to what is there, and what it costs is left to pay', async () => {
  const trial = await call('POST', seats(1), { dryRun: true });
  expect(trial.body.data).toMatchObject({ difference: 535, leftToPay: 535, refundAmount: 0 });
  expect(await reserved()).toBe(1);
  const { body } = await call('POST', [...seats(1), { addonId: gps, quantity: 1 }], { totalAmount: 6741 });
  expect(body.data.booking.selectedAddons).toEqual(
    expect.arrayContaining([...seats(2), { addonId: gps, quantity: 1 }]),
  );
  expect(body.data.booking).toMatchObject({ totalAmount: 6741, status: 'confirmed', paymentStatus: 'partial' });
  expect(await reserved()).toBe(2);
  expect(await jobsOf(app, 'mail-booking-changed')).toHaveLength(1);
});

test('a quantity is set, others stay, and fewer give money back', async () => {
  await call('POST', [{ addonId: gps, quantity: 2 }], { totalAmount: 6527 });
  expect((await call('PATCH', seats(3), { totalAmount: 7597 })).body.data.booking.totalAmount).toBe(7597);
  await paidFor(app, id, 7597);
  const fewer = await call('PATCH', [...seats(1), { addonId: gps, quantity: 0 }], { totalAmount: 5885 });
  expect(fewer.body.data).toMatchObject({ refundAmount: 1712, booking: { selectedAddons: seats(1) } });
  expect(await jobsOf(app, 'refund-booking')).toMatchObject([{ amount: 171_200 }]);
});

test('an add-on is taken off once, however often it is asked', async () => {
  expect((await takeOff([childSeat], { totalAmount: 5350 })).body.data).toMatchObject({
    refundAmount: 535,
    booking: { selectedAddons: [], totalAmount: 5350 },
  });
  expect((await takeOff([childSeat])).body.data).toMatchObject({ difference: 0, refundAmount: 0 });
  expect(await reserved()).toBe(0);
  expect(await jobsOf(app, 'refund-booking')).toHaveLength(1);
});

test('a total that is not the true one takes nothing off and adds nothing', async () => {
  for (const answer of [
    await call('POST', seats(1), { totalAmount: 1 }),
    await call('PATCH', seats(2)),
    await takeOff([childSeat], { totalAmount: 5885 }),
  ])
    expect(answer.problem.error).toBe('booking.price-changed');
  expect(await reserved()).toBe(1);
});

test('the stock is never exceeded, and the booking’s own units do not count against it', async () => {
  const second = bookingBody(other, { selectedAddons: seats(1), totalAmount: 5885 });
  await app.call('POST /bookings', { body: bookingBodyOfAnother(other, 2, second) });
  expect((await call('PATCH', seats(2), { totalAmount: 6420 })).status).toBe(200);
  for (const dryRun of [true, false])
    expect((await call('PATCH', seats(3), { totalAmount: 6955, dryRun })).problem).toMatchObject({
      error: 'booking.addon-sold-out',
      message: 'Only 2 Child seat available in stock.',
    });
  expect(await reserved()).toBe(3);
});

test('moved dates need the add-ons to be free then', async () => {
  const then = { pickupDate: '2026-12-20T10:00', returnDate: '2026-12-25T10:00' };
  const all = bookingBodyOfAnother(other, 2, { ...then, selectedAddons: seats(3), totalAmount: 6955 });
  expect((await app.call('POST /bookings', { body: all })).status).toBe(200);
  const moved = await app.call('POST /bookings/:id/modify', { params: { id }, headers, body: then });
  expect(moved.problem.error).toBe('booking.addon-sold-out');
});

test('what has left the offer may stay, with no more of it, and cannot be added', async () => {
  await app.db.execute(sql`update addon set show_on_website = false where id = ${childSeat}`);
  expect((await call('POST', [{ addonId: gps, quantity: 1 }], { dryRun: true })).body.data.difference).toBe(321);
  for (const addons of [seats(1), [{ addonId: roofBox, quantity: 1 }]])
    expect((await call('POST', addons)).problem).toMatchObject({
      error: 'form.invalid',
      message: 'One of the add-ons is not available',
    });
});

test('where several have left the offer, fewer of one may stay beside the other', async () => {
  await call('PATCH', [...seats(2), { addonId: gps, quantity: 1 }], { totalAmount: 6741 });
  await app.db.execute(sql`update addon set show_on_website = false`);
  expect((await call('PATCH', seats(1), { dryRun: true })).body.data).toMatchObject({ difference: -535 });
  expect((await call('PATCH', seats(3), { dryRun: true })).problem.error).toBe('form.invalid');
});

test.each([
  ['less than nothing', [{ quantity: -1 }]],
  ['half of one', [{ quantity: 0.5 }]],
  ['too many', [{ quantity: 1001 }]],
  ['one twice', [{ quantity: 1 }, { quantity: 2 }]],
  ['none at all', []],
])('%s is refused', async (_what, quantities) => {
  const addons = quantities.map(({ quantity }) => ({ addonId: childSeat, quantity }));
  expect((await call('PATCH', addons)).status).toBe(422);
});

test('more than 1,000 of one in two steps are too many', async () => {
  await paidFor(app, id, 326_885);
  await call('POST', [{ addonId: gps, quantity: 1000 }], { totalAmount: 326_885 });
  expect((await call('POST', [{ addonId: gps, quantity: 1 }])).problem.messages).toEqual({
    addons: 'Choose at most 1,000',
  });
});

test('two who add the last unit at once: one gets it', async () => {
  await call('PATCH', seats(2), { totalAmount: 6420 });
  const [third] = await Promise.all([
    app.call('POST /bookings', {
      body: bookingBodyOfAnother(other, 2, { selectedAddons: seats(1), totalAmount: 5885 }),
    }),
    call('PATCH', seats(3), { totalAmount: 6955 }),
  ]);
  expect([200, 409]).toContain(third?.status);
  expect(await reserved()).toBe(3);
});

test('a visitor who chooses again before paying has their own units', async () => {
  const values = { selectedAddons: seats(2), totalAmount: 6420 };
  const { body } = await app.call('POST /bookings', { body: bookingBodyOfAnother(other, 2, values) });
  const own = { 'x-booking-token': body.data.accessToken };
  const again = bookingBodyOfAnother(other, 2, { ...values, returnDate: '2026-12-09T10:00', totalAmount: 5136 });
  const query = { startDate: '2026-12-05T10:00', endDate: '2026-12-09T10:00' };
  const free = async (headers = {}) =>
    (await app.call('GET /addons/available', { query, headers })).body.data.find(
      ({ maxQuantity }) => maxQuantity !== null,
    )?.availableStock;
  expect([await free(), await free(own)]).toEqual([0, 2]);
  expect((await app.call('POST /bookings', { body: again })).status).toBe(409);
  expect((await app.call('POST /bookings', { body: again, headers: own })).status).toBe(200);
  expect(await reserved()).toBe(3);
});
