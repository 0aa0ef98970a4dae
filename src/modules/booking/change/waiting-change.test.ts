import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPromotions } from '#modules/pricing/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, bookingBodyOfAnother, jobsOf, paidFor, smallBusiness } from '#test/builders/booking.ts';
import { someAddons } from '#test/builders/extras.ts';
import { oneUse } from '#test/builders/promotions.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let id: string;
let headers: Record<string, string>;

/** A day for ฿1,070, of which the deposit of ฿214 was paid. */
beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  const day = { returnDate: '2026-12-06T10:00', totalAmount: 1070, paymentPlan: 'deposit' as const };
  const reply = await app.call('POST /bookings', { body: bookingBody(vehicleId, day) });
  id = reply.body.bookingId;
  headers = { 'x-booking-token': reply.body.data.accessToken };
  await paidFor(app, id, 214);
});
afterEach(() => app.close());

/** 26 days for ฿27,820, of which the deposit is ฿5,564. */
const longer = { returnDate: '2026-12-31T10:00', totalAmount: 27_820 };
const modify = (body: object, more: object = {}) =>
  app.call('POST /bookings/:id/modify', { params: { id }, body, headers: { ...headers, ...more } });
const read = async () => (await app.call('GET /bookings/:id', { params: { id }, headers })).body.data;
const drop = () => app.call('DELETE /bookings/:id/change', { params: { id }, headers });
const asItWas = { status: 'confirmed', totalAmount: 1070, returnDate: '2026-12-06T10:00:00+07:00' };
const held = async () => {
  const { rows } = await app.db.execute<{ during: string }>(
    sql`select during::text from vehicle_occupancy where change_of = ${id} order by during`,
  );
  return rows.map(({ during }) => during);
};
const bookAt = (number: number, pickupDate: string, returnDate: string) =>
  app.call('POST /bookings', {
    body: bookingBodyOfAnother(vehicleId, number, { pickupDate, returnDate, totalAmount: 1070 }),
  });

test('a day that was paid with its deposit does not become 26 confirmed days before their deposit is paid', async () => {
  const { status, body } = await modify(longer);
  expect([status, body.data.dueNow]).toEqual([200, 5350]);
  expect(await read()).toMatchObject({
    ...asItWas,
    may: { pay: true, changeDates: true, cancel: true },
    change: {
      returnDate: '2026-12-31T10:00:00+07:00',
      totalAmount: 27_820,
      owedAmount: 27_606,
      dueAmount: 5350,
      endsAt: '2026-11-20T12:30:00+07:00',
      isOver: false,
    },
  });
  expect(await jobsOf(app, 'mail-booking-changed')).toEqual([]);
});

test('a trial says what is due before the change, and holds nothing', async () => {
  const { body } = await modify({ ...longer, dryRun: true });
  expect(body.data).toMatchObject({ dueNow: 5350, difference: 26_750, booking: { change: null } });
  expect(await held()).toEqual([]);
});

test('where deposits are off, all that it becomes dearer is due', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'booking', { requireDeposit: false }));
  await paidFor(app, id, 1070);
  expect((await modify({ ...longer, dryRun: true })).body.data.dueNow).toBe(26_750);
});

test.each([
  ['all of it was paid, and that covers the new deposit', 1070, { returnDate: '2026-12-07T10:00', totalAmount: 2140 }],
  ['nothing was paid, because it is paid to us directly', 0, longer],
  ['it costs no more', 214, { pickupDate: '2026-12-08T10:00', returnDate: '2026-12-09T10:00', totalAmount: 1070 }],
])('a change happens at once where %s', async (_why, paid, body) => {
  await paidFor(app, id, paid);
  const { data } = (await modify(body)).body;
  expect(data).toMatchObject({ dueNow: 0, booking: { totalAmount: body.totalAmount, change: null } });
});

test('a booking that cost nothing becomes no dear one without a payment', async () => {
  await app.db.execute(sql`update booking set total_satang = 0, paid_satang = 0 where id = ${id}`);
  expect((await modify(longer)).body.data.dueNow).toBe(5564);
});

