import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { addVehicles, blockForMaintenance } from '#modules/fleet/index.ts';
import { jobsOf } from '#test/builders/booking.ts';
import { at, booked, confirmedBooking, desk, moved, officeBooking, pickedUp, takenFor } from '#test/builders/desk.ts';
import { period, vehicle } from '#test/builders/fleet.ts';
import type { Person } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;
let other: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  [other = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [vehicle({ categoryId: office.categoryId, licensePlate: '2กก 2000', model: 'Corolla' })]),
  );
  id = await confirmedBooking(app, office.vehicleId);
});
afterEach(() => app.close());

type Body = Partial<CallOf<'PUT /admin/bookings/:id'>['body']>;
const edit = async (body: Body, { person = office.clerk, of = id }: { person?: Person; of?: string } = {}) => {
  const { version } = await officeBooking(app, person, of);
  const sent = { params: { id: of }, headers: person.headers, body: { version, ...body } };
  return app.call('PUT /admin/bookings/:id', sent);
};

const sixDays = { endDate: '2026-12-11T10:00' };

test('a trial says the difference and changes nothing', async () => {
  const { body } = await edit({ ...sixDays, dryRun: true });
  expect(body.data).toMatchObject({ difference: 1070, leftToPay: 1070, refundAmount: 0, warnings: [] });
  expect(body.data.quote).toMatchObject({ total: 6420, days: 6 });
  expect(await officeBooking(app, office.clerk, id)).toMatchObject({ totalAmount: 5350, version: 1 });
  expect(await jobsOf(app, 'mail-booking-changed')).toEqual([]);
});

test('a status is not edited here, and is refused by name; as it was read it may be sent back', async () => {
  const { status, problem } = await edit({ status: 'completed' } as Body);
  expect([status, problem.fields]).toMatchObject([422, { status: { code: 'field.read-only' } }]);
  expect((await edit({ status: 'confirmed' } as Body)).status).toBe(200);
});

test('other dates move what it holds, change the price, and its customer is told', async () => {
  const { body } = await edit({ ...sixDays, totalAmount: 6420 });
  expect(body.data.booking).toMatchObject({ totalAmount: 6420, owedAmount: 1070, stage: 'confirmed' });
  expect(await takenFor(app, id)).toEqual(['2026-12-05 10:00 to 2026-12-11 12:00']);
  expect(await jobsOf(app, 'mail-booking-changed')).toHaveLength(1);
  expect(body.data.booking.timeline[0]).toMatchObject({
    action: 'booking.changed',
    changes: [{ field: 'returnDate' }, { field: 'totalAmount', before: 5350, after: 6420 }],
  });
});

test('a total that was not the one seen changes nothing and says the true one', async () => {
  for (const totalAmount of [5350, undefined]) {
    const { status, problem } = await edit({ ...sixDays, ...(totalAmount && { totalAmount }) });
    expect([status, problem.error]).toEqual([409, 'booking.price-changed']);
    expect(problem.details).toMatchObject({ quote: { total: 6420 } });
  }
});

test('the public limits and the time that is left warn staff and refuse nothing', async () => {
  office = await at(app, office, '2026-12-05T09:30');
  const unsold = await edit({ startDate: '2026-12-05T09:10', endDate: '2027-03-05T09:10', dryRun: true });
  const offTheHalfHour = 'Choose a time on the half hour';
  expect(unsold.problem.messages).toEqual({ startDate: offTheHalfHour, endDate: offTheHalfHour });
  const long = await edit({ endDate: '2027-04-10T10:00', pickupLocationId: office.silom, dryRun: true });
  expect(long.body.data.warnings[0]).toMatchObject({
    code: 'rental.too-long',
    params: { days: expect.stringMatching(/^\d+$/) },
  });
});

test('a return outside opening hours warns', async () => {
  const { body } = await edit({ endDate: '2026-12-10T22:00', dryRun: true });
  expect(body.data.warnings).toMatchObject([{ message: 'The return is outside opening hours' }]);
});

test('an end that is not after the start is refused in the words of the dialog', async () => {
  const { status, problem } = await edit({ endDate: '2026-12-05T10:00' });
  expect([status, problem.messages]).toEqual([422, { endDate: 'End date must be after start date' }]);
});

test('another vehicle takes its place, at its own price', async () => {
  await app.db.execute(sql`update vehicle set daily_rate_satang = 120000 where id = ${other}`);
  const { body } = await edit({ vehicleId: other, totalAmount: 6420 });
  expect(body.data.booking).toMatchObject({ vehicleId: other, vehicleLicensePlate: '2กก 2000', totalAmount: 6420 });
  const { rows } = await app.db.execute<{ vehicle: string }>(sql`select vehicle_id as vehicle from vehicle_occupancy`);
  expect(rows).toEqual([{ vehicle: other }]);
});

test('a vehicle that is taken, turnover in, is refused, also as a trial', async () => {
  await confirmedBooking(app, other, { pickupDate: '2026-12-10T11:30', returnDate: '2026-12-15T11:30' });
  for (const dryRun of [true, false]) {
    const { status, problem } = await edit({ vehicleId: other, dryRun });
    expect([status, problem.error]).toEqual([409, 'booking.vehicle-taken']);
  }
  expect((await officeBooking(app, office.clerk, id)).vehicleId).toBe(office.vehicleId);
});

