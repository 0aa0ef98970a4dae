import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BookingStage } from '#contract/office/booking-record.ts';
import { releaseEndedHolds } from '#modules/fleet/index.ts';
import { jobsOf } from '#test/builders/booking.ts';
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
import { bookedVehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
});
afterEach(() => app.close());

/** A booking at a stage, as the desk brings it there. */
const bookingAt = async (stage: BookingStage): Promise<string> => {
  if (stage === 'pending') return booked(app, office.vehicleId);
  const id = await confirmedBooking(app, office.vehicleId);
  if (stage === 'cancelled') await moved(app, office.clerk, id, { status: 'cancelled' });
  if (stage === 'picked-up' || stage === 'completed') await pickedUp(app, office.clerk, id);
  if (stage === 'completed') await returned(app, office.clerk, id);
  expect((await officeBooking(app, office.clerk, id)).stage).toBe(stage);
  return id;
};

const bookingStages = ['pending', 'confirmed', 'picked-up', 'completed', 'cancelled'] as const;

test.each([
  ['pending', ['confirmed', 'cancelled']],
  ['confirmed', ['completed', 'cancelled']],
  ['picked-up', ['completed']],
  ['completed', []],
  ['cancelled', []],
] as const)('one that is %s becomes %s, and everything else is refused', async (from, allowed) => {
  const id = await bookingAt(from);
  for (const status of bookingStages.filter((to) => !allowed.some((one) => one === to))) {
    const { status: answered, problem } = await moved(app, office.clerk, id, { status });
    const isCancelled = from === 'cancelled' && status === 'cancelled';
    expect([status, answered, problem.error]).toEqual([
      status,
      409,
      isCancelled ? problem.error : 'booking.cannot-become',
    ]);
    expect((await officeBooking(app, office.clerk, id)).stage).toBe(from);
  }
  const [next] = allowed;
  if (!next) return;
  const { status, body } = await moved(app, office.clerk, id, { status: next, withoutPickUp: true });
  expect([status, body.data.stage]).toEqual([200, next]);
});

test('confirming keeps the vehicle for good, paid or not, and tells the customer with the papers', async () => {
  const id = await booked(app, office.vehicleId);
  await moved(app, office.clerk, id, { status: 'confirmed' });
  app.setNow('2026-11-20T12:31');
  await app.runJob('expire-holds');
  expect(await officeBooking(app, office.clerk, id)).toMatchObject({
    stage: 'confirmed',
    holdUntil: null,
    owedAmount: 5350,
  });
  const [job] = await jobsOf(app, 'mail-booking-confirmed');
  await app.runJob('mail-booking-confirmed', job);
  expect((await officeBooking(app, office.clerk, id)).mails).toMatchObject([{ kind: 'booking-confirmed' }]);
});

test('one whose hold ended and whose vehicle is another’s cannot be confirmed', async () => {
  const id = await booked(app, office.vehicleId);
  app.setNow('2026-11-20T12:31');
  await app.step(async ({ tx, now }) => {
    await releaseEndedHolds(tx, { vehicleId: office.vehicleId, now });
    await bookedVehicle(tx, { vehicleId: office.vehicleId, from: '2026-12-06T10:00', until: '2026-12-07T10:00' });
  });
  const { status, problem } = await moved(app, office.clerk, id, { status: 'confirmed' });
  expect([status, problem.error]).toEqual([409, 'booking.vehicle-taken']);
});

test('the refund is shown first, is the policy’s, and another one that was seen cancels nothing', async () => {
  const id = await confirmedBooking(app, office.vehicleId);
  office = await at(app, office, '2026-12-03T12:00');
  const { headers } = office.clerk;
  const shown = await app.call('GET /bookings/:id/cancellation', { params: { id }, headers });
  expect(shown.body.data).toMatchObject({ refundPercent: 50, refundAmount: 2675, paidAmount: 5350 });
  const wrong = await moved(app, office.clerk, id, { status: 'cancelled', refundAmount: 5350 });
  expect([wrong.status, wrong.problem.error]).toEqual([409, 'booking.refund-changed']);
  expect((await officeBooking(app, office.clerk, id)).stage).toBe('confirmed');
  const reason = 'No vehicle after an accident';
  const done = await moved(app, office.clerk, id, { status: 'cancelled', refundAmount: 2675, reason });
  expect(done.body.data).toMatchObject({ stage: 'cancelled', pendingRefund: 2675, cancelReason: reason });
  expect(await takenFor(app, id)).toEqual([]);
  expect(await jobsOf(app, 'refund-booking')).toMatchObject([{ bookingId: id, percent: 50, amount: 267_500 }]);
  const [job] = await jobsOf(app, 'mail-booking-cancelled');
  await app.runJob('mail-booking-cancelled', job);
  const { rows } = await app.db.execute<{ plain: string }>(
    sql`select plain from mail where kind = 'booking-cancelled'`,
  );
  expect(rows[0]?.plain).toContain('2,675');
});

test('who cancels for the business is named so, and the log has nothing of what was typed', async () => {
  const id = await confirmedBooking(app, office.vehicleId);
  await moved(app, office.clerk, id, { status: 'cancelled', reason: 'Hannah called' });
  const { rows } = await app.db.execute<{ because: string }>(sql`select cancelled_because as because from booking`);
  expect(rows).toEqual([{ because: 'staff' }]);
  const [entry] = (await officeBooking(app, office.clerk, id)).timeline;
  expect(entry).toMatchObject({ action: 'booking.cancelled', actor: 'Lek Counter', reason: null });
  expect(JSON.stringify(entry)).not.toContain('Hannah');
});

test('nobody came: after the pick-up time the desk cancels', async () => {
  const id = await confirmedBooking(app, office.vehicleId);
  office = await at(app, office, '2026-12-05T14:00');
  const done = await moved(app, office.clerk, id, { status: 'cancelled', refundAmount: 0 });
  expect(done.body.data).toMatchObject({ stage: 'cancelled', pendingRefund: 0, paidAmount: 5350 });
});

test('a booking that has moved on since it was seen is left as it is, and its clerk is told', async () => {
  const id = await booked(app, office.vehicleId);
  const { version } = await officeBooking(app, office.clerk, id);
  await moved(app, office.clerk, id, { status: 'confirmed' });
  const late = await moved(app, office.admin, id, { status: 'cancelled', version });
  expect([late.status, late.problem.error]).toEqual([409, 'booking.changed-meanwhile']);
  expect((await officeBooking(app, office.clerk, id)).stage).toBe('confirmed');
});

test('two clerks at the same moment: one is first, and the other is told', async () => {
  const id = await booked(app, office.vehicleId);
  const answers = await Promise.all([
    moved(app, office.clerk, id, { status: 'confirmed', version: 1 }),
    moved(app, office.admin, id, { status: 'cancelled', version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.error).toBe('booking.changed-meanwhile');
});
