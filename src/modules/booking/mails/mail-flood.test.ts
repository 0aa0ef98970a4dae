import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody, changedInDatabase, smallBusiness } from '#test/builders/booking.ts';
import { changeSettings } from '#test/builders/change-settings.ts';
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
      sql`select count(*) from mail where to_address = ${'hannah.keller@example.com'} and status <> 'capped'`,
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

test('sixty fake bookings do not hide a real one from the staff', async () => {
  const dates = { pickupDate: '2026-12-15T10:00', returnDate: '2026-12-20T10:00' };
  await changeSettings(app, { general: { adminEmail: 'boss@example.com' } });
  await app.db.execute(sql`
    insert into mail (occasion, kind, language, to_name, to_address, subject, html, plain, status, created_at)
    select 'flood:' || n, 'staff-booking-waiting', 'en', '', 'boss@example.com', '', '', '', 'sent', '2026-11-20T13:01+07'
    from generate_series(1, 60) n`);
  const { bookingId, data } = (await app.call('POST /bookings', { body: bookingBody(vehicleId, dates) })).body;
  const headers = { 'x-booking-token': data.accessToken };
  await app.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod: 'cash', acceptTerms: true } });
  await app.runJob('mail-booking-waiting', { bookingId });
  await app.runJob('mail-booking-received', { bookingId });
  await app.runJob('write-digests');
  const { rows } = await app.db.execute<{ plain: string }>(sql`select plain from mail where kind = 'staff-digest'`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.plain).toMatch(/To approve: .+, BKK\w+:/);
  expect(rows[0]?.plain).toContain(`http://localhost:3000/admin/bookings/${bookingId}`);
  expect(rows[0]?.plain).not.toMatch(/hannah|keller/i);
});

test('a mailbox gets no more for the tags and dots in its address', async () => {
  app.setNow('2026-11-21T12:00');
  for (let tag = 0; tag < 40; tag += 1)
    await app.runJob('mail-email-code', { email: `vic.tim+${tag}@googlemail.com`, language: 'en' });
  const { rows } = await app.db.execute<{ sent: number }>(sql`
    select count(*)::int as sent from mail where to_address like 'vic.tim%' and status <> 'capped'`);
  expect(rows[0]?.sent).toBeLessThanOrEqual(12);
});
