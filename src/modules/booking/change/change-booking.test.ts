import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockForMaintenance } from '#modules/fleet/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import {
  bookingBody,
  bookingBodyOfAnother,
  changedInDatabase,
  jobsOf,
  paidFor,
  smallBusiness,
} from '#test/builders/booking.ts';
import { period } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let id: string;
let headers: Record<string, string>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  ({ id, headers } = await booked(bookingBody(vehicleId)));
});
afterEach(() => app.close());

const booked = async (body: ReturnType<typeof bookingBody>) => {
  const reply = await app.call('POST /bookings', { body });
  return { id: reply.body.bookingId, headers: { 'x-booking-token': reply.body.data.accessToken } };
};

type Body = Parameters<typeof app.call<'POST /bookings/:id/modify'>>[1] extends infer Sent
  ? NonNullable<Sent extends { body?: infer B } ? B : never>
  : never;
const modify = (body: Body, extra: Record<string, string> = {}) =>
  app.call('POST /bookings/:id/modify', { params: { id }, body, headers: { ...headers, ...extra } });
const seen = async () => (await app.call('GET /bookings/:id', { params: { id }, headers })).body.data;
const occupied = async () => {
  const { rows } = await app.db.execute<{ during: string }>(
    sql`select during::text from vehicle_occupancy where booking_id = ${id}`,
  );
  return rows;
};

const sixDays = { returnDate: '2026-12-11T10:00' };

test('a trial says the price and changes nothing', async () => {
  await paidFor(app, id, 5350);
  const { status, body } = await modify({ ...sixDays, dryRun: true });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ difference: 1070, leftToPay: 1070, refundAmount: 0 });
  expect(body.data.quote).toMatchObject({ total: 6420, days: 6 });
  expect(body.data.booking).toMatchObject({ returnDate: '2026-12-10T10:00:00+07:00', totalAmount: 5350 });
  expect(await seen()).toMatchObject({ returnDate: '2026-12-10T10:00:00+07:00', totalAmount: 5350, version: 1 });
});

test('a confirmed booking that becomes dearer stays confirmed, and the rest can be paid', async () => {
  await paidFor(app, id, 5350);
  const { status, body } = await modify({ ...sixDays, totalAmount: 6420 });
  expect(status).toBe(200);
  expect(body.data.booking).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'partial',
    returnDate: '2026-12-11T10:00:00+07:00',
    totalAmount: 6420,
    dueAtPickUp: 1070,
    may: { pay: true, changeDates: true },
  });
  expect(await occupied()).toEqual([{ during: '["2026-12-05 03:00:00+00","2026-12-11 05:00:00+00")' }]);
  const version = body.data.booking.version;
  expect(await jobsOf(app, 'mail-booking-changed')).toEqual([{ bookingId: id, version, refund: 0, retained: 0 }]);
  expect(await jobsOf(app, 'refund-booking')).toEqual([]);
});

test('one that becomes cheaper than what was paid gives the difference back, once', async () => {
  await paidFor(app, id, 5350);
  const shorter = { returnDate: '2026-12-09T10:00', totalAmount: 4280 };
  const key = { 'idempotency-key': 'shorter-0001' };
  const answers = await Promise.all([modify(shorter, key), modify(shorter, key)]);
  const [first, second] = answers.map(({ body }) => body);
  expect(first?.data).toMatchObject({ difference: -1070, leftToPay: 0, refundAmount: 1070 });
  expect(second).toEqual(first);
  const version = first?.data.booking.version;
  expect(await jobsOf(app, 'refund-booking')).toEqual([
    { bookingId: id, occasion: `change:${id}:${version}`, amount: 107_000 },
  ]);
  expect(await seen()).toMatchObject({ paymentStatus: 'paid', paidAmount: 5350, pendingRefund: 1070 });
  await modify({ returnDate: '2026-12-08T10:00', totalAmount: 3210 });
  expect((await jobsOf(app, 'refund-booking')).map(({ amount }) => amount)).toEqual([107_000, 107_000]);
});

test('less goes back when the full refund is over, and changing to and fro brings no more', async () => {
  await paidFor(app, id, 5350);
  app.setNow('2026-12-04T09:00');
  const shorter = { returnDate: '2026-12-09T10:00', totalAmount: 4280 };
  expect((await modify(shorter)).body.data.refundAmount).toBe(535);
  expect((await modify({ returnDate: '2026-12-10T10:00', totalAmount: 5350 })).body.data.leftToPay).toBe(535);
  expect((await modify(shorter)).body.data.refundAmount).toBe(0);
  expect(await jobsOf(app, 'refund-booking')).toHaveLength(1);
});

