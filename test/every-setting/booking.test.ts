import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bookingBody, smallBusiness } from '../builders/booking.ts';
import { changeSettings } from '../builders/change-settings.ts';
import { at, booked, confirmedBooking, desk, officeBooking, pickedUp, returned } from '../builders/desk.ts';
import { signedInAs } from '../builders/signed-in.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeEach(async () => {
  await app?.close();
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(() => app.close());

const set = (booking: Record<string, unknown>) => changeSettings(app, { booking });
const rules = async () => (await app.call('GET /settings/booking')).body.data;
const book = (pickupDate: string, returnDate: string, totalAmount: number) =>
  app.call('POST /bookings', { body: bookingBody(vehicleId, { pickupDate, returnDate, totalAmount }) });
const quote = async () => {
  const body = { vehicleId, startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
  return (await app.call('POST /booking-pricing/calculate', { body })).body.data;
};

const oneDay = ['2026-12-05T10:00', '2026-12-06T10:00', 1070] as const;

test.each([
  ['minBookingHours', { minBookingHours: 25 }],
  ['maxBookingDays', { maxBookingDays: 1, minBookingHours: 1 }, ['2026-12-05T10:00', '2026-12-07T10:00', 2140]],
  ['advanceBookingDays', { advanceBookingDays: 5 }],
  ['allowSameDayBooking', { allowSameDayBooking: false }, ['2026-11-20T16:00', '2026-11-21T16:00', 1070]],
] as const)('%s refuses a booking', async (_field, booking, dates: readonly [string, string, number] = oneDay) => {
  await set(booking);
  expect((await book(...dates)).status).toBe(422);
  await set({ minBookingHours: 4, maxBookingDays: 30, advanceBookingDays: 90, allowSameDayBooking: true });
  expect((await book(...dates)).status).toBe(200);
});

test('cancellationPolicy decides what comes back of a booking that is made with it', async () => {
  const sold = await confirmedBooking(app, vehicleId);
  await set({ cancellationPolicy: '1 week' });
  const dates = { pickupDate: '2026-12-12T10:00', returnDate: '2026-12-17T10:00' };
  const later = await confirmedBooking(app, vehicleId, dates);
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const refund = async (id: string) =>
    (await app.call('GET /bookings/:id/cancellation', { params: { id }, headers })).body.data;
  expect(await refund(sold)).toMatchObject({ refundPercent: 100, fullRefundUntil: '2026-12-03T10:00:00+07:00' });
  expect(await refund(later)).toMatchObject({ refundPercent: 100, fullRefundUntil: '2026-12-05T10:00:00+07:00' });
  expect((await rules()).fullRefundHours).toBe(168);
  const page = (await app.call('GET /bookings/:id', { params: { id: sold }, headers })).body.data;
  expect(page.fullRefundUntil).toBe('2026-12-03T10:00:00+07:00');
});

test('requireDeposit and depositPercentage decide what may be paid now', async () => {
  const deposit = async () => (await quote()).depositAmount;
  expect(await deposit()).toBe(1070);
  await set({ depositPercentage: 50 });
  expect(await deposit()).toBe(2675);
  await set({ requireDeposit: false });
  expect(await deposit()).toBeNull();
});

test('autoApproval confirms what is paid', async () => {
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const paid = async (number: number) => {
    const from = `2026-12-0${number}T10:00`;
    const bookingId = await booked(app, vehicleId, {
      pickupDate: from,
      returnDate: `2026-12-0${number + 1}T10:00`,
      totalAmount: 1070,
    });
    const body = { bookingId, amount: 1070, paymentMethod: 'cash' } as never;
    expect((await app.call('POST /payments/records', { headers, body })).status).toBe(200);
    const { rows } = await app.db.execute<{ status: string }>(sql`select status from booking where id = ${bookingId}`);
    return rows[0]?.status;
  };
  expect(await paid(1)).toBe('pending');
  await set({ autoApproval: true });
  expect(await paid(4)).toBe('confirmed');
});

test('turnoverIntervalHours keeps the vehicle after a return, and is told before it is saved', async () => {
  await set({ turnoverIntervalHours: 6 });
  expect((await book('2026-12-05T10:00', '2026-12-06T10:00', 1070)).status).toBe(200);
  const next = (time: string) =>
    app.call('POST /bookings/check-availability', {
      body: { vehicleId, startDate: `2026-12-06T${time}`, endDate: '2026-12-07T20:00' },
    });
  expect((await next('15:30')).body.data.available).toBe(false);
  expect((await next('16:00')).body.data.available).toBe(true);

  await confirmedBooking(app, vehicleId, {
    pickupDate: '2026-12-06T16:00',
    returnDate: '2026-12-07T16:00',
    totalAmount: 1070,
  });
  const { headers } = await signedInAs(app, { role: 'ADMIN' });
  const closer = async (hours: number) =>
    (await app.call('GET /admin/settings/turnover-effect', { headers, query: { hours } })).body.data.pairs;
  expect([await closer(6), await closer(6.5)]).toEqual([0, 1]);
});

test('graceMinutes lets a vehicle come back late for nothing', async () => {
  let office = await desk(await another());
  const id = await confirmedBooking(app, office.vehicleId);
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-10T10:40');
  const late = async () =>
    (await app.call('GET /admin/bookings/:id/return', { params: { id }, headers: office.clerk.headers })).body.data;
  const before = await late();
  await set({ graceMinutes: 60 });
  expect([before, await late()]).toMatchObject([{ lateDays: 1 }, { lateDays: 0 }]);
});

test('lockHours is when a rental of a class keeps its vehicle', async () => {
  let office = await desk(await another());
  await app.db.execute(sql`update category set booked_as_class = true`);
  const id = await confirmedBooking(app, office.vehicleId);
  office = await at(app, office, '2026-12-03T12:00');
  const isTentative = async () => {
    await app.runJob('lock-rentals');
    return (await officeBooking(app, office.clerk, id)).promised !== null;
  };
  const before = await isTentative();
  await set({ lockHours: 48 });
  expect([before, await isTentative()]).toEqual([true, false]);
});

test('oneWay decides where customers may return a vehicle', async () => {
  await changeSettings(app, { features: { enableMultiLocation: true } });
  const elsewhere = async () => {
    const body = bookingBody(vehicleId, { dropoffLocation: 'Suvarnabhumi Airport' });
    return (await app.call('POST /bookings', { body })).problem.fields?.dropoffLocation?.code;
  };
  await set({ oneWay: 'pairs' });
  const paired = await elsewhere();
  await set({ oneWay: 'anywhere' });
  expect([paired, await elsewhere()]).toEqual(['rental.no-one-way', undefined]);
});

test('checksDrivers asks who drives, and charges them', async () => {
  await app.db.execute(sql`update category set young_driver_below = 25, young_driver_fee_satang = 30000`);
  const body = { vehicleId, startDate: '2026-12-05T10:00', endDate: '2026-12-06T10:00', driverAge: 22 };
  const total = async () => (await app.call('POST /booking-pricing/calculate', { body })).body.data.total;
  const before = await total();
  await set({ checksDrivers: true });
  expect([before, await total()]).toEqual([1070, 1391]);
  expect((await book(...oneDay)).problem.fields).toHaveProperty('drivers');
  expect(await rules()).toMatchObject({ checksDrivers: true });
});

test('claimAnswerHours is how long a claim can be answered', async () => {
  let office = await desk(await another());
  const params = { id: await confirmedBooking(app, office.vehicleId) };
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, params.id);
  office = await at(app, office, '2026-12-10T10:00');
  await returned(app, office.clerk, params.id);
  const body = { kind: 'fuel' as const, amount: 500, isTaxed: true, text: 'Half a tank' };
  const made = async () =>
    (await app.call('POST /admin/bookings/:id/claims', { params, headers: office.clerk.headers, body })).body.data;
  expect((await made()).answerBy).toBe('2026-12-12T10:00:00+07:00');
  await set({ claimAnswerHours: 72 });
  expect((await made()).answerBy).toBe('2026-12-13T10:00:00+07:00');
});

/** Replaces the app with a new one without a business. */
const another = async () => {
  await app.close();
  app = await freshApp({ now: '2026-11-20T12:00' });
  return app;
};

test('earlyReturnPercent is what an early return gives back', async () => {
  let office = await desk(await another());
  const id = await confirmedBooking(app, office.vehicleId);
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-08T10:00');
  const early = async () =>
    (await app.call('GET /admin/bookings/:id/return', { params: { id }, headers: office.clerk.headers })).body.data
      .early;
  const before = await early();
  await set({ earlyReturnPercent: 50 });
  expect([before, await early()]).toMatchObject([null, { refundAmount: 1070 }]);
});
