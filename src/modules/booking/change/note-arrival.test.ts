import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingBody, paidFor } from '#test/builders/booking.ts';
import { at, desk, officeBooking, pickedUp } from '#test/builders/desk.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;
let headers: Record<string, string>;

const flight = { flightNumber: 'TG 677', arrivalNote: 'Lands at nine' };

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  const { body } = await app.call('POST /bookings', { body: bookingBody(office.vehicleId, flight) });
  id = body.bookingId;
  headers = { 'x-booking-token': body.data.accessToken };
  await paidFor(app, id, 5350);
});
afterEach(() => app.close());

type Arrival = { flightNumber: string; arrivalNote: string };
const note = (body: Arrival, by = headers) =>
  app.call('PUT /bookings/:id/arrival', { params: { id }, headers: by, body });
const seen = async () => (await app.call('GET /bookings/:id', { params: { id }, headers })).body.data;

test('what was written in the booking stands on its page, in the office and in the calendar', async () => {
  expect(await seen()).toMatchObject(flight);
  expect(await officeBooking(app, office.clerk, id)).toMatchObject(flight);
  const calendar = await app.call('GET /admin/bookings/calendar', {
    query: { from: '2026-12-01', days: 30 },
    headers: office.clerk.headers,
  });
  expect(calendar.body.data).toMatchObject([flight]);
});

test('the renter changes it until the hand-over, and nobody else does', async () => {
  expect((await note({ flightNumber: ' QR 832 ', arrivalNote: '' })).body.data).toMatchObject({
    flightNumber: 'QR 832',
    arrivalNote: '',
  });
  expect((await note(flight, {})).status).toBe(404);
  expect((await note({ ...flight, flightNumber: 'x'.repeat(21) })).problem.fields).toHaveProperty('flightNumber');
  const { clerk } = await at(app, office, '2026-12-05T10:00');
  expect((await note(flight)).status).toBe(200);
  await pickedUp(app, clerk, id);
  expect((await note(flight)).problem.error).toBe('booking.picked-up-already');
});

test('a cancelled booking keeps what it says', async () => {
  await app.call('POST /bookings/:id/cancel', { params: { id }, headers, body: {} });
  expect((await note(flight)).problem.error).toBe('booking.cannot-change');
});

test('staff change one of the two, which is recorded without the words of the note', async () => {
  const { version } = await officeBooking(app, office.clerk, id);
  const body = { version, flightNumber: 'QR 832' };
  await app.call('PUT /admin/bookings/:id', { params: { id }, headers: office.clerk.headers, body });
  const booking = await officeBooking(app, office.clerk, id);
  expect(booking).toMatchObject({ flightNumber: 'QR 832', arrivalNote: flight.arrivalNote });
  expect(booking.timeline[0]).toMatchObject({
    action: 'booking.arrival-noted',
    changes: [{ field: 'flightNumber', before: 'TG 677', after: 'QR 832' }],
  });
});
