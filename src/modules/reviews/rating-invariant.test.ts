import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureAdmin } from '#modules/identity/index.ts';
import { smallBusiness } from '#test/builders/booking.ts';
import { admin } from '#test/builders/identity.ts';
import { completedRental, type Rental } from '#test/builders/reviews.ts';
import { drawn } from '#test/drawn.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

const RENTALS = 5;
let app: TestApp;
let staff: Record<string, string>;
let rentals: Rental[];

beforeAll(async () => {
  app = await freshApp();
  const { vehicleId } = await smallBusiness(app);
  await app.step((ctx) => ensureAdmin(ctx, admin));
  staff = { authorization: `Bearer ${(await app.call('POST /auth/login', { body: admin })).body.token}` };
  rentals = [];
  for (let number = 0; number < RENTALS; number += 1) rentals.push(await completedRental(app, vehicleId));
});
afterAll(() => app.close());

const step = fc.record({
  rental: fc.nat({ max: RENTALS - 1 }),
  action: fc.constantFrom('write', 'hide', 'show'),
  rating: fc.integer({ min: 1, max: 5 }),
});
type Step = { rental: number; action: 'write' | 'hide' | 'show'; rating: number };

const written = async (rental: Rental | undefined) => {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`select id from review where booking_id = ${rental?.bookingId ?? null}`,
  );
  return rows[0]?.id ?? '0197f1a0-0000-7000-8000-000000000001';
};

const take = async ({ rental: number, action, rating }: Step) => {
  const rental = rentals[number];
  if (action !== 'write')
    return app.call('PATCH /reviews/:id', {
      params: { id: await written(rental) },
      body: { hidden: action === 'hide' },
      headers: staff,
    });
  return app.call('POST /bookings/:id/review', {
    params: { id: rental?.bookingId ?? '' },
    body: { rating, comment: 'Said something' },
    headers: rental?.headers ?? {},
  });
};

const figures = async () => {
  const { rows } = await app.db.execute(sql`
    select rating_count as count, rating_sum as sum, counted.* from vehicle, lateral (
      select count(*)::int as shown, coalesce(sum(rating), 0)::int as stars from review
      where vehicle_id = vehicle.id and hidden_at is null) counted`);
  return rows[0] as { count: number; sum: number; shown: number; stars: number };
};

test('whatever is written, hidden and shown again, at once or in turn, a vehicle’s rating is that of its shown reviews', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (rounds) => {
      await app.db.execute(sql`truncate review`);
      await app.db.execute(sql`update vehicle set rating_count = 0, rating_sum = 0`);
      for (const atOnce of rounds) {
        const answers = await Promise.all(atOnce.map(take));
        expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
        const { count, sum, shown, stars } = await figures();
        expect({ count, sum }).toEqual({ count: shown, sum: stars });
      }
    }),
    drawn(25),
  );
});
