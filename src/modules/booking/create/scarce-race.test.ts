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
import { casesOf } from '#test/drawn.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { startProcesses } from '#test/start-processes.ts';

/** So many in `npm test`; the proof is `RACE_TAKERS=1000 vitest run src/modules/booking/create/scarce-race.test.ts`. */
const takers = casesOf(60, { variable: 'RACE_TAKERS', sweep: 200 });
const units = (takers * 3) / 10;
const clicks = 20;

let app: TestApp;
let fleet: string[];
let seat: string;
let processes: Awaited<ReturnType<typeof startProcesses>>;
let send: ReturnType<typeof crowdAt>;
let guest = 0;
// Two processes have real clocks, so the days are counted from today.
const today = bangkokDate(Temporal.Now.instant());
const on = (day: number) => `${addDays(today, day)}T10:00`;

beforeAll(async () => {
  app = await freshApp();
  const { categoryId } = await smallBusiness(app);
  ({ fleet, seat } = await app.step(async ({ tx }) => {
    const rows = Array.from({ length: takers }, (_, index) => vehicle({ categoryId, licensePlate: `6กก ${index}` }));
    const [seatId = ''] = await addAddons(tx, [
      { name: 'Child seat', category: 'safety', dailyPrice: fromBaht(100), maxQuantity: takers, currentStock: units },
    ]);
    await addPromotions(tx, [promotion({ validTo: '2099-12-31', usageLimit: 1 })]);
    return { fleet: await addVehicles(tx, rows), seat: seatId };
  }));
  processes = await startProcesses(app.databaseUrl, 2);
  send = crowdAt(processes.addresses);
});
afterAll(async () => {
  await processes?.stop();
  await app.close();
});

/** Whoever waited ten seconds in vain for a connection is told 503, and asks again until the answer is one. */
const insist = async (body: object): Promise<CrowdReply[]> => {
  const answer = await send('/bookings', body);
  return answer.outcome.startsWith('503') ? [answer, ...(await insist(body))] : [answer];
};

/** Everybody wants a vehicle of their own, so that nothing but the scarce thing stands between them. */
const rush = async (sentence: string, vehicles: readonly string[], choices: (index: number) => object) => {
  const first = guest;
  guest += vehicles.length;
  const perGuest = await Promise.all(
    vehicles.map((id, index) => insist(bookingBodyOfAnother(id, first + index, choices(index)))),
  );
  const all = perGuest.flat();
  if (process.env.RACE_TAKERS)
    process.stdout.write(`${sentence}: ${times(all)}, ${all.length - perGuest.length} of them 503\n`);
  return perGuest.flatMap((each) => each.slice(-1));
};
const isBooked = ({ outcome }: CrowdReply) => outcome === '200';
/** Somebody who clicks again and again, through both processes. */
const cancel = ({ json }: CrowdReply, times: number) =>
  Promise.all(
    Array.from({ length: times }, () => send(`/bookings/${json.bookingId}/cancel`, {}, json.data?.accessToken)),
  );

const most = async () => {
  const { rows } = await app.db.execute<{ most: number }>(sql`
    select coalesce(max(total), 0)::int as most from (
      select sum(other.quantity) as total from addon_reservation one
      join addon_reservation other on other.addon_id = one.addon_id and other.during @> lower(one.during)
      group by one.booking_id)`);
  return rows[0]?.most;
};

test('of many at once as many get a child seat as there are, and one given back is taken once', {
  timeout: 600_000,
}, async () => {
  // Three days each; all of them have the fourth in common.
  const withSeat = (index: number) => ({
    pickupDate: on(10 + (index % 3)),
    returnDate: on(13 + (index % 3)),
    selectedAddons: [{ addonId: seat, quantity: 1 }],
    totalAmount: 3531,
  });
  const soldOut = '409 booking.addon-sold-out';
  const answers = await rush('child seats', fleet, withSeat);
  expect(counted(answers)).toEqual({ '200': units, [soldOut]: takers - units });
  expect(await most()).toBe(units);

  const back = answers.filter(isBooked).slice(0, units / 3);
  const ended = (await Promise.all(back.map((one) => cancel(one, 2)))).flat();
  expect(counted(ended)).toEqual({ '200': back.length, '409 booking.already-cancelled': back.length });
  expect(await most()).toBe(units - back.length);

  const late = fleet.filter((_, index) => answers[index]?.outcome === soldOut);
  const again = await rush('child seats that came back', late, withSeat);
  expect(counted(again)).toEqual({ '200': back.length, [soldOut]: late.length - back.length });
  expect(await most()).toBe(units);
});

const uses = async () => {
  const { rows } = await app.db.execute<{ used: number; bookings: number }>(sql`
    select used_count as used, (
      select count(*)::int from booking where promotion_id = promotion.id and status <> 'cancelled'
    ) as bookings from promotion`);
  return rows[0];
};

test('of many at once one gets the code that is good for one, and its use comes back once', {
  timeout: 600_000,
}, async () => {
  const withCode = () => ({ pickupDate: on(20), returnDate: on(21), promoCode: 'TEN', totalAmount: 963 });
  const crowd = fleet.slice(0, takers / 5);
  /** How many got it. The others see the price without it, or are told that it has just been used up. */
  const winners = async (sentence: string, vehicles: readonly string[]) => {
    const answers = await rush(sentence, vehicles, withCode);
    const { '200': won = 0, ...lost } = counted(answers);
    const refusals = ['409 booking.price-changed', '409 pricing.promotion-used-up'];
    expect(Object.keys(lost).filter((outcome) => !refusals.includes(outcome))).toEqual([]);
    const free = vehicles.filter((_, index) => answers[index]?.outcome !== '200');
    return { won, booked: answers.filter(isBooked), free };
  };
  const cancelOnce = async (booked: CrowdReply[]) => {
    for (const one of booked.slice(0, 1))
      expect(counted(await cancel(one, clicks))).toEqual({ '200': 1, '409 booking.already-cancelled': clicks - 1 });
  };

  const first = await winners('a code for one', crowd);
  expect({ won: first.won, ...(await uses()) }).toEqual({ won: 1, used: 1, bookings: 1 });
  await cancelOnce(first.booked);
  expect(await uses()).toEqual({ used: 0, bookings: 0 });

  // With uses left beside it, one that came back twice would be seen.
  await app.db.execute(sql`update promotion set usage_limit = 3`);
  const three = await winners('a code for three', crowd);
  expect({ won: three.won, ...(await uses()) }).toEqual({ won: 3, used: 3, bookings: 3 });
  await cancelOnce(three.booked);
  expect(await uses()).toEqual({ used: 2, bookings: 2 });
  const last = await winners('the use that came back', three.free);
  expect({ won: last.won, ...(await uses()) }).toEqual({ won: 1, used: 3, bookings: 3 });
});