test('a pick-up that is moved away when half of the refund is over does not bring it back', async () => {
  await paidFor(app, id, 5350);
  app.setNow('2026-12-04T09:00');
  const moved = { pickupDate: '2026-12-15T10:00', returnDate: '2026-12-20T10:00' };
  const { body } = await modify(moved);
  expect(body.data.booking).toMatchObject({
    pickupDate: '2026-12-15T10:00:00+07:00',
    fullRefundUntil: '2026-12-03T10:00:00+07:00',
  });
  const cancellation = await app.call('GET /bookings/:id/cancellation', { params: { id }, headers });
  expect(cancellation.body.data).toMatchObject({ refundPercent: 50, refundAmount: 2675 });
});

test('an unpaid booking is changed too, and keeps the end of its hold', async () => {
  app.setNow('2026-11-20T12:10');
  const { body } = await modify({ ...sixDays, totalAmount: 6420 });
  expect(body.data.booking).toMatchObject({ status: 'pending', holdUntil: '2026-11-20T12:30:00+07:00' });
  expect(body.data.leftToPay).toBe(6420);
  app.setNow('2026-11-20T12:30');
  expect((await modify({ returnDate: '2026-12-12T10:00' })).problem.error).toBe('booking.hold-over');
  await app.runJob('expire-holds');
  expect(await occupied()).toEqual([]);
  expect((await modify({ returnDate: '2026-12-12T10:00' })).problem).toMatchObject({
    error: 'booking.cannot-change',
    message: 'This booking is cancelled and can no longer be changed.',
  });
});

test('another vehicle’s time cannot be taken, with the turnover between', async () => {
  await booked(bookingBodyOfAnother(vehicleId, 2, { pickupDate: '2026-12-11T12:00', returnDate: '2026-12-16T12:00' }));
  expect((await modify({ returnDate: '2026-12-11T10:30', totalAmount: 6420 })).problem).toMatchObject({
    error: 'booking.vehicle-taken',
    message: 'Vehicle is not available for selected dates',
  });
  expect((await modify({ returnDate: '2026-12-11T10:30', dryRun: true })).problem.error).toBe('booking.vehicle-taken');
  expect((await modify({ returnDate: '2026-12-11T10:00', totalAmount: 6420 })).status).toBe(200);
});

test('nor the days of the workshop; a hold that is over stands in nobody’s way', async () => {
  const workshop = period('2026-12-20T08:00', '2026-12-20T18:00');
  await app.step((ctx) => blockForMaintenance(ctx, { vehicleId, period: workshop, reason: 'New tyres' }));
  const dates = (from: number) => ({ pickupDate: `2026-12-${from}T10:00`, returnDate: `2026-12-${from + 5}T10:00` });
  expect((await modify(dates(16))).problem.error).toBe('booking.vehicle-taken');
  await paidFor(app, id, 5350);
  await booked(bookingBodyOfAnother(vehicleId, 2, dates(22)));
  expect((await modify(dates(22))).problem.error).toBe('booking.vehicle-taken');
  app.setNow('2026-11-20T12:31');
  expect((await modify(dates(22))).status).toBe(200);
});

test('a booking keeps the turnover that it was made with', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'booking', { turnoverIntervalHours: 6 }));
  await modify({ ...sixDays, totalAmount: 6420 });
  expect(await occupied()).toEqual([{ during: '["2026-12-05 03:00:00+00","2026-12-11 05:00:00+00")' }]);
});

test.each([1, 0, 6419.99, 5350, -6420, 1e15])(
  'a total of %s is answered with the true quote, and nothing changes',
  async (totalAmount) => {
    const { status, problem } = await modify({ ...sixDays, totalAmount });
    expect({ status, error: problem.error }).toEqual({ status: 409, error: 'booking.price-changed' });
    expect(problem.message).toBe('The price has changed. Nothing has been done yet; please check the new price.');
    expect(problem.details).toMatchObject({ quote: { total: 6420 } });
    expect(await seen()).toMatchObject({ totalAmount: 5350, returnDate: '2026-12-10T10:00:00+07:00' });
  },
);

test('who names no total has seen the old one', async () => {
  expect((await modify(sixDays)).problem.error).toBe('booking.price-changed');
  expect((await modify({ pickupDate: '2026-12-06T10:00', ...sixDays })).status).toBe(200);
});

const wrong: [string, Body, string, string][] = [
  ['a past pick-up', { pickupDate: '2026-11-20T11:30' }, 'pickupDate', 'Pickup date cannot be in the past'],
  [
    'a return before the pick-up',
    { returnDate: '2026-12-05T09:30' },
    'returnDate',
    'Return date must be after pickup date',
  ],
  ['too short', { returnDate: '2026-12-05T12:00' }, 'returnDate', 'The shortest rental is 4 hours'],
  [
    'too far ahead',
    { pickupDate: '2027-03-01T10:00', returnDate: '2027-03-03T10:00' },
    'pickupDate',
    'Pick-up can be booked at most 90 days ahead',
  ],
  ['no half hour', { returnDate: '2026-12-10T10:10' }, 'returnDate', 'Choose a time on the half hour'],
  ['an unknown place', { pickupLocation: 'Phuket' }, 'pickupLocation', 'There is no such pick-up location'],
  [
    'another place for the return',
    { dropoffLocation: 'Suvarnabhumi Airport' },
    'dropoffLocation',
    'Please return the vehicle where you pick it up',
  ],
];

