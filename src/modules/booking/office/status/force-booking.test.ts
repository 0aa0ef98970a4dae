import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, jobsOf, paidFor } from '#test/builders/booking.ts';
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
import { someAddons } from '#test/builders/extras.ts';
import { anotherSession, signedInAs } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { lockPoints } from '../../points/points-store.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await confirmedBooking(app, office.vehicleId);
});
afterEach(() => app.close());

const forced = { force: true, reason: 'Wrong button' };
const vehicleStatus = async () => (await officeBooking(app, office.clerk, id)).vehicle.status;

test('a clerk may not force, and an admin needs a reason', async () => {
  const byClerk = await moved(app, office.clerk, id, { status: 'pending', ...forced });
  expect([byClerk.status, byClerk.problem.error]).toEqual([403, 'auth.forbidden']);
  const silent = await moved(app, office.admin, id, { status: 'pending', force: true, reason: ' ' });
  expect([silent.status, silent.problem.messages]).toEqual([422, { reason: 'Please enter a reason' }]);
  expect((await officeBooking(app, office.clerk, id)).stage).toBe('confirmed');
});

test('the reason and both stages are in the log', async () => {
  await moved(app, office.admin, id, { status: 'pending', ...forced });
  const { stage, timeline } = await officeBooking(app, office.clerk, id);
  expect(stage).toBe('pending');
  expect(timeline[0]).toMatchObject({
    action: 'booking.forced',
    actor: 'Nok Head',
    reason: 'Wrong button',
    changes: [{ field: 'stage', before: 'confirmed', after: 'pending' }],
  });
});

test('the stage that it is at is no stage to force', async () => {
  const same = await moved(app, office.admin, id, { status: 'confirmed', ...forced });
  expect([same.status, same.problem.error]).toEqual([409, 'booking.cannot-become']);
});

test('a cancelled booking comes back with its vehicle, and its customer hears of it', async () => {
  await moved(app, office.clerk, id, { status: 'cancelled' });
  expect(await takenFor(app, id)).toEqual([]);
  const { body } = await moved(app, office.admin, id, { status: 'confirmed', ...forced });
  expect(body.data).toMatchObject({ stage: 'confirmed', cancelReason: null });
  expect(await takenFor(app, id)).toEqual(['2026-12-05 10:00 to 2026-12-10 12:00']);
  expect(await jobsOf(app, 'mail-booking-confirmed')).toHaveLength(1);
});

test('one that was cancelled twice is refunded and told twice', async () => {
  await moved(app, office.clerk, id, { status: 'cancelled' });
  await moved(app, office.admin, id, { status: 'confirmed', ...forced });
  await app.db.execute(sql`update booking set promised_satang = 0, paid_satang = 535000`);
  await moved(app, office.clerk, id, { status: 'cancelled' });
  const occasions = (await jobsOf(app, 'refund-booking')).map(({ occasion }) => occasion);
  expect(new Set(occasions).size).toBe(2);
  expect(await jobsOf(app, 'mail-booking-cancelled')).toHaveLength(2);
});

test.each(['pending', 'confirmed', 'picked-up', 'completed'] as const)(
  'no reason brings a booking to %s whose vehicle is another’s by now',
  async (status) => {
    await moved(app, office.clerk, id, { status: 'cancelled' });
    await booked(app, office.vehicleId);
    const refused = await moved(app, office.admin, id, { status, ...forced });
    expect([refused.status, refused.problem.error]).toEqual([409, 'booking.vehicle-taken']);
    expect((await officeBooking(app, office.clerk, id)).stage).toBe('cancelled');
  },
);

test('a pick-up that did not happen is taken back: the vehicle is available, the reading gone', async () => {
  await pickedUp(app, office.clerk, id);
  expect(await vehicleStatus()).toBe('rented');
  const { body } = await moved(app, office.admin, id, { status: 'confirmed', ...forced });
  expect(body.data).toMatchObject({ stage: 'confirmed', handOvers: [], vehicle: { status: 'available' } });
  expect((await pickedUp(app, office.clerk, id)).status).toBe(200);
});

test('a return that did not happen is taken back with its fee, and the vehicle is taken as agreed', async () => {
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-08T10:00');
  await returned(app, office.clerk, id, { lateFee: 1000 });
  const { body } = await moved(app, office.admin, id, { status: 'picked-up', ...forced });
  expect(body.data).toMatchObject({ stage: 'picked-up', totalAmount: 5350, vehicle: { status: 'rented' } });
  expect(body.data.handOvers.map(({ kind }) => kind)).toEqual(['pick-up']);
  expect(await takenFor(app, id)).toEqual(['2026-12-05 10:00 to 2026-12-10 12:00']);
});