test('staff change at once, and what waited gives way', async () => {
  await modify(longer);
  const clerk = await signedIn(app, 'STAFF');
  const body = { returnDate: '2026-12-08T10:00', totalAmount: 3210 };
  const { data } = (await app.call('POST /bookings/:id/modify', { params: { id }, body, headers: clerk })).body;
  expect(data).toMatchObject({ dueNow: 0, booking: { totalAmount: 3210, change: null } });
  expect(await held()).toEqual([]);
});

test('what the change takes beyond the booking is held for it, before and after, and for others it is taken', async () => {
  const around = { pickupDate: '2026-12-04T10:00', returnDate: '2026-12-31T10:00', totalAmount: 28_890 };
  await modify(around);
  expect(await held()).toEqual([
    '["2026-12-04 03:00:00+00","2026-12-05 03:00:00+00")',
    '["2026-12-06 05:00:00+00","2026-12-31 05:00:00+00")',
  ]);
  const taken = await bookAt(1, '2026-12-20T10:00', '2026-12-21T10:00');
  expect([taken.status, taken.problem.error]).toEqual([409, 'booking.vehicle-taken']);
});

test('one that asks for what another booking has is refused, and nothing waits', async () => {
  expect((await bookAt(1, '2026-12-20T10:00', '2026-12-21T10:00')).status).toBe(200);
  expect((await modify(longer)).problem.error).toBe('booking.vehicle-taken');
  expect((await read()).change).toBeNull();
});

test('of a change and five bookings that want the same days at once, one gets them', async () => {
  const others = [1, 2, 3, 4, 5].map((number) => bookAt(number, '2026-12-20T10:00', '2026-12-21T10:00'));
  const answers = await Promise.all([modify(longer), ...others]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const { rows } = await app.db.execute(sql`select count(*)::int as rows from vehicle_occupancy`);
  expect(rows).toEqual([{ rows: 2 }]);
});

test('staff see in the booking what waits, until it ends', async () => {
  await modify(longer);
  const clerk = await signedIn(app, 'STAFF');
  const seen = async () => (await app.call('GET /admin/bookings/:id', { params: { id }, headers: clerk })).body.data;
  const waits = { returnDate: '2026-12-31T10:00:00+07:00', totalAmount: 27_820, dueAmount: 5350 };
  expect((await seen()).change).toMatchObject(waits);
  app.setNow('2026-11-20T12:30:00');
  expect((await seen()).change).toBeNull();
});

test('another change replaces the one that waits; the page of the first is told that it is old', async () => {
  const { version } = await read();
  await modify({ ...longer, version });
  const shorter = { returnDate: '2026-12-30T10:00', totalAmount: 26_750 };
  expect((await modify({ ...shorter, version })).problem.error).toBe('booking.changed-meanwhile');
  expect((await modify(shorter)).status).toBe(200);
  expect((await read()).change).toMatchObject({ totalAmount: 26_750, dueAmount: 5136 });
  expect(await held()).toEqual(['["2026-12-06 05:00:00+00","2026-12-30 05:00:00+00")']);
});

test('one that asks for nothing to be paid happens, and the one that waited is gone', async () => {
  await modify(longer);
  const same = { pickupDate: '2026-12-08T10:00', returnDate: '2026-12-09T10:00', totalAmount: 1070 };
  expect((await modify(same)).body.data.booking).toMatchObject({ change: null, totalAmount: 1070 });
  expect(await held()).toEqual([]);
});

test('the same request sent twice waits once', async () => {
  const key = { 'idempotency-key': 'longer-0001' };
  const answers = await Promise.all([modify(longer, key), modify(longer, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await held()).toHaveLength(1);
});

test('dropped by its customer it holds nothing, and dropping again does nothing', async () => {
  await modify(longer);
  expect((await drop()).body.data).toMatchObject({ ...asItWas, change: null });
  const { version } = await read();
  expect((await drop()).body.data.version).toBe(version);
  expect((await bookAt(1, '2026-12-20T10:00', '2026-12-21T10:00')).status).toBe(200);
});

test('staff who drop it in their customer’s place are told of in the log, once', async () => {
  await modify(longer);
  const clerk = await signedIn(app, 'STAFF');
  for (const _ of [1, 2]) await app.call('DELETE /bookings/:id/change', { params: { id }, headers: clerk });
  const { rows } = await app.db.execute(sql`select action, changes from audit_entry`);
  const changes = [{ field: 'totalAmount', before: 27_820, after: null }];
  expect(rows).toEqual([{ action: 'booking.change-dropped', changes }]);
});

test('with a payment under way nothing is dropped or changed', async () => {
  await modify(longer);
  await app.db.execute(sql`update booking set is_paying = true where id = ${id}`);
  expect((await drop()).problem.error).toBe('payment.in-progress');
  expect((await modify(longer)).problem.error).toBe('payment.in-progress');
  expect(await held()).toHaveLength(1);
});

test('a cancelled booking takes its waiting change with it', async () => {
  await modify(longer);
  const { status } = await app.call('POST /bookings/:id/cancel', { params: { id }, headers, body: {} });
  expect(status).toBe(200);
  expect(await held()).toEqual([]);
  expect((await read()).change).toBeNull();
});

test('at its end it holds nothing, the booking stands as it was, and its customer is told once', async () => {
  await modify(longer);
  app.setNow('2026-11-20T12:29:59');
  await app.runJob('end-unpaid-changes');
  expect(await held()).toHaveLength(1);
  app.setNow('2026-11-20T12:30:00');
  await app.runJob('end-unpaid-changes');
  await app.runJob('end-unpaid-changes');
  expect(await held()).toEqual([]);
  expect(await read()).toMatchObject({ ...asItWas, may: { changeDates: true }, change: { isOver: true } });
  expect(await jobsOf(app, 'mail-change-ended')).toHaveLength(1);
});

test('whoever wants the vehicle after that end does not wait for the job', async () => {
  await modify(longer);
  app.setNow('2026-11-20T12:30:00');
  expect((await bookAt(1, '2026-12-20T10:00', '2026-12-21T10:00')).status).toBe(200);
});

test('it is not held beyond the pick-up', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'payment', { paymentTimeout: 180 }));
  app.setNow('2026-12-05T07:59');
  await modify(longer);
  expect((await read()).change?.endsAt).toBe('2026-12-05T10:00:00+07:00');
});

