import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockForMaintenance } from '#modules/fleet/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import {
  bookingBody,
  bookingBodyOfAnother,
  changedInDatabase,
  customer,
  smallBusiness,
} from '#test/builders/booking.ts';
import { period } from '#test/builders/fleet.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterEach(() => app.close());

const book = (body: object, headers: Record<string, string> = {}) =>
  app.call('POST /bookings', { body: body as ReturnType<typeof bookingBody>, headers });

const count = async (table: string) => {
  const { rows } = await app.db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${table}`));
  return rows[0]?.count;
};

test('a booking holds the vehicle, names its reference, its quote and the end of the hold', async () => {
  const { status, body } = await book(bookingBody(vehicleId));
  expect(status).toBe(200);
  expect(body.bookingId).toBe(body.data.bookingId);
  expect(body.data).toMatchObject({
    status: 'pending',
    paymentStatus: 'pending',
    vehicleName: 'Toyota Yaris',
    pickupDate: '2026-12-05T10:00:00+07:00',
    returnDate: '2026-12-10T10:00:00+07:00',
    totalAmount: 5350,
    holdUntil: '2026-11-20T12:30:00+07:00',
    fullRefundUntil: '2026-12-03T10:00:00+07:00',
  });
  expect(body.data.bookingNumber).toMatch(/^BKK[2-9A-HJKMNP-Z]{6}$/);
  const again = await book(bookingBodyOfAnother(vehicleId, 2));
  expect(again.status).toBe(409);
  expect(again.problem).toMatchObject({
    error: 'booking.vehicle-taken',
    message: 'Vehicle is not available for selected dates',
  });
});

test('the same request twice with one key is one booking with one answer, also at the same moment', async () => {
  const key = { 'idempotency-key': 'attempt-0001' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => book(bookingBody(vehicleId), key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(await count('booking')).toBe(1);
});

test('a key that was used for another request is refused', async () => {
  const key = { 'idempotency-key': 'attempt-0002' };
  await book(bookingBody(vehicleId), key);
  const { status, problem } = await book(bookingBody(vehicleId, { pickupDate: '2026-12-06T10:00' }), key);
  expect({ status, error: problem.error }).toEqual({ status: 422, error: 'idempotency.key-reused' });
});

test('an answer is repeated to nobody else: not to another person with the key, nor to a guest', async () => {
  const key = { 'idempotency-key': 'attempt-0004' };
  const { headers } = await signedInAs(app);
  expect((await book(bookingBody(vehicleId), { ...key, ...headers })).status).toBe(200);
  const other = await signedInAs(app);
  for (const caller of [{}, other.headers, { 'x-booking-token': 'guessed' }])
    expect((await book(bookingBody(vehicleId), { ...key, ...caller })).problem.error).toBe('booking.vehicle-taken');
});

test('a refused request leaves its key free', async () => {
  const key = { 'idempotency-key': 'attempt-0003' };
  expect((await book(bookingBody(vehicleId, { totalAmount: 1 }), key)).status).toBe(409);
  expect((await book(bookingBody(vehicleId), key)).status).toBe(200);
});

test.each([1, 0, 5349.99, 5350.001, -5350, 1e15])(
  'a total of %s is answered with the true quote and stores nothing',
  async (totalAmount) => {
    const { status, problem } = await book(bookingBody(vehicleId, { totalAmount }));
    expect({ status, error: problem.error }).toEqual({ status: 409, error: 'booking.price-changed' });
    expect(problem.details).toMatchObject({ quote: { total: 5350, days: 5, tax: 350 } });
    expect(await count('booking')).toBe(0);
    expect(await count('vehicle_occupancy')).toBe(0);
    expect(await count('customer')).toBe(0);
  },
);

test('a price or an availability without dates names the date that is missing', async () => {
  const sentences = { startDate: 'Pickup date is required', endDate: 'Return date is required' };
  const empty = { vehicleId, startDate: '', endDate: '' };
  expect((await app.call('POST /booking-pricing/calculate', { body: empty })).problem).toMatchObject({
    message: 'Pickup date is required, Return date is required',
    messages: sentences,
  });
  const none = { vehicleId } as typeof empty;
  expect((await app.call('POST /bookings/check-availability', { body: none })).problem.messages).toEqual(sentences);
});

const wrong: [string, object, string, string][] = [
  [
    'no first name',
    { customerInfo: { ...customer, firstName: ' ' } },
    'customerInfo.firstName',
    'First name is required',
  ],
  ['no last name', { customerInfo: { ...customer, lastName: '' } }, 'customerInfo.lastName', 'Last name is required'],
  ['no e-mail', { customerInfo: { ...customer, email: '' } }, 'customerInfo.email', 'Email is required'],
  [
    'an e-mail that is none',
    { customerInfo: { ...customer, email: 'hannah@example' } },
    'customerInfo.email',
    'Invalid email address',
  ],
  [
    'two e-mails in one',
    { customerInfo: { ...customer, email: 'a@example.com,b@example.com' } },
    'customerInfo.email',
    'Invalid email address',
  ],
  ['no phone', { customerInfo: { ...customer, phone: '' } }, 'customerInfo.phone', 'Phone number is required'],
  [
    'no licence',
    { customerInfo: { ...customer, licenseNumber: '' } },
    'customerInfo.licenseNumber',
    'License number is required',
  ],
  ['a past pick-up', { pickupDate: '2026-11-20T11:30' }, 'pickupDate', 'Pickup date cannot be in the past'],
  [
    'a return before the pick-up',
    { returnDate: '2026-12-05T09:30' },
    'returnDate',
    'Return date must be after pickup date',
  ],
  [
    'a return at the pick-up',
    { returnDate: '2026-12-05T10:00' },
    'returnDate',
    'Return date must be after pickup date',
  ],
  ['no pick-up date', { pickupDate: '' }, 'pickupDate', 'Pickup date is required'],
  ['a pick-up date that was left out', { pickupDate: undefined }, 'pickupDate', 'Pickup date is required'],
  ['no return date', { returnDate: '' }, 'returnDate', 'Return date is required'],
  ['no place of return', { dropoffLocation: '' }, 'dropoffLocation', 'Return location is required'],
  ['a date alone', { pickupDate: '2026-12-01' }, 'pickupDate', 'Use a date and time such as 2026-12-01T10:00'],
  ['a day that does not exist', { pickupDate: '2026-11-31T10:00' }, 'pickupDate', 'There is no such date and time'],
  [
    'a year beyond all plans',
    { pickupDate: '9999-12-01T10:00' },
    'pickupDate',
    'Use a date and time such as 2026-12-01T10:00',
  ],
  [
    'too far ahead',
    { pickupDate: '2027-03-01T10:00', returnDate: '2027-03-02T10:00' },
    'pickupDate',
    'Pick-up can be booked at most 90 days ahead',
  ],
  ['too short', { returnDate: '2026-12-05T12:00' }, 'returnDate', 'The shortest rental is 4 hours'],
  [
    'too long',
    { returnDate: '2027-01-10T10:00' },
    'returnDate',
    'The longest rental online is 30 days: see the long-term page for more',
  ],
  ['an unknown place', { pickupLocation: 'Phuket' }, 'pickupLocation', 'There is no such pick-up location'],
  [
    'another place for the return',
    { dropoffLocation: 'Suvarnabhumi Airport' },
    'dropoffLocation',
    'Please return the vehicle where you pick it up',
  ],
  [
    'an unknown add-on',
    { selectedAddons: [{ addonId: '0197f1a0-0000-7000-8000-000000000009', quantity: 1 }] },
    'selectedAddons',
    'One of the add-ons is not available',
  ],
  [
    'an unknown insurance',
    { selectedInsurance: { packageId: '0197f1a0-0000-7000-8000-000000000009' } },
    'selectedInsurance',
    'This cover is not available for the vehicle',
  ],
  ['points that nobody has', { usePoints: 5 }, 'usePoints', 'You have no points to spend'],
  [
    'text that cannot be stored',
    { customerInfo: { ...customer, firstName: 'Han\u0000nah' } },
    'customerInfo.firstName',
    'This value cannot be stored: it has forbidden characters or is nested too deep',
  ],
];

test('wrong input is a sentence beside its field, and nothing is half written', async () => {
  for (const [what, values, field, sentence] of wrong) {
    const { status, problem } = await book(bookingBody(vehicleId, values));
    expect({ what, status, error: problem.error, says: problem.messages?.[field] }).toEqual({
      what,
      status: 422,
      error: 'form.invalid',
      says: sentence,
    });
  }
  expect(await count('booking')).toBe(0);
  expect(await count('vehicle_occupancy')).toBe(0);
});

test('an unknown vehicle is not found', async () => {
  const { status, problem } = await book(bookingBody('0197f1a0-0000-7000-8000-000000000001'));
  expect({ status, error: problem.error }).toEqual({ status: 404, error: 'vehicle.not-found' });
});

test('the next customer may pick up when the turnover is over, and not half an hour sooner', async () => {
  await book(bookingBody(vehicleId));
  const sooner = { pickupDate: '2026-12-10T11:30', returnDate: '2026-12-15T11:30' };
  expect((await book(bookingBodyOfAnother(vehicleId, 2, sooner))).status).toBe(409);
  const then = { pickupDate: '2026-12-10T12:00', returnDate: '2026-12-15T12:00' };
  expect((await book(bookingBodyOfAnother(vehicleId, 3, then))).status).toBe(200);
});

test('a turnover that is changed later changes no booking', async () => {
  await book(bookingBody(vehicleId));
  await app.step(({ tx }) => writeSettings(tx, 'booking', { turnoverIntervalHours: 6 }));
  const then = { pickupDate: '2026-12-10T12:00', returnDate: '2026-12-15T12:00' };
  expect((await book(bookingBodyOfAnother(vehicleId, 2, then))).status).toBe(200);
});

test('a vehicle in the workshop cannot be booked for those days', async () => {
  const workshop = period('2026-12-09T08:00', '2026-12-09T18:00');
  await app.step((ctx) => blockForMaintenance(ctx, { vehicleId, period: workshop, reason: 'New tyres' }));
  expect((await book(bookingBody(vehicleId))).problem.error).toBe('booking.vehicle-taken');
});

test('an unpaid hold ends by itself, frees the vehicle and tells the customer once', async () => {
  const { body } = await book(bookingBody(vehicleId));
  app.setNow('2026-11-20T12:29');
  await app.runJob('expire-holds');
  expect((await book(bookingBodyOfAnother(vehicleId, 2))).status).toBe(409);
  app.setNow('2026-11-20T12:30');
  await app.runJob('expire-holds');
  await app.runJob('expire-holds');
  await app.runJob('mail-booking-expired', { bookingId: body.bookingId });
  const headers = { 'x-booking-token': body.data.accessToken };
  const seen = await app.call('GET /bookings/:id', { params: { id: body.bookingId }, headers });
  expect(seen.body.data).toMatchObject({ status: 'cancelled', holdUntil: null });
  expect(await count('mail')).toBe(1);
  expect((await book(bookingBodyOfAnother(vehicleId, 2))).status).toBe(200);
});

test('a hold that is over stands in nobody’s way, even before the job has run', async () => {
  await book(bookingBody(vehicleId));
  app.setNow('2026-11-20T12:31');
  expect((await book(bookingBodyOfAnother(vehicleId, 2))).status).toBe(200);
  expect(await count("booking where status = 'cancelled'")).toBe(1);
});

test('a booking shows itself to whoever holds its token, and to nobody else', async () => {
  const { body } = await book(bookingBody(vehicleId));
  const params = { id: body.bookingId };
  const withToken = await app.call('GET /bookings/:id', {
    params,
    headers: { 'x-booking-token': body.data.accessToken },
  });
  expect(withToken.body.data.bookingNumber).toBe(body.data.bookingNumber);
  for (const headers of [{}, { 'x-booking-token': 'a-guess-that-is-wrong' }] as Record<string, string>[]) {
    const { status, problem } = await app.call('GET /bookings/:id', { params, headers });
    expect({ status, problem: JSON.stringify(problem).includes('Hannah') }).toEqual({ status: 404, problem: false });
  }
});

test('a visitor who goes back and chooses otherwise gives up the first choice for the second', async () => {
  const first = await book(bookingBody(vehicleId));
  const own = { 'x-booking-token': first.body.data.accessToken };
  const longer = { returnDate: '2026-12-11T10:00', totalAmount: 6420 };
  const body = { vehicleId, startDate: '2026-12-05T10:00', endDate: '2026-12-11T10:00' };
  const check = (headers: Record<string, string>) => app.call('POST /bookings/check-availability', { body, headers });
  expect((await check({})).body.data.available).toBe(false);
  expect((await check(own)).body.data.available).toBe(true);
  const full = async (headers: Record<string, string>) =>
    (await app.call('GET /availability/calendar/:id', { params: { id: vehicleId }, headers })).body.data.fullDays;
  expect(await full({})).toEqual(['2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09']);
  expect(await full(own)).toEqual([]);

  expect((await book(bookingBodyOfAnother(vehicleId, 2, longer))).status).toBe(409);
  const second = await book(bookingBody(vehicleId, longer), own);
  expect(second.status).toBe(200);
  const seen = await app.call('GET /bookings/:id', { params: { id: first.body.bookingId }, headers: own });
  expect(seen.body.data.status).toBe('cancelled');
  expect(await count('vehicle_occupancy')).toBe(1);
});

test('a booking that costs nothing is paid by nothing, and does not expire', async () => {
  await app.db.execute(sql`update vehicle set daily_rate_satang = 0`);
  const { body } = await book(bookingBody(vehicleId, { totalAmount: 0 }));
  expect(body.data).toMatchObject({ paymentStatus: 'paid', holdUntil: null });
  app.setNow('2026-11-21T12:00');
  await app.runJob('expire-holds');
  expect(await count('vehicle_occupancy')).toBe(1);
});

test('a second choice that is refused leaves the first as it was', async () => {
  const first = await book(bookingBody(vehicleId));
  const own = { 'x-booking-token': first.body.data.accessToken };
  expect((await book(bookingBody(vehicleId, { totalAmount: 1 }), own)).status).toBe(409);
  const seen = await app.call('GET /bookings/:id', { params: { id: first.body.bookingId }, headers: own });
  expect(seen.body.data.status).toBe('pending');
  expect((await book(bookingBodyOfAnother(vehicleId, 2))).status).toBe(409);
});

test('the check says why a vehicle is not free and from when on it is', async () => {
  await book(bookingBody(vehicleId));
  const body = { vehicleId, startDate: '2026-12-08T10:00', endDate: '2026-12-09T10:00' };
  const check = await app.call('POST /bookings/check-availability', { body });
  expect(check.body.data).toEqual({
    available: false,
    conflicts: [{ reason: 'booked', from: '2026-12-05T10:00:00+07:00', until: '2026-12-10T12:00:00+07:00' }],
    freeFrom: '2026-12-10T12:00:00+07:00',
    otherDays: { before: '2026-12-03T10:00:00+07:00', after: '2026-12-11T10:00:00+07:00' },
    fullRefundUntil: '2026-12-06T10:00:00+07:00',
    halfRefundUntil: '2026-12-07T10:00:00+07:00',
    outsideOpeningHours: null,
    outside: { pickUp: null, dropOff: null },
    refused: {},
  });
  expect(check.body.message).toBe('Vehicle is not available for selected dates');
});

test('other days are named only where a public booking may begin', async () => {
  await book(bookingBody(vehicleId));
  await changedInDatabase(app, sql`hold_until = null`);
  const body = { vehicleId, startDate: '2026-12-05T12:00', endDate: '2026-12-06T08:00' };
  const others = async () => (await app.call('POST /bookings/check-availability', { body })).body.data.otherDays;
  expect(await others()).toEqual({ before: '2026-12-04T12:00:00+07:00', after: '2026-12-10T12:00:00+07:00' });
  app.setNow('2026-12-04T11:00');
  await app.step(({ tx }) => writeSettings(tx, 'booking', { allowSameDayBooking: false, advanceBookingDays: 5 }));
  expect(await others()).toEqual({ before: null, after: null });
  await app.step(({ tx }) => writeSettings(tx, 'booking', { allowSameDayBooking: true, advanceBookingDays: 6 }));
  expect(await others()).toEqual({ before: '2026-12-04T12:00:00+07:00', after: '2026-12-10T12:00:00+07:00' });
  app.setNow('2026-12-04T12:30');
  expect((await others()).before).toBeNull();
});

test('the check tells the refund moments by the policy, and with a place whether its times are outside its hours', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'booking', { cancellationPolicy: '24 hours' }));
  const check = async (location: string, dropoffLocation?: string) =>
    app.call('POST /bookings/check-availability', {
      body: {
        ...{ vehicleId, startDate: '2026-12-05T08:30', endDate: '2026-12-07T18:00', location },
        ...(dropoffLocation && { dropoffLocation }),
      },
    });
  const atSilom = (await check('Silom')).body.data;
  expect(atSilom).toMatchObject({
    available: true,
    freeFrom: null,
    otherDays: { before: null, after: null },
    fullRefundUntil: '2026-12-04T08:30:00+07:00',
    halfRefundUntil: '2026-12-04T20:30:00+07:00',
    // A Saturday, open from 9:00, and a Monday, open until 18:00.
    outsideOpeningHours: { pickUp: true, dropOff: false },
  });
  const atAirport = (await check('suvarnabhumi airport')).body.data;
  expect(atAirport.outsideOpeningHours).toEqual({ pickUp: false, dropOff: false });
  expect((await check('Phuket')).body.data.outsideOpeningHours).toBeNull();
  // Each end at its own place: the airport is open when Silom is not.
  const hoursOf = async (from: string, to: string) => (await check(from, to)).body.data.outsideOpeningHours;
  expect(await hoursOf('Silom', 'suvarnabhumi airport')).toEqual({ pickUp: true, dropOff: false });
  expect(await hoursOf('suvarnabhumi airport', 'Silom')).toEqual({ pickUp: false, dropOff: false });
});

test('a booking tells the hours of its places on its own days, not on the day of asking', async () => {
  const { body } = await book(bookingBody(vehicleId));
  const { openingHours } = body.data;
  // A Saturday and a Thursday.
  expect(openingHours).toEqual({ pickUp: '9:00-17:00', dropOff: '8:30-18:00' });
});
