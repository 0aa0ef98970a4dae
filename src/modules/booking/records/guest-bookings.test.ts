import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody, customer, smallBusiness } from '#test/builders/booking.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { lockGuestBookings, transferBookings } from '../index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
});
afterAll(() => app.close());

/** The record of somebody who has an account. */
const recordOf = async (userId: string) => {
  const { rows } = await app.db.execute<{ id: string }>(sql`
    insert into customer (user_id, email, first_name, last_name, phone, created_at)
    values (${userId}, 'hannah@example.com', 'Hannah', 'Keller', '1', now()) returning id`);
  return rows[0]?.id ?? '';
};

test('whoever looks for a guest’s bookings while they are given to an account waits, and finds none left', async () => {
  const { vehicleId } = await smallBusiness(app);
  const { bookingId } = (await app.call('POST /bookings', { body: bookingBody(vehicleId) })).body;
  const record = await recordOf((await signedInAs(app)).id);
  const matches = () => app.step(({ tx }) => lockGuestBookings(tx, customer.email));
  expect((await matches()).map(({ id }) => id)).toEqual([bookingId]);
  const left = await whileUncommitted(
    app,
    async ({ tx }) => transferBookings(tx, await lockGuestBookings(tx, customer.email), record),
    matches,
  );
  expect(left).toEqual([]);
});
