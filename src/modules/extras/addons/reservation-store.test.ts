import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { someAddons } from '#test/builders/extras.ts';
import { bookingRow, period } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { outlookPeriods } from '../rules/units-out.ts';
import { addReservations, peakUnits } from './reservation-store.ts';

const now = '2026-12-10T10:00';
let app: TestApp;
let addonId: string;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ now });
  ({ vehicleId } = await smallBusiness(app));
  await app.step(({ tx }) => someAddons(tx));
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from addon limit 1`);
  addonId = rows[0]?.id ?? '';
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`delete from addon_reservation`));

const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}T10:00`;
const days = (first: number, last: number) => period(day(first), day(last));
type Out = readonly [first: number, last: number, quantity: number];
const reserve = async (reservations: readonly Out[], heldUntil: Temporal.Instant | null = null) => {
  for (const [first, last, quantity] of reservations) {
    const during = days(first, last);
    const bookingId = await bookingRow(app.db, vehicleId, during);
    await app.step(({ tx }) => addReservations(tx, [{ addonId, bookingId, quantity, during, heldUntil }]));
  }
};
const peak = (during: ReturnType<typeof days>, butBooking?: string) =>
  app.step(
    async (ctx) =>
      (await peakUnits(ctx.tx, { addonIds: [addonId], period: during, now: ctx.now, butBooking })).get(addonId) ?? 0,
  );

test.each<[string, Out[], number]>([
  ['what is out for a part of the time counts', [[11, 12, 2]], 2],
  [
    'what overlaps adds up',
    [
      [9, 12, 2],
      [11, 20, 3],
    ],
    5,
  ],
  [
    'what is back in time for the next is the same unit',
    [
      [10, 12, 2],
      [12, 14, 2],
    ],
    2,
  ],
  [
    'and in whatever order they were made',
    [
      [12, 14, 2],
      [10, 12, 2],
    ],
    2,
  ],
  [
    'two that begin together add up',
    [
      [11, 12, 2],
      [11, 13, 2],
    ],
    4,
  ],
  [
    'the busiest moment counts, not the sum',
    [
      [10, 12, 2],
      [12, 14, 3],
      [13, 15, 1],
    ],
    4,
  ],
  [
    'what ended or begins at the ends does not count',
    [
      [5, 10, 9],
      [15, 20, 9],
    ],
    0,
  ],
  [
    'what was busy before the period does not count',
    [
      [5, 9, 9],
      [5, 11, 1],
      [12, 13, 1],
    ],
    1,
  ],
])('%s', async (_rule, reservations, units) => {
  await reserve(reservations);
  expect(await peak(days(10, 15))).toBe(units);
});

test('nothing is out when nothing is reserved, when the hold is over, or when it is one’s own', async () => {
  expect(await peak(days(10, 15))).toBe(0);
  await reserve([[11, 12, 2]], period(day(9), now).until);
  expect(await peak(days(10, 15))).toBe(0);
  await reserve([[11, 12, 2]]);
  const { rows } = await app.db.execute<{ id: string }>(
    sql`select booking_id as id from addon_reservation where held_until is null`,
  );
  expect(await peak(days(10, 15))).toBe(2);
  expect(await peak(days(10, 15), rows[0]?.id)).toBe(0);
});

// Now is 10 December, 10:00; the next seven days end on the 17th, 10:00.
test.each<[string, Out[], [number, number, number]]>([
  ['two are out now', [[8, 12, 2]], [2, 2, 2]],
  ['what came back at this moment is not out', [[8, 10, 2]], [0, 0, 0]],
  ['what goes out at this moment is', [[10, 12, 2]], [2, 2, 2]],
  ['what goes out tomorrow counts for the week alone', [[11, 12, 3]], [0, 3, 3]],
  ['what goes out when the week ends counts for later', [[17, 19, 4]], [0, 0, 4]],
  ['what was out in the past does not count', [[1, 9, 9]], [0, 0, 0]],
])('%s', async (_what, reservations, units) => {
  await reserve(reservations);
  const periods = await app.step(async (ctx) => outlookPeriods(ctx.now));
  expect([await peak(periods.now), await peak(periods.nextWeek), await peak(periods.fromNowOn)]).toEqual(units);
});
