import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { bookingBodyOfAnother } from '#test/builders/booking.ts';
import { changeSettings } from '#test/builders/change-settings.ts';
import { pickedUp } from '#test/builders/desk.ts';
import { vehicle } from '#test/builders/fleet.ts';
import type { Booked, Customer } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import { anotherSession, type Person, signedInAs } from '#test/builders/signed-in.ts';
import { casesOf } from '#test/drawn.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

/** So many in `npm test`; the proof is `KEEP_LONGER_ROUNDS=100 vitest run src/modules/booking/change/keep-longer.test.ts`. */
const rounds = casesOf(5, { variable: 'KEEP_LONGER_ROUNDS', sweep: 100 });

const sandbox = runSandbox();
let app: TestApp;
let customer: Customer;
let clerk: Person;
let booking: Booked;

const day = (ahead: number, time = '10:00') =>
  `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead })}T${time}`;

/** Two days for ฿2,140, paid and out since tomorrow at ten; it is noon of the first day. */
beforeEach(async () => {
  ({ app, customer } = await sandbox.customer());
  clerk = await signedInAs(app, { role: 'STAFF' });
  booking = await outFor(2);
});
afterEach(() => app.close());

const outFor = async (days: number) => {
  const made = await customer.book({ pickupDate: day(1), returnDate: day(1 + days), totalAmount: 1070 * days });
  await customer.payByCard(made, cards.good);
  app.setNow(day(1, '10:01'));
  clerk = { ...clerk, ...(await anotherSession(app, clerk.id)) };
  await pickedUp(app, clerk, made.bookingId);
  return made;
};

const modify = (body: object, { bookingId: id, headers } = booking) =>
  app.call('POST /bookings/:id/modify', { params: { id }, headers, body: body as { returnDate: string } });
const keepUntil = (returnDate: string, totalAmount: number) => modify({ returnDate, totalAmount });
const latest = async () => {
  const { bookingId: id, headers } = booking;
  return (await app.call('GET /bookings/:id/extension', { params: { id }, headers })).body.data.until;
};
const another = async (vehicleId: string, from: string, until: string, days: number) => {
  const values = { pickupDate: from, returnDate: until, totalAmount: 1070 * days };
  return app.call('POST /bookings', { body: bookingBodyOfAnother(vehicleId, guests++, values) });
};
let guests = 500;

test('a vehicle that is out is kept longer once the rest is paid, at the price of the whole length', async () => {
  expect((await customer.read(booking)).may).toMatchObject({ changeDates: false, extend: true });
  const { body } = await keepUntil(day(5), 4280);
  expect(body.data).toMatchObject({ difference: 2140, dueNow: 2140, booking: { totalAmount: 2140 } });
  await customer.payByCard(booking, cards.good, { paymentPlan: 'full', amount: 2140 });
  const after = await customer.read(booking);
  expect(after).toMatchObject({ totalAmount: 4280, returnDate: `${day(5)}:00+07:00`, owedAmount: 0, change: null });
  const { data } = (
    await app.call('GET /admin/bookings/:id', { params: { id: booking.bookingId }, headers: clerk.headers })
  ).body;
  expect(data).toMatchObject({ stage: 'picked-up', isLate: false });
});

test('only later: not earlier, not to elsewhere, and with no other pick-up', async () => {
  await changeSettings(app, { features: { enableMultiLocation: true } });
  for (const body of [
    { returnDate: day(2) },
    { pickupDate: day(2), returnDate: day(4) },
    { returnDate: day(4), dropoffLocation: 'Suvarnabhumi Airport' },
  ])
    expect((await modify({ ...body, dryRun: true })).problem.error).toBe('booking.cannot-change');
});

test('until the next rental, with the turnover between them; nothing where it follows at once', async () => {
  expect(await latest()).toBe(`${day(31)}:00+07:00`);
  await another(customer.vehicleId, day(6), day(7), 1);
  expect(await latest()).toBe(`${day(6, '08:00')}:00+07:00`);
  expect((await keepUntil(day(6, '08:30'), 5350)).problem.error).toBe('booking.vehicle-taken');
  await another(customer.vehicleId, day(3, '12:00'), day(4), 1);
  expect(await latest()).toBeNull();
});

test('in a class the next rental is given an equal vehicle', async () => {
  await app.db.execute(sql`update category set booked_as_class = true`);
  const { rows } = await app.db.execute<{ id: string }>(sql`select category_id as id from vehicle limit 1`);
  const [other = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [vehicle({ categoryId: rows[0]?.id ?? '', licensePlate: '9กข 9', model: 'Vios' })]),
  );
  const next = (await another(customer.vehicleId, day(6), day(7), 1)).body.bookingId;
  expect(await latest()).toBe(`${day(31)}:00+07:00`);
  expect((await keepUntil(day(8), 7490)).status).toBe(200);
  const given = await app.db.execute<{ id: string }>(sql`select vehicle_id as id from booking where id = ${next}`);
  expect(given.rows).toEqual([{ id: other }]);
});

test('what is not paid in time leaves the vehicle to others, and the booking as it was', async () => {
  await keepUntil(day(5), 4280);
  expect((await another(customer.vehicleId, day(4), day(5), 1)).problem?.error).toBe('booking.vehicle-taken');
  app.setNow(day(1, '10:40'));
  await app.runJob('end-unpaid-changes');
  expect((await another(customer.vehicleId, day(4), day(5), 1)).status).toBe(200);
  expect(await customer.read(booking)).toMatchObject({ totalAmount: 2140, may: { extend: true } });
});

test('against new bookings at the same moment one wins, and nothing overlaps', { timeout: 600_000 }, async () => {
  for (let round = 0; round < rounds; round++) {
    await app.db.execute(sql`
      with gone as (delete from vehicle_occupancy where booking_id <> ${booking.bookingId} or change_of is not null)
      update booking set status = 'cancelled', hold_until = null where id <> ${booking.bookingId}`);
    await app.db.execute(sql`delete from booking_change`);
    const answers = await Promise.all([
      keepUntil(day(5), 4280),
      another(customer.vehicleId, day(4), day(5), 1),
      another(customer.vehicleId, day(4), day(6), 2),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect([round, won.length, answers.map(({ problem }) => problem?.error)]).toEqual([
      round,
      1,
      expect.arrayContaining(['booking.vehicle-taken']),
    ]);
  }
});

test('a vehicle that is not out is not kept longer', async () => {
  const ahead = await customer.book({ pickupDate: day(20), returnDate: day(21), totalAmount: 1070 });
  const { bookingId: id, headers } = ahead;
  expect((await app.call('GET /bookings/:id/extension', { params: { id }, headers })).problem.error).toBe(
    'booking.cannot-change',
  );
});
