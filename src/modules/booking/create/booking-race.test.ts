import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { fromBaht } from '#kernel/money.ts';
import { addAddons } from '#modules/extras/index.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { addPromotions } from '#modules/pricing/index.ts';
import { bookingBodyOfAnother, smallBusiness } from '#test/builders/booking.ts';
import { type CrowdReply, counted, crowdAt, times } from '#test/builders/crowd.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { promotion } from '#test/builders/promotions.ts';
import { type Window, windowsAround } from '#test/builders/windows.ts';
import { casesOf, seed } from '#test/drawn.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { startProcesses } from '#test/start-processes.ts';

/** So many in `npm test`; the proof is `RACE_ROUNDS=20 RACE_SIZE=200 vitest run src/modules/booking/create/booking-race.test.ts`. */
const rounds = casesOf(3, { variable: 'RACE_ROUNDS', sweep: 20 });
const size = casesOf(50, { variable: 'RACE_SIZE', sweep: 200 });

let app: TestApp;
let vehicleId: string;
let categoryId: string;
let processes: Awaited<ReturnType<typeof startProcesses>>;
let send: ReturnType<typeof crowdAt>;
let guest = 0;
// Two processes have real clocks, so the days are counted from today.
const today = bangkokDate(Temporal.Now.instant());

beforeAll(async () => {
  app = await freshApp();
  ({ vehicleId, categoryId } = await smallBusiness(app));
  processes = await startProcesses(app.databaseUrl, 2);
  send = crowdAt(processes.addresses);
});
afterAll(async () => {
  await processes?.stop();
  await app.close();
});

// Ten percent off for everybody: a vehicle of ฿1,000 and a seat of ฿100 are ฿1,000 before tax.
const everybodysOffer = promotion({ trigger: 'automatic', code: null, validTo: '2099-12-31' });

/** Everybody books at once, each through the next process. */
const storm = (of: string, windows: readonly Window[]) => {
  const first = guest;
  guest += windows.length;
  return Promise.all(
    windows.map(({ from, until, days }, index) => {
      const values = { pickupDate: from, returnDate: until, totalAmount: days * 1070 };
      return send('/bookings', bookingBodyOfAnother(of, first + index, values));
    }),
  );
};

const taken = '409 booking.vehicle-taken';
const on = (day: number, time: string) => `${addDays(today, day)}T${time}`;

test('of many whose times all meet, some by the turnover alone, one gets the vehicle', {
  timeout: 600_000,
}, async () => {
  const rows = Array.from({ length: rounds }, (_, round) => vehicle({ categoryId, licensePlate: `5กก ${round}` }));
  const fleet = await app.step(({ tx }) => addVehicles(tx, rows));
  const answers: CrowdReply[] = [];
  for (const [round, one] of fleet.entries()) {
    const replies = await storm(one, windowsAround(on(10, '11:45'), { howMany: 2 * size, seed: seed + round }));
    expect([seed + round, counted(replies)]).toEqual([seed + round, { '200': 1, [taken]: 2 * size - 1 }]);
    answers.push(...replies);
  }
  if (process.env.RACE_SIZE) process.stdout.write(`2 x ${size}, ${rounds} rounds, seed ${seed}: ${times(answers)}\n`);
});

test('of two rentals with a gap shorter than the turnover one gets the vehicle', async () => {
  const first = { from: on(45, '10:00'), until: on(46, '10:00'), days: 1 };
  const tooSoon = { from: on(46, '11:30'), until: on(47, '11:30'), days: 1 };
  const windows = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? first : tooSoon));
  expect(counted(await storm(vehicleId, windows))).toEqual({ '200': 1, [taken]: 59 });
});

test('of two rentals with a gap of exactly the turnover both get the vehicle', async () => {
  const first = { from: on(55, '10:00'), until: on(56, '10:00'), days: 1 };
  const then = { from: on(56, '12:00'), until: on(57, '12:00'), days: 1 };
  const windows = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? first : then));
  expect(counted(await storm(vehicleId, windows))).toEqual({ '200': 2, [taken]: 58 });
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
    const body = bookingBodyOfAnother(vehicleId, guest, {
      pickupDate: on(day, '10:00'),
      returnDate: on(day + 1, '10:00'),
      selectedAddons: [{ addonId: seat, quantity: 1 }],
      totalAmount: 1070,
    });
    return send('/bookings', body, token);
  };
  const held = await Promise.all(fleet.map((id) => book(id, 60)));
  expect(counted(held)).toEqual({ '200': fleet.length });
  // Each goes back and takes the next one's vehicle for other days, while newcomers book too.
  const again = held.map(({ json }, index) =>
    book(fleet[(index + 1) % fleet.length] ?? '', 65, json.data?.accessToken),
  );
  const answers = await Promise.all([...again, ...fleet.map((id) => book(id, 70))]);
  expect(counted(answers)).toEqual({ '200': 2 * fleet.length });
  const { rows } = await app.db.execute(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

test('nothing overlaps afterwards', async () => {
  const { rows } = await app.db.execute(sql`
    select 1 from vehicle_occupancy a join vehicle_occupancy b
      on a.vehicle_id = b.vehicle_id and a.id < b.id and a.during && b.during`);
  expect(rows).toEqual([]);
});
