import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { fromBaht } from '#kernel/money.ts';
import { addAddons } from '#modules/extras/index.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBodyOfAnother, jobsOf, paidFor, smallBusiness } from '#test/builders/booking.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { startProcesses } from '#test/start-processes.ts';

let app: TestApp;
let vehicleId: string;
let categoryId: string;
let processes: Awaited<ReturnType<typeof startProcesses>>;
let guest = 0;
// Two processes have real clocks, so the days are counted from today.
const today = bangkokDate(Temporal.Now.instant());
const on = (day: number, time = '10:00') => `${addDays(today, day)}T${time}`;

beforeAll(async () => {
  app = await freshApp({ now: `${today}T12:00` });
  ({ vehicleId, categoryId } = await smallBusiness(app));
  await app.step(({ tx }) => writeSettings(tx, 'booking', { advanceBookingDays: 365 }));
  processes = await startProcesses(app.databaseUrl, 2);
});
afterAll(async () => {
  await processes?.stop();
  await app.close();
});

type Booked = { id: string; token: string };
type Reply = { error?: string; data?: { bookingId: string; accessToken: string; totalAmount: number } };

let sent = 0;
/** Through the next process, as a browser would. */
const send = async (method: string, path: string, body: object, token?: string) => {
  sent += 1;
  const reply = await fetch(`${processes.addresses[sent % 2]}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { 'x-booking-token': token }) },
    body: JSON.stringify(body),
  });
  const json = (await reply.json()) as Reply;
  return { outcome: `${reply.status} ${json.error ?? ''}`.trim(), json };
};

const book = async (of: string, day: number, values: object = {}): Promise<Booked> => {
  guest += 1;
  const dates = { pickupDate: on(day), returnDate: on(day + 1), totalAmount: 1070 };
  const { outcome, json } = await send('POST', '/bookings', bookingBodyOfAnother(of, guest, { ...dates, ...values }));
  if (!json.data) throw new Error(`Not booked: ${outcome}`);
  return { id: json.data.bookingId, token: json.data.accessToken };
};

const modify = ({ id, token }: Booked, from: string, until: string, totalAmount = 1070) =>
  send('POST', `/bookings/${id}/modify`, { pickupDate: from, returnDate: until, totalAmount }, token);
const cancel = ({ id, token }: Booked) => send('POST', `/bookings/${id}/cancel`, {}, token);

const counted = (answers: { outcome: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ outcome }) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  );

const taken = '409 booking.vehicle-taken';

test('of 50 bookings that are moved to one time of their vehicle at once, one is moved', async () => {
  const bookings = await Promise.all(Array.from({ length: 50 }, (_, index) => book(vehicleId, 10 + 2 * index)));
  const answers = await Promise.all(bookings.map((one) => modify(one, on(200), on(201))));
  expect(counted(answers)).toEqual({ '200': 1, [taken]: 49 });
});

test('bookings that swap places with each other and with newcomers end in one winner for each time', async () => {
  const [first, second] = [await book(vehicleId, 210), await book(vehicleId, 220)];
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => modify(first, on(230), on(231))),
    ...Array.from({ length: 10 }, () => modify(second, on(230), on(231))),
    ...Array.from({ length: 10 }, () =>
      book(vehicleId, 230).then(
        () => ({ outcome: 'booked' }),
        () => ({ outcome: taken }),
      ),
    ),
  ]);
  // Whoever is there may say again that they are.
  const winners = new Set(answers.flatMap(({ outcome }, index) => (outcome === taken ? [] : [Math.floor(index / 10)])));
  expect(winners.size).toBe(1);
});

test('a change and a cancellation at once end in one of them first, and never in a vehicle for a booking that is over', async () => {
  for (const day of [240, 250, 260, 270]) {
    const booking = await book(vehicleId, day);
    await paidFor(app, booking.id, 1070);
    const [moved, ended] = await Promise.all([modify(booking, on(day + 1), on(day + 2)), cancel(booking)]);
    expect(ended?.outcome).toBe('200');
    expect(['200', '409 booking.cannot-change']).toContain(moved?.outcome);
    const { rows } = await app.db.execute(sql`select 1 from vehicle_occupancy where booking_id = ${booking.id}`);
    expect(rows).toEqual([]);
  }
  expect(await jobsOf(app, 'refund-booking')).toHaveLength(4);
});

test('ten who cancel one booking through two processes cancel it once', async () => {
  const booking = await book(vehicleId, 280);
  await paidFor(app, booking.id, 1070);
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(booking)));
  expect(counted(answers)).toEqual({ '200': 1, '409 booking.already-cancelled': 9 });
  const refunds = await jobsOf(app, 'refund-booking');
  expect(refunds.filter(({ occasion }) => String(occasion).startsWith(`cancel:${booking.id}:`))).toHaveLength(1);
});

test('changes of add-ons of many bookings at once never exceed the stock nor wait in a circle', async () => {
  const { fleet, seat, gps } = await app.step(async ({ tx }) => {
    const rows = Array.from({ length: 12 }, (_, index) => vehicle({ categoryId, licensePlate: `8กก ${8000 + index}` }));
    const kept = { category: 'safety' as const, dailyPrice: fromBaht(100), maxQuantity: 10, currentStock: 10 };
    const [seatId = '', gpsId = ''] = await addAddons(tx, [
      { name: 'Child seat', ...kept },
      { name: 'GPS', ...kept },
    ]);
    return { fleet: await addVehicles(tx, rows), seat: seatId, gps: gpsId };
  });
  const bookings = await Promise.all(fleet.map((id) => book(id, 60)));
  const answers = await Promise.all(
    bookings.flatMap(({ id, token }, index) => {
      const [one, other] = index % 2 === 0 ? [seat, gps] : [gps, seat];
      const addons = [
        { addonId: one, quantity: 1 },
        { addonId: other, quantity: 1 },
      ];
      const path = `/booking-pricing/${id}/addons`;
      return [
        send('POST', path, { addons, totalAmount: 1284 }, token),
        cancel({ id: bookings[11 - index]?.id ?? '', token }),
      ];
    }),
  );
  expect(new Set(answers.filter((_, index) => index % 2 === 0).map(({ outcome }) => outcome))).toEqual(
    new Set(['200', '409 booking.addon-sold-out']),
  );
  const { rows } = await app.db.execute(sql`
    select max(units)::int as units, (select deadlocks::int from pg_stat_database where datname = current_database())
    from (select sum(quantity) as units from addon_reservation group by addon_id)`);
  expect(rows).toEqual([{ units: 10, deadlocks: 0 }]);
});

test('nothing overlaps afterwards, and every vehicle is where its booking says', async () => {
  const overlaps = await app.db.execute(sql`
    select 1 from vehicle_occupancy a join vehicle_occupancy b
      on a.vehicle_id = b.vehicle_id and a.id < b.id and a.during && b.during`);
  const strayed = await app.db.execute(sql`
    select 1 from booking left join vehicle_occupancy on booking_id = booking.id
    where (status = 'cancelled') <> (booking_id is null)
      or during <> tstzrange(pick_up_at, blocked_until)`);
  expect({ overlaps: overlaps.rows, strayed: strayed.rows }).toEqual({ overlaps: [], strayed: [] });
});
