import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  at,
  booked,
  confirmedBooking,
  desk,
  moved,
  officeBooking,
  pickedUp,
  returned,
  takenFor,
} from '#test/builders/desk.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await confirmedBooking(app, office.vehicleId);
  office = await at(app, office, '2026-12-05T10:00');
});
afterEach(() => app.close());

const proposal = async () =>
  (await app.call('GET /admin/bookings/:id/return', { params: { id }, headers: office.clerk.headers })).body.data;

test('a pick-up is written down with its facts, and vehicle and booking follow', async () => {
  const { status, body } = await pickedUp(app, office.clerk, id, { damage: 'A scratch at the left door', fuel: 7 });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    stage: 'picked-up',
    vehicle: { status: 'rented', mileage: 12_000 },
    handOvers: [
      {
        kind: 'pick-up',
        at: '2026-12-05T10:00:00+07:00',
        mileage: 12_000,
        fuel: 7,
        licenseChecked: true,
        damage: 'A scratch at the left door',
        note: '',
        photos: [],
        by: 'Lek Counter',
      },
    ],
    may: { pickUp: false, return: true, cancel: false, move: true },
  });
  const [entry] = body.data.timeline;
  expect(entry).toMatchObject({ action: 'booking.picked-up', actor: 'Lek Counter' });
  expect(JSON.stringify(entry)).not.toContain('scratch');
});

test.each([
  [
    'without a look at the licence',
    { licenseChecked: false as never },
    'licenseChecked',
    'Please check the driving licence',
  ],
  ['with more fuel than full', { fuel: 9 }, 'fuel', 'Enter the fuel in eighths, from 0 to 8'],
  ['with half a kilometre', { mileage: 1.5 }, 'mileage', 'Enter whole kilometres'],
])('a pick-up %s is refused', async (_case, wrong, field, sentence) => {
  const { status, problem } = await pickedUp(app, office.clerk, id, wrong);
  expect([status, problem.messages?.[field]]).toEqual([422, sentence]);
  expect((await officeBooking(app, office.clerk, id)).stage).toBe('confirmed');
});

test('only a confirmed booking is picked up, once, and as it was seen', async () => {
  const pending = await booked(app, office.vehicleId, {
    pickupDate: '2026-12-20T10:00',
    returnDate: '2026-12-25T10:00',
  });
  expect((await pickedUp(app, office.clerk, pending)).problem.error).toBe('booking.cannot-become');
  expect((await pickedUp(app, office.clerk, id, { version: 99 })).problem.error).toBe('booking.changed-meanwhile');
  await pickedUp(app, office.clerk, id);
  expect((await pickedUp(app, office.clerk, id)).problem.error).toBe('booking.cannot-become');
});

test('a vehicle that is still out with another cannot be picked up, and the desk is told with whom', async () => {
  await pickedUp(app, office.clerk, id);
  const { bookingNumber } = await officeBooking(app, office.clerk, id);
  const next = await confirmedBooking(app, office.vehicleId, {
    pickupDate: '2026-12-11T10:00',
    returnDate: '2026-12-16T10:00',
  });
  office = await at(app, office, '2026-12-11T10:00');
  const { status, problem } = await pickedUp(app, office.clerk, next);
  expect([status, problem.error, problem.details]).toEqual([
    409,
    'booking.vehicle-out',
    { bookingNumber, bookingId: id },
  ]);
  await returned(app, office.clerk, id);
  expect((await pickedUp(app, office.clerk, next)).status).toBe(200);
});

test('once it is out it is returned and not cancelled', async () => {
  await pickedUp(app, office.clerk, id);
  const { status, problem } = await moved(app, office.clerk, id, { status: 'cancelled' });
  expect([status, problem.message]).toEqual([409, 'This booking is picked up and cannot become cancelled.']);
  const shown = await app.call('GET /bookings/:id/cancellation', { params: { id }, headers: office.clerk.headers });
  expect(shown.problem.error).toBe('booking.cannot-become');
});

test('an early return ends the rental, and the vehicle is free after its turnover', async () => {
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-08T09:00');
  const { body } = await returned(app, office.clerk, id, { note: 'Left at the gate' });
  expect(body.data).toMatchObject({
    stage: 'completed',
    totalAmount: 5350,
    owedAmount: 0,
    vehicle: { status: 'available', mileage: 12_400 },
    may: { return: false, archive: true },
  });
  expect(await takenFor(app, id)).toEqual(['2026-12-05 10:00 to 2026-12-08 11:00']);
  const { body: check } = await app.call('POST /bookings/check-availability', {
    body: { vehicleId: office.vehicleId, startDate: '2026-12-08T11:00', endDate: '2026-12-10T11:00' },
  });
  expect(check.data.available).toBe(true);
});

