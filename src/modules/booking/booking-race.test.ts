import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { askedByAnother, smallBusiness } from '#test/builders/booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { startProcesses } from '#test/start-processes.ts';

let app: TestApp;
let vehicleId: string;
let processes: Awaited<ReturnType<typeof startProcesses>>;
let guest = 0;
// Two processes have real clocks, so the days are counted from today.
const today = bangkokDate(Temporal.Now.instant());

beforeAll(async () => {
  app = await freshApp();
  ({ vehicleId } = await smallBusiness(app));
  processes = await startProcesses(app.databaseUrl, 2);
});
afterAll(async () => {
  await processes?.stop();
  await app.close();
});

type Window = { from: string; until: string; days: number };

/** Everybody books at once, each through the next process. Answers how often each status and code came. */
const storm = async (windows: Window[]) => {
  const answers = await Promise.all(
    windows.map(async ({ from, until, days }, index) => {
      guest += 1;
      const body = askedByAnother(vehicleId, guest, { pickupDate: from, returnDate: until, totalAmount: days * 1070 });
      const reply = await fetch(`${processes.addresses[index % 2]}/api/bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `storm-${guest}-key` },
        body: JSON.stringify(body),
      });
      const json = (await reply.json()) as { error?: string; message?: string };
      return `${reply.status} ${json.error ?? ''} ${reply.status === 409 ? json.message : ''}`.trim();
    }),
  );
  return Object.fromEntries([...Map.groupBy(answers, (one) => one)].map(([said, all]) => [said, all.length]));
};

const taken = '409 booking.vehicle-taken Vehicle is not available for selected dates';
const on = (day: number, time: string) => `${addDays(today, day)}T${time}`;

test.each([
  ['100 at once', 100, 5],
  ['200 at once', 200, 15],
  ['200 at once, again', 200, 25],
])('of %s through two processes one gets the vehicle and the others are told so', async (_sentence, howMany, day) => {
  const windows = Array.from({ length: howMany }, () => ({
    from: on(day, '10:00'),
    until: on(day + 2, '10:00'),
    days: 2,
  }));
  expect(await storm(windows)).toEqual({ '200': 1, [taken]: howMany - 1 });
});

test('of 100 staggered windows that all overlap one gets the vehicle', async () => {
  const hours = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];
  const windows = Array.from({ length: 100 }, (_, index) => {
    const time = hours[index % 10] ?? '08:00';
    return { from: on(35 + (index % 2), time), until: on(38 + (index % 2), time), days: 3 };
  });
  expect(await storm(windows)).toEqual({ '200': 1, [taken]: 99 });
});

test('of two rentals with a gap shorter than the turnover one gets the vehicle', async () => {
  const first = { from: on(45, '10:00'), until: on(46, '10:00'), days: 1 };
  const tooSoon = { from: on(46, '11:30'), until: on(47, '11:30'), days: 1 };
  const windows = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? first : tooSoon));
  expect(await storm(windows)).toEqual({ '200': 1, [taken]: 59 });
});

test('of two rentals with a gap of exactly the turnover both get the vehicle', async () => {
  const first = { from: on(55, '10:00'), until: on(56, '10:00'), days: 1 };
  const then = { from: on(56, '12:00'), until: on(57, '12:00'), days: 1 };
  const windows = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? first : then));
  expect(await storm(windows)).toEqual({ '200': 2, [taken]: 58 });
});

test('nothing overlaps afterwards', async () => {
  const { rows } = await app.db.execute(sql`
    select 1 from vehicle_occupancy a join vehicle_occupancy b
      on a.vehicle_id = b.vehicle_id and a.id < b.id and a.during && b.during`);
  expect(rows).toEqual([]);
});