test('units of an add-on are held for it, beyond those of the booking, until it ends', async () => {
  const { childSeat } = await app.step(({ tx }) => someAddons(tx));
  const seats = (quantity: number, totalAmount: number) =>
    app.call('PATCH /booking-pricing/:bookingId/addons', {
      params: { bookingId: id },
      headers,
      body: { addons: [{ addonId: childSeat, quantity }], totalAmount },
    });
  await paidFor(app, id, 215);
  expect((await seats(3, 1391)).body.data.dueNow).toBe(63.2);
  const free = async () => {
    const query = { startDate: '2026-12-05T10:00', endDate: '2026-12-06T10:00', vehicleId };
    const { data } = (await app.call('GET /addons/available', { query })).body;
    return data.find(({ id: addonId }) => addonId === childSeat)?.availableStock;
  };
  expect(await free()).toBe(0);
  expect((await read()).selectedAddons).toEqual([]);
  app.setNow('2026-11-20T12:30:00');
  await app.runJob('end-unpaid-changes');
  expect(await free()).toBe(3);
});

test('the last use of a promotion is held for it, and comes back at its end', async () => {
  await app.step(({ tx }) => addPromotions(tx, [{ ...oneUse(), trigger: 'automatic', code: null, minRentalDays: 20 }]));
  const uses = async () => (await app.db.execute(sql`select used_count from promotion`)).rows;
  await modify({ ...longer, totalAmount: 27_705.51 });
  expect(await uses()).toEqual([{ used_count: 1 }]);
  app.setNow('2026-11-20T12:30:00');
  await app.runJob('end-unpaid-changes');
  expect(await uses()).toEqual([{ used_count: 0 }]);
});
