import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody, changedInDatabase, smallBusiness } from '#test/builders/booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(() => app.close());

/** Books in a stranger's name, says that it will be paid in cash or by transfer, and cancels. */
const annoy = async () => {
  const { bookingId, data } = (await app.call('POST /bookings', { body: bookingBody(vehicleId) })).body;
  const headers = { 'x-booking-token': data.accessToken };
  for (const paymentMethod of ['cash', 'bank_transfer'] as const) {
    await app.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod, acceptTerms: true } });
    await app.runJob('mail-booking-waiting', { bookingId });
  }
  await app.call('POST /bookings/:id/cancel', { params: { id: bookingId }, headers, body: {} });
  await app.runJob('mail-booking-cancelled', { bookingId });
};
const toStranger = async () =>
  (
    await app.db.execute<{ count: string }>(
      sql`select count(*) from mail where to_address = ${'hannah.keller@example.com'}`,
    )
  ).rows[0]?.count;

test('who books and cancels in a stranger’s name has twelve mails written to them in an hour, and no more', async () => {
  for (let round = 0; round < 8; round += 1) await annoy();
  expect(await toStranger()).toBe('12');
  app.setNow('2026-11-20T13:01');
  await annoy();
  expect(await toStranger()).toBe('15');
});

test('the mail that a payment came is written all the same', async () => {
  for (let round = 0; round < 4; round += 1) await annoy();
  const { bookingId } = (await app.call('POST /bookings', { body: bookingBody(vehicleId) })).body;
  await changedInDatabase(app, sql`paid_satang = total_satang, hold_until = null`, sql`id = ${bookingId}`);
  await app.runJob('mail-booking-waiting', { bookingId });
  const { rows } = await app.db.execute(sql`select kind from mail where booking_id = ${bookingId}`);
  expect(rows).toContainEqual({ kind: 'booking-waiting' });
});
