import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody, bookingBodyOfAnother, smallBusiness } from '#test/builders/booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { recordConsent } from '../index.ts';

let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(() => app.close());

const acceptedAt = async (id: string) => {
  const { rows } = await app.db.execute<{ at: string | null }>(
    sql`select to_char(terms_accepted_at, 'YYYY-MM-DD HH24:MI') as at from booking where id = ${id}`,
  );
  return rows[0]?.at;
};

test('consent that comes with the booking is kept with its time, and a later one does not take its place', async () => {
  const { body } = await app.call('POST /bookings', { body: bookingBody(vehicleId, { acceptTerms: true }) });
  expect(await acceptedAt(body.bookingId)).toBe('2026-11-20 05:00');
  app.setNow('2026-11-20T12:20');
  await app.step((ctx) => recordConsent(ctx, body.bookingId));
  expect(await acceptedAt(body.bookingId)).toBe('2026-11-20 05:00');
});

test('consent may come with the payment; without any, none is kept', async () => {
  const dates = { pickupDate: '2026-12-20T10:00', returnDate: '2026-12-25T10:00', acceptTerms: false };
  const { body } = await app.call('POST /bookings', { body: bookingBodyOfAnother(vehicleId, 2, dates) });
  expect(await acceptedAt(body.bookingId)).toBeNull();
  await app.step((ctx) => recordConsent(ctx, body.bookingId));
  expect(await acceptedAt(body.bookingId)).toBe('2026-11-20 05:20');
});
