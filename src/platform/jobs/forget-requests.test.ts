import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { freshApp } from '#test/fresh-app.ts';

test('an idempotency key is remembered for a day', async () => {
  const app = await freshApp({ now: '2026-11-20T12:00' });
  const { vehicleId } = await smallBusiness(app);
  const book = () =>
    app.call('POST /bookings', { body: bookingBody(vehicleId), headers: { 'idempotency-key': 'attempt-0001' } });
  const first = await book();
  app.setNow('2026-11-21T12:00');
  await app.runJob('forget-requests');
  expect((await book()).body).toEqual(first.body);
  app.setNow('2026-11-21T12:01');
  await app.runJob('forget-requests');
  expect((await app.db.execute(sql`select 1 from idempotent_reply`)).rows).toEqual([]);
  await app.close();
});
