import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { fromBaht } from '#kernel/money.ts';
import { addAddons } from '#modules/extras/index.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { addPromotions } from '#modules/pricing/index.ts';
import { askedByAnother, smallBusiness } from '#test/builders/booking.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { promotion } from '#test/builders/promotions.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { startProcesses } from '#test/start-processes.ts';

let app: TestApp;
let vehicleId: string;
let categoryId: string;
let processes: Awaited<ReturnType<typeof startProcesses>>;
let guest = 0;
// Two processes have real clocks, so the days are counted from today.
const today = bangkokDate(Temporal.Now.instant());

beforeAll(async () => {
  app = await freshApp();
  ({ vehicleId, categoryId } = await smallBusiness(app));
  processes = await startProcesses(app.databaseUrl, 2);
});
afterAll(async () => {
  await processes?.stop();
  await app.close();
});

// Ten percent off for everybody: a vehicle of ฿1,000 and a seat of ฿100 are ฿1,000 before tax.
const everybodysOffer = promotion({ trigger: 'automatic', code: null, validTo: '2099-12-31' });

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

test('visitors who choose again beside new ones, with one add-on and one offer for all, never wait in a circle', async () => {
  const { fleet, seat } = await app.step(async ({ tx }) => {
    const rows = Array.from({ length: 12 }, (_, index) => vehicle({ categoryId, licensePlate: `7กก ${7000 + index}` }));
    const [seatId = ''] = await addAddons(tx, [
      { name: 'Child seat', category: 'safety', dailyPrice: fromBaht(100), maxQuantity: 100, currentStock: 100 },
    ]);
    await addPromotions(tx, [everybodysOffer]);
    return { fleet: await addVehicles(tx, rows), seat: seatId };
  });
  const book = async (vehicleId: string, day: number, token?: string) => {
    guest += 1;
    const body = askedByAnother(vehicleId, guest, {
      pickupDate: on(day, '10:00'),
      returnDate: on(day + 1, '10:00'),
      selectedAddons: [{ addonId: seat, quantity: 1 }],
      totalAmount: 1070,
    });
    const reply = await fetch(`${processes.addresses[guest % 2]}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { 'x-booking-token': token }) },
      body: JSON.stringify(body),
    });
    return { status: reply.status, json: (await reply.json()) as { data?: { accessToken: string } } };
  };
  const held = await Promise.all(fleet.map((id) => book(id, 60)));
  expect(held.map(({ status }) => status)).toEqual(fleet.map(() => 200));
  // Each goes back and takes the next one's vehicle for other days, while newcomers book too.
  const begun = performance.now();
  const again = held.map(({ json }, index) =>
    book(fleet[(index + 1) % fleet.length] ?? '', 65, json.data?.accessToken),
  );
  const statuses = (await Promise.all([...again, ...fleet.map((id) => book(id, 70))])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  // A deadlock is found after a second at the earliest.
  const { rows } = await app.db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  expect({ ...rows[0], isQuick: performance.now() - begun < 15_000 }).toEqual({ deadlocks: 0, isQuick: true });
});

test('nothing overlaps afterwards', async () => {
  const { rows } = await app.db.execute(sql`
    select 1 from vehicle_occupancy a join vehicle_occupancy b
      on a.vehicle_id = b.vehicle_id and a.id < b.id and a.during && b.during`);
  expect(rows).toEqual([]);
});
