import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedInDatabase } from '#test/builders/booking.ts';
import { booked, desk, officeBooking } from '#test/builders/desk.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await booked(app, office.vehicleId);
});
afterEach(() => app.close());

test('all about a booking stands together: customer, vehicle, price, papers, and what happened', async () => {
  await app.runJob('mail-booking-received', { bookingId: id });
  const { headers } = office.clerk;
  const record = { bookingId: id, amount: 1070, paymentMethod: 'cash', reference: 'R-1' };
  expect((await app.call('POST /payments/records', { headers, body: record })).status).toBe(200);
  const booking = await officeBooking(app, office.clerk, id);
  expect(booking).toMatchObject({
    firstName: 'Hannah',
    lastName: 'Keller',
    licenseNumber: 'NSW 1234 5678',
    language: 'en',
    notes: '',
    pickupLocationId: office.silom,
    returnLocationId: office.silom,
    paidAmount: 1070,
    pendingRefund: 0,
    vehicle: { bodyType: 'hatchback', status: 'available', mileage: 0 },
    customer: { bookings: 1, spent: 1070, licenseExpiryDate: null },
    payment: { status: 'successful', method: 'cash', reference: 'R-1' },
    paymentMethod: 'cash',
    owedAmount: 4280,
    handOvers: [],
    mails: [{ kind: 'booking-received', status: 'waiting' }],
  });
  expect(booking.quote.total).toBe(5350);
  expect(booking.timeline.map(({ action }) => action).sort()).toEqual([
    'booking.created',
    'mail.booking-received',
    'payment.recorded',
  ]);
  expect(booking.timeline.find(({ action }) => action === 'payment.recorded')).toMatchObject({ actor: 'Lek Counter' });
});

test('of a customer count the bookings that stand, as the list of customers counts them', async () => {
  const { headers } = office.clerk;
  await changedInDatabase(app, sql`status = 'cancelled', paid_satang = 100000`, sql`id = ${id}`);
  const dates = { pickupDate: '2026-12-15T10:00', returnDate: '2026-12-20T10:00' };
  const other = await booked(app, office.vehicleId, dates);
  await app.db.execute(sql`update booking set paid_satang = 50000 where id = ${other}`);
  const { customer, customerId } = await officeBooking(app, office.clerk, other);
  expect(customer).toMatchObject({ bookings: 1, spent: 500 });
  const { body } = await app.call('GET /admin/customers/:id', { params: { id: customerId }, headers });
  expect(body.data).toMatchObject({ totalBookings: 1, totalSpent: 500 });
});

test('what ended by itself is in its story, and why', async () => {
  app.setNow('2026-11-20T12:31');
  await app.runJob('expire-holds');
  const { timeline, stage } = await officeBooking(app, office.clerk, id);
  expect(stage).toBe('cancelled');
  expect(timeline[0]).toMatchObject({ action: 'booking.cancelled', actor: null, about: 'expired' });
});

test('an admin may force every other stage, a clerk none', async () => {
  expect((await officeBooking(app, office.admin, id)).may.force).toEqual([
    'confirmed',
    'picked-up',
    'completed',
    'cancelled',
  ]);
  expect((await officeBooking(app, office.clerk, id)).may.force).toEqual([]);
});

test('a booking that is not there is told so', async () => {
  const reply = await app.call('GET /admin/bookings/:id', {
    params: { id: randomUUID() },
    headers: office.clerk.headers,
  });
  expect([reply.status, reply.problem.error]).toEqual([404, 'booking.not-found']);
});
