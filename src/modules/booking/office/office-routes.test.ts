import { afterEach, beforeEach, expect, test } from 'vitest';
import { booked, confirmedBooking, desk, moved, officeBooking } from '#test/builders/desk.ts';
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

const archive = () => app.call('DELETE /admin/bookings/:id', { params: { id }, headers: office.clerk.headers });
const resend = () =>
  app.call('POST /admin/bookings/:id/resend-email', { params: { id }, headers: office.clerk.headers });

test('only what is over is put away, and a second click changes nothing', async () => {
  const refused = await archive();
  expect([refused.status, refused.problem.error]).toEqual([409, 'booking.cannot-archive']);
  await moved(app, office.clerk, id, { status: 'cancelled' });
  expect((await archive()).status).toBe(200);
  expect((await archive()).status).toBe(200);
  const { body } = await app.call('GET /admin/bookings', { headers: office.clerk.headers });
  expect(body.total).toBe(0);
  const { timeline, may, isArchived } = await officeBooking(app, office.clerk, id);
  expect(isArchived).toBe(true);
  expect(timeline.filter(({ action }) => action === 'booking.archived')).toHaveLength(1);
  expect(may.archive).toBe(false);
});

test('what was put away is changed by nobody, and no force brings it back', async () => {
  await moved(app, office.clerk, id, { status: 'cancelled' });
  await archive();
  const { version, may } = await officeBooking(app, office.admin, id);
  expect(may).toEqual({
    ...{ confirm: false, pickUp: false, return: false, cancel: false, move: false, archive: false },
    force: [],
  });
  const forced = await moved(app, office.admin, id, { status: 'pending', force: true, reason: 'Wrong button' });
  const edited = await app.call('PUT /admin/bookings/:id', {
    params: { id },
    headers: office.clerk.headers,
    body: { notes: 'Called', version },
  });
  for (const reply of [forced, edited]) expect([reply.status, reply.problem.error]).toEqual([409, 'booking.archived']);
});

test('its customer goes on seeing what staff put away', async () => {
  const reply = await app.call('GET /bookings/:id', { params: { id }, headers: office.clerk.headers });
  await moved(app, office.clerk, id, { status: 'cancelled' });
  await archive();
  const { bookingNumber } = reply.body.data;
  const match = await app.call('POST /bookings/lookup', {
    body: { bookingNumber, email: reply.body.data.customerInfo.email },
  });
  expect(match.status).toBe(200);
});

test('the newest mail to the customer goes out again, and its booking tells of it', async () => {
  await app.runJob('mail-booking-received', { bookingId: id });
  expect((await resend()).body.data).toEqual({ sent: true });
  const { timeline } = await officeBooking(app, office.clerk, id);
  expect(timeline.find(({ action }) => action === 'booking.mailed')).toMatchObject({ actor: 'Lek Counter' });
});

test('what is for staff alone is not for customers, nor for nobody', async () => {
  const paid = await confirmedBooking(app, office.vehicleId, {
    pickupDate: '2026-12-20T10:00',
    returnDate: '2026-12-25T10:00',
  });
  const strangers: Record<string, string>[] = [{}, { 'x-booking-token': 'x'.repeat(43) }];
  for (const headers of strangers)
    expect((await app.call('GET /admin/bookings/:id', { params: { id: paid }, headers })).status).toBe(401);
});