test('wrong dates and places are a sentence beside their field, in a trial too', async () => {
  for (const dryRun of [true, false])
    for (const [what, body, field, sentence] of wrong) {
      const { status, problem } = await modify({ ...body, dryRun });
      expect({ what, status, says: problem.messages?.[field] }).toEqual({ what, status: 422, says: sentence });
    }
  expect(await seen()).toMatchObject({ version: 1 });
});

test('other places alone change no price, even where prices have gone up', async () => {
  await app.db.execute(sql`update vehicle set daily_rate_satang = 200000`);
  const to = 'Suvarnabhumi Airport';
  const { body } = await modify({ pickupLocation: to, dropoffLocation: to });
  expect(body.data).toMatchObject({
    difference: 0,
    booking: { pickupLocation: to, dropoffLocation: to, totalAmount: 5350 },
  });
  expect((await modify({ ...sixDays, dryRun: true })).body.data.quote.total).toBe(12_840);
});

test('what is the same already is no change: nobody is told', async () => {
  const { body } = await modify({ pickupDate: '2026-12-05T10:00', returnDate: '2026-12-10T10:00', totalAmount: 5350 });
  expect(body.data).toMatchObject({ difference: 0, booking: { version: 1 } });
  expect(await jobsOf(app, 'mail-booking-changed')).toEqual([]);
});

test('who saw an older version changes nothing', async () => {
  await modify({ ...sixDays, totalAmount: 6420 });
  const { status, problem } = await modify({ returnDate: '2026-12-12T10:00', totalAmount: 7490, version: 1 });
  expect({ status, error: problem.error }).toEqual({ status: 409, error: 'booking.changed-meanwhile' });
});

test('until two hours before the pick-up a booking can be changed, and not a minute later', async () => {
  await paidFor(app, id, 5350);
  app.setNow('2026-12-05T08:00');
  expect((await modify({ ...sixDays, dryRun: true })).status).toBe(200);
  app.setNow('2026-12-05T08:01');
  expect((await modify({ ...sixDays, dryRun: true })).problem.error).toBe('booking.too-late-to-change');
  expect((await modify({ ...sixDays, totalAmount: 6420 })).problem).toMatchObject({
    error: 'booking.too-late-to-change',
    message: 'A booking can be changed until 2 hours before the pick-up. Please call us.',
  });
});

test.each([
  ['that is being paid', 0, sql`is_paying = true`, sixDays, 'payment.in-progress'],
  // Later it may come back: keep-longer.test.ts.
  [
    'whose vehicle is out',
    5350,
    sql`picked_up_at = now()`,
    { returnDate: '2026-12-09T10:00' },
    'booking.cannot-change',
  ],
  ['that is completed', 5350, sql`status = 'completed'`, sixDays, 'booking.cannot-change'],
])('a booking %s stays as it is', async (_which, paid, set, change, error) => {
  if (paid > 0) await paidFor(app, id, paid);
  await changedInDatabase(app, set);
  expect((await modify({ ...change, totalAmount: 6420 })).problem.error).toBe(error);
});

test('nobody changes another’s booking, nor learns that it is there', async () => {
  headers = (
    await booked(bookingBodyOfAnother(vehicleId, 2, { pickupDate: '2026-12-20T10:00', returnDate: '2026-12-25T10:00' }))
  ).headers;
  for (const shown of [headers, {}]) {
    const sent = { params: { id }, headers: shown as Record<string, string> };
    const { status, problem } = await app.call('POST /bookings/:id/modify', { ...sent, body: sixDays });
    expect({ status, error: problem.error }).toEqual({ status: 404, error: 'booking.not-found' });
    expect((await app.call('POST /bookings/:id/cancel', { ...sent, body: {} })).status).toBe(404);
    expect((await app.call('GET /bookings/:id/cancellation', sent)).status).toBe(404);
  }
});

test('a vehicle that has left the offer keeps its booking, but not for other dates', async () => {
  await app.db.execute(sql`update vehicle set status = 'maintenance'`);
  expect((await modify({ ...sixDays, totalAmount: 6420 })).problem.error).toBe('booking.vehicle-not-offered');
  const to = 'Suvarnabhumi Airport';
  expect((await modify({ pickupLocation: to, dropoffLocation: to })).status).toBe(200);
});