test('a late return keeps the vehicle for its turnover, unless the next one has it by then', async () => {
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-10T15:00');
  await returned(app, office.clerk, id);
  expect(await takenFor(app, id)).toEqual(['2026-12-05 10:00 to 2026-12-10 17:00']);
});

test('a late return leaves the time of the next one alone', async () => {
  await confirmedBooking(app, office.vehicleId, {
    pickupDate: '2026-12-10T16:00',
    returnDate: '2026-12-12T16:00',
    totalAmount: 2140,
  });
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-10T15:00');
  expect((await returned(app, office.clerk, id)).status).toBe(200);
  expect(await takenFor(app, id)).toEqual(['2026-12-05 10:00 to 2026-12-10 12:00']);
});

test.each([
  ['29 minutes late is within the grace', '2026-12-10T10:29', 29, 0, 0],
  ['two seconds more are a started minute, and a day', '2026-12-10T10:29:02', 30, 1, 1070],
  ['a minute more is a day', '2026-12-10T10:30', 30, 1, 1070],
  ['a day and a minute is two', '2026-12-11T10:01', 1441, 2, 2140],
  ['the evening before is not late', '2026-12-09T20:00', 0, 0, 0],
] as const)('what the grace rule proposes: %s', async (_case, now, lateMinutes, lateDays, proposedFee) => {
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, now);
  expect(await proposal()).toMatchObject({ lateMinutes, graceMinutes: 29, lateDays, proposedFee, pickUp: { fuel: 8 } });
});

test('the fee that staff decide is a line of the price and is owed; what was paid stays', async () => {
  await app.db.execute(sql`
    insert into ledger_entry (booking_id, kind, method_type, amount_satang, created_at)
    values (${id}, 'payment', 'cash', 535000, '2026-12-01T10:00+07')`);
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-10T12:00');
  const { body } = await returned(app, office.clerk, id, { lateFee: 800.5 });
  const { quote, ...booking } = body.data;
  expect(booking).toMatchObject({ totalAmount: 6150.5, paidAmount: 5350, owedAmount: 800.5, paymentStatus: 'overdue' });
  expect(quote.lines.at(-1)).toMatchObject({ kind: 'late-fee', amount: 800.5, quantity: 1, unit: 'day', rate: 7 });
  const online = quote.lines.filter(({ due }) => due === 'online').map(({ amount }) => amount);
  expect(online.reduce((all, one) => all + one, 0)).toBe(booking.totalAmount);
  const record = { bookingId: id, amount: 800.5, paymentMethod: 'cash' };
  const { headers } = office.clerk;
  expect((await app.call('POST /payments/records', { headers, body: record })).status).toBe(200);
  expect(await officeBooking(app, office.clerk, id)).toMatchObject({
    owedAmount: 0,
    paymentStatus: 'paid',
    stage: 'completed',
  });
});

test('a late return without a fee costs nothing: staff decide', async () => {
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-11T12:00');
  const { body } = await returned(app, office.clerk, id, { lateFee: 0 });
  expect(body.data).toMatchObject({ totalAmount: 5350, owedAmount: 0 });
});

test('why a late return costs nothing is kept in the log', async () => {
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-11T12:00');
  const why = { lateFee: 0, lateFeeReason: ' The flight was late ' };
  expect((await returned(app, office.clerk, id, { ...why, lateFeeReason: ' ' })).status).toBe(422);
  expect((await returned(app, office.clerk, id, why)).status).toBe(200);
  const { body } = await app.call('GET /admin/audit', { headers: office.admin.headers, query: { limit: 1 } });
  expect(body.data[0]).toMatchObject({ action: 'booking.returned', reason: 'The flight was late' });
});

test('a return that nobody saw go out asks first', async () => {
  const asks = await returned(app, office.clerk, id);
  expect([asks.status, asks.problem.error]).toEqual([409, 'booking.no-pick-up']);
  const done = await returned(app, office.clerk, id, { withoutPickUp: true });
  expect(done.body.data).toMatchObject({ stage: 'completed', handOvers: [{ kind: 'return' }] });
});

test('the mileage of a return is not below that of the pick-up', async () => {
  await pickedUp(app, office.clerk, id);
  const { status, problem } = await returned(app, office.clerk, id, { mileage: 11_999 });
  expect([status, problem.messages]).toEqual([422, { mileage: 'At the pick-up it was 12000 km: enter at least that' }]);
});

test('a vehicle that broke down and was taken into maintenance stays there when it is back', async () => {
  await pickedUp(app, office.clerk, id);
  await app.db.execute(sql`update vehicle set status = 'maintenance'`);
  const { body } = await returned(app, office.clerk, id);
  expect(body.data.vehicle.status).toBe('maintenance');
});