test('a vehicle in the workshop for a part of the time is refused', async () => {
  await app.step((ctx) =>
    blockForMaintenance(ctx, {
      vehicleId: other,
      period: period('2026-12-07T10:00', '2026-12-07T12:00'),
      reason: 'Tyres',
    }),
  );
  expect((await edit({ vehicleId: other })).problem.error).toBe('booking.vehicle-taken');
});

test('two bookings that swap vehicles at once never wait for each other, and none is promised twice', async () => {
  const second = await confirmedBooking(app, other);
  const answers = await Promise.all([
    edit({ vehicleId: other }),
    edit({ vehicleId: office.vehicleId }, { of: second }),
  ]);
  expect(answers.map(({ status, problem }) => [status, problem.error])).toEqual([
    [409, 'booking.vehicle-taken'],
    [409, 'booking.vehicle-taken'],
  ]);
});

test('two clerks edit one booking, and the second is told', async () => {
  const { version } = await officeBooking(app, office.clerk, id);
  const answers = await Promise.all([
    edit({ ...sixDays, totalAmount: 6420, version }),
    edit({ notes: 'Wants a child seat', version }, { person: office.admin }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.error).toBe('booking.changed-meanwhile');
});

test('other places change no price', async () => {
  const { body } = await edit({ dropoffLocationId: office.suvarnabhumi });
  expect(body.data).toMatchObject({
    difference: 0,
    booking: { returnLocation: 'Suvarnabhumi Airport', totalAmount: 5350 },
  });
});

test('what is out changes its return alone', async () => {
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, id);
  for (const body of [
    { vehicleId: other },
    { startDate: '2026-12-05T12:00' },
    { pickupLocationId: office.suvarnabhumi },
  ])
    expect((await edit(body)).problem.error).toBe('booking.picked-up-already');
  const { body } = await edit({ ...sixDays, totalAmount: 6420 });
  expect(body.data.booking).toMatchObject({ stage: 'picked-up', totalAmount: 6420 });
});

test('what is over has notes and money alone', async () => {
  await moved(app, office.clerk, id, { status: 'cancelled' });
  expect((await edit(sixDays)).problem.error).toBe('booking.cannot-change');
  const { body } = await edit({ notes: 'Sent the papers by post' });
  expect(body.data.booking.notes).toBe('Sent the papers by post');
});

test('the log says that there are notes, and nothing of what they say', async () => {
  const { body } = await edit({ notes: 'Hannah is allergic to dogs' });
  const [entry] = body.data.booking.timeline;
  expect(entry).toMatchObject({ action: 'booking.noted', changes: [{ field: 'hasNotes', after: true }] });
  expect(JSON.stringify(body.data.booking.timeline)).not.toContain('allergic');
});

test('paid writes down the rest by its method, and the ledger says so', async () => {
  const unpaid = await booked(app, other);
  const { body } = await edit(
    { paymentStatus: 'paid', paymentMethod: 'bank_transfer', paymentReference: 'T-1' },
    { of: unpaid },
  );
  expect(body.data.booking).toMatchObject({
    paymentStatus: 'paid',
    owedAmount: 0,
    paidAmount: 5350,
    payment: { method: 'bank_transfer', reference: 'T-1', status: 'successful' },
  });
});

test('partial takes an amount, refunded gives one back, and more than there is is refused', async () => {
  const unpaid = await booked(app, other);
  const of = { of: unpaid };
  expect((await edit({ paymentStatus: 'partial', paymentMethod: 'cash' }, of)).problem.messages).toEqual({
    paymentAmount: 'Please enter the amount',
  });
  const paid = await edit({ paymentStatus: 'partial', paymentMethod: 'cash', paymentAmount: 1000 }, of);
  expect(paid.body.data.booking).toMatchObject({ paymentStatus: 'partial', paidAmount: 1000 });
  const tooMuch = await edit({ paymentStatus: 'refunded', paymentAmount: 1000.5 }, of);
  expect([tooMuch.status, tooMuch.problem.error]).toEqual([409, 'payment.more-than-left']);
  const back = await edit({ paymentStatus: 'refunded', paymentAmount: 1000 }, of);
  expect(back.body.data.booking).toMatchObject({ paymentStatus: 'refunded', paidAmount: 1000, refundedAmount: 1000 });
});

test('a payment that is refused undoes the edit that came with it', async () => {
  const unpaid = await booked(app, other);
  const body = { notes: 'Paid twice?', paymentStatus: 'partial' as const, paymentMethod: 'cash', paymentAmount: 9999 };
  expect((await edit(body, { of: unpaid })).problem.error).toBe('payment.more-than-owed');
  expect((await officeBooking(app, office.clerk, unpaid)).notes).toBe('');
});

test('while a payment is under way its price stays', async () => {
  await app.db.execute(sql`update booking set is_paying = true where id = ${id}`);
  expect((await edit({ ...sixDays, totalAmount: 6420 })).problem.error).toBe('payment.in-progress');
  expect((await edit({ dropoffLocationId: office.suvarnabhumi })).status).toBe(200);
});