test('one that is over by force frees its add-ons, as a return does', async () => {
  const { childSeat } = await app.step(({ tx }) => someAddons(tx));
  const dates = { pickupDate: '2026-12-15T10:00', returnDate: '2026-12-20T10:00' };
  const selectedAddons = [{ addonId: childSeat, quantity: 3 }];
  const withSeats = await confirmedBooking(app, office.vehicleId, { ...dates, selectedAddons, totalAmount: 6955 });
  const { body } = await moved(app, office.admin, withSeats, { status: 'completed', ...forced });
  expect(body.data.stage).toBe('completed');
  const { rows } = await app.db.execute(sql`select 1 from addon_reservation where booking_id = ${withSeats}`);
  expect(rows).toEqual([]);
});

test('one that is out is cancelled by force alone, and gives back what the policy says by then', async () => {
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-06T10:00');
  const { body } = await moved(app, office.admin, id, { status: 'cancelled', refundAmount: 0, ...forced });
  expect(body.data).toMatchObject({ stage: 'cancelled', pendingRefund: 0, vehicle: { status: 'available' } });
  expect(await takenFor(app, id)).toEqual([]);
});

describe('a booking that spent points', () => {
  let headers: Record<string, string>;
  const january = { pickupDate: '2027-01-05T10:00', returnDate: '2027-01-10T10:00' };
  const february = { pickupDate: '2027-02-05T10:00', returnDate: '2027-02-10T10:00' };
  const withPoints = (dates: object, usePoints: number, totalAmount: number) =>
    app.call('POST /bookings', { body: bookingBody(office.vehicleId, { ...dates, usePoints, totalAmount }), headers });

  /** The customer has 53 points, and a cancelled booking that spent all of them. */
  beforeEach(async () => {
    await writeSettings(app.db, 'features', { enableLoyaltyProgram: true });
    await writeSettings(app.db, 'booking', { advanceBookingDays: 365 });
    const customer = await signedInAs(app);
    const first = { pickupDate: '2026-12-15T10:00', returnDate: '2026-12-20T10:00' };
    const earning = await app.call('POST /bookings', {
      body: bookingBody(office.vehicleId, first),
      headers: customer.headers,
    });
    await paidFor(app, earning.body.bookingId, 5350);
    await moved(app, office.admin, earning.body.bookingId, { status: 'completed', ...forced });
    ({ headers } = await anotherSession(app, customer.id));
    const { bookingId } = (await withPoints(january, 53, 5293.29)).body;
    id = bookingId;
    await moved(app, office.clerk, id, { status: 'cancelled' });
  });

  test('comes back by force with its points while they are there', async () => {
    expect((await moved(app, office.admin, id, { status: 'pending', ...forced })).status).toBe(200);
    expect((await app.call('GET /account/points', { headers })).body.data.balance).toBe(0);
    // Its own points are no reason to refuse the next stage.
    expect((await moved(app, office.admin, id, { status: 'confirmed', ...forced })).status).toBe(200);
  });

  test('stays cancelled where they were spent again', async () => {
    expect((await withPoints(february, 20, 5328.6)).status).toBe(200);
    const refused = await moved(app, office.admin, id, { status: 'confirmed', ...forced });
    expect([refused.status, refused.problem.error, refused.problem.details]).toEqual([
      409,
      'booking.points-spent',
      { points: 53, left: 33 },
    ]);
    expect((await officeBooking(app, office.clerk, id)).stage).toBe('cancelled');
    expect(await takenFor(app, id)).toEqual([]);
  });

  test('waits for whoever spends points of the account at the same moment', async () => {
    const { version } = await officeBooking(app, office.clerk, id);
    const body = { version, status: 'confirmed' as const, ...forced };
    const other = (await withPoints(february, 53, 5293.29)).body.bookingId;
    await moved(app, office.clerk, other, { status: 'cancelled' });
    const refused = await whileUncommitted(
      app,
      async ({ tx }) => {
        const { rows } = await tx.execute<{ id: string }>(sql`
          select user_id as id from customer join booking on customer_id = customer.id where booking.id = ${id}`);
        await lockPoints(tx, rows[0]?.id ?? '');
        await tx.execute(sql`update booking set status = 'pending', hold_until = pick_up_at where id = ${other}`);
      },
      () => app.call('PUT /admin/bookings/:id/status', { params: { id }, headers: office.admin.headers, body }),
    );
    expect([refused.status, refused.problem.error]).toEqual([409, 'booking.points-spent']);
  });
});