test('a fee of three decimals or below nothing is refused', async () => {
  await pickedUp(app, office.clerk, id);
  for (const lateFee of [0.001, -1]) expect((await returned(app, office.clerk, id, { lateFee })).status).toBe(422);
});

test('a vehicle that came back before it is written down is late as it came, and free from then', async () => {
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-11T09:00');
  const returnedAt = '2026-12-10T10:20';
  const { headers } = office.clerk;
  const then = await app.call('GET /admin/bookings/:id/return', { params: { id }, headers, query: { at: returnedAt } });
  expect([(await proposal()).lateDays, then.body.data.lateDays, then.body.data.lateMinutes]).toEqual([1, 0, 20]);
  const { body } = await returned(app, office.clerk, id, { returnedAt });
  expect(body.data.handOvers[1]).toMatchObject({ kind: 'return', at: '2026-12-10T10:20:00+07:00' });
  expect(await takenFor(app, id)).toEqual(['2026-12-05 10:00 to 2026-12-10 12:20']);
  const { rows } = await app.db.execute<{ at: string }>(sql`
    select to_char(returned_at at time zone 'Asia/Bangkok', 'DD HH24:MI') as at from booking where id = ${id}`);
  expect(rows[0]?.at).toBe('10 10:20');
});

test.each([
  ['still to come', '2026-12-06T11:00', 'Enter a time that is not still to come'],
  ['before the pick-up', '2026-12-05T09:59', 'Enter a time after the pick-up'],
])('a return %s is refused', async (_case, returnedAt, sentence) => {
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-06T10:00');
  const { problem } = await returned(app, office.clerk, id, { returnedAt });
  expect(problem.messages).toEqual({ returnedAt: sentence });
  expect((await officeBooking(app, office.clerk, id)).stage).toBe('picked-up');
});

test('a mileage misread at the pick-up is corrected at the return, with a reason that the log keeps', async () => {
  await pickedUp(app, office.clerk, id, { mileage: 120_000 });
  const nothing = await returned(app, office.clerk, id, { pickUpMileage: { mileage: 12_000, reason: ' ' } });
  expect(nothing.problem.messages).toEqual({ 'pickUpMileage.reason': 'Please enter a reason' });
  const pickUpMileage = { mileage: 12_000, reason: 'A digit too many' };
  const { body } = await returned(app, office.clerk, id, { pickUpMileage });
  expect(body.data.handOvers.map(({ mileage }) => mileage)).toEqual([12_000, 12_400]);
  expect(body.data.vehicle.mileage).toBe(12_400);
  expect(body.data.timeline.find(({ action }) => action === 'booking.mileage-corrected')).toMatchObject({
    reason: 'A digit too many',
    changes: [{ field: 'mileage', before: 120_000, after: 12_000 }],
  });
});

test('whether the vehicle is free until an agreed pick-up is told: another rental with its turnover, or maintenance, takes it', async () => {
  const later = await confirmedBooking(app, office.vehicleId, {
    pickupDate: '2026-12-15T10:00',
    returnDate: '2026-12-20T10:00',
  });
  const taken = async (of: string) => (await officeBooking(app, office.clerk, of)).vehicle.takenEarlier;
  expect(await taken(later)).toMatchObject({ reason: 'booked', until: '2026-12-10T12:00:00+07:00' });
  expect(await taken(id)).toBeNull();
  const { body } = await app.call('POST /admin/vehicles/:id/maintenance', {
    params: { id: office.vehicleId },
    body: { from: '2026-12-12T08:00', until: '2026-12-13T08:00', reason: 'Tyres' },
    headers: office.clerk.headers,
  });
  expect(body.success).toBe(true);
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-10T10:00');
  await returned(app, office.clerk, id);
  office = await at(app, office, '2026-12-11T10:00');
  expect(await taken(later)).toEqual({
    reason: 'maintenance',
    from: '2026-12-12T08:00:00+07:00',
    until: '2026-12-13T08:00:00+07:00',
  });
  office = await at(app, office, '2026-12-14T10:00');
  expect(await taken(later)).toBeNull();
});

test('who has the vehicle is told before it is handed over', async () => {
  await pickedUp(app, office.clerk, id);
  const { bookingNumber, customerName } = await officeBooking(app, office.clerk, id);
  const next = await confirmedBooking(app, office.vehicleId, {
    pickupDate: '2026-12-11T10:00',
    returnDate: '2026-12-16T10:00',
  });
  const outWith = { bookingId: id, bookingNumber, customerName, returnDate: '2026-12-10T10:00:00+07:00' };
  expect((await officeBooking(app, office.clerk, next)).vehicle.outWith).toEqual(outWith);
  expect((await officeBooking(app, office.clerk, id)).vehicle.outWith).toBeNull();
  await returned(app, office.clerk, id);
  expect((await officeBooking(app, office.clerk, next)).vehicle.outWith).toBeNull();
});
