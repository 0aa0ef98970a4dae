import { beforeAll, expect, test } from 'vitest';
import { bangkokDate, startOfDay, toInstant } from '#kernel/bangkok-time.ts';
import { loadBoot } from '#kernel/boot-load.ts';
import { addDays, daysBetween } from '#kernel/calendar-date.ts';
import { overlap } from '#kernel/period.ts';
import { readSettings } from '#modules/settings/index.ts';
import { freshApp } from '#test/fresh-app.ts';
import { damageText } from '#words/damage-text.ts';
import { planClaimPrices } from './catalogue/claim-prices.ts';
import { type Demo, planDemo } from './plan-demo.ts';

const rows = [
  { now: '2026-11-20T12:00', seed: 20_260 },
  { now: '2026-12-24T08:30', seed: 1 },
  { now: '2027-03-14T17:00', seed: 20_260 },
  { now: '2027-06-02T06:15', seed: 7 },
  { now: '2027-09-20T22:40', seed: 20_260 },
];
type Row = (typeof rows)[number];

const planned = new Map<Row, Demo>();
const planOf = (row: Row): Demo => {
  const demo = planned.get(row);
  if (!demo) throw new Error('Nothing is planned for this row');
  return demo;
};

beforeAll(async () => {
  const app = await freshApp();
  const settings = await app.step(({ tx }) => readSettings(tx));
  await app.close();
  for (const row of rows)
    planned.set(row, planDemo({ seed: row.seed, now: toInstant(row.now), settings, withCards: true }));
});

const standing = ({ history }: Demo) => history.bookings.filter(({ booking }) => booking.status !== 'cancelled');

/** Pick-ups and returns on each day, by days from today. */
const movesOf = (demo: Demo, today: string) => {
  const moves = new Map<number, number>();
  for (const { booking } of standing(demo))
    for (const at of [booking.pickUpAt, booking.dropOffAt]) {
      const day = daysBetween(today, bangkokDate(at));
      moves.set(day, (moves.get(day) ?? 0) + 1);
    }
  return (from: number, until: number) =>
    Array.from({ length: until - from + 1 }, (_, place) => moves.get(from + place) ?? 0);
};
const mean = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0) / counts.length;

test.each(rows)('a day has about nine moves, and had fewer two years ago: $now, seed $seed', (row) => {
  const { now } = row;
  const demo = planOf(row);
  const moves = movesOf(demo, now.slice(0, 10));
  for (const day of moves(-1, 1)) {
    expect(day).toBeGreaterThanOrEqual(6);
    expect(day).toBeLessThanOrEqual(12);
  }
  expect(mean(moves(-1, 1))).toBeGreaterThanOrEqual(8);
  expect(mean(moves(-1, 1))).toBeLessThanOrEqual(10);
  expect(mean(moves(-60, -1))).toBeGreaterThan(7.5);
  expect(mean(moves(-60, -1))).toBeLessThan(10.5);
  expect(mean(moves(-730, -640))).toBeLessThan(mean(moves(-90, -1)) * 0.85);
});

test.each(rows)(
  'three fifths to four fifths of the fleet are out, and most is free in a fortnight: $now, seed $seed',
  (row) => {
    const { now } = row;
    const demo = planOf(row);
    const today = startOfDay(now.slice(0, 10));
    const quarter = { from: today.subtract({ hours: 24 * 90 }), until: today };
    const hours = standing(demo).map(({ period }) => {
      const from = Math.max(period.from.epochMilliseconds, quarter.from.epochMilliseconds);
      return Math.max(0, Math.min(period.until.epochMilliseconds, quarter.until.epochMilliseconds) - from) / 3_600_000;
    });
    const share = hours.reduce((all, one) => all + one, 0) / (demo.catalogue.fleet.vehicles.length * 24 * 90);
    expect(share).toBeGreaterThan(0.55);
    expect(share).toBeLessThan(0.8);
    const from = toInstant(`${addDays(now.slice(0, 10), 14)}T10:00`);
    const wanted = { from, until: from.add({ hours: 24 * 5 }) };
    const taken = new Set(
      standing(demo)
        .filter(({ booking }) => overlap({ from: booking.pickUpAt, until: booking.blockedUntil }, wanted))
        .map(({ booking }) => booking.vehicleId),
    );
    expect(demo.catalogue.fleet.vehicles.length - taken.size).toBeGreaterThanOrEqual(28);
  },
);

test.each(rows)('no vehicle is promised twice, and customers come again: $now, seed $seed', (row) => {
  const demo = planOf(row);
  const byVehicle = Map.groupBy(standing(demo), ({ booking }) => booking.vehicleId);
  for (const rentals of byVehicle.values()) {
    const inOrder = [...rentals].sort((a, b) => Temporal.Instant.compare(a.period.from, b.period.from));
    inOrder.slice(1).forEach(({ booking }, place) => {
      const before = inOrder[place]?.booking.blockedUntil ?? booking.pickUpAt;
      expect(Temporal.Instant.compare(before, booking.pickUpAt)).toBeLessThanOrEqual(0);
    });
  }
  const { bookings, customers } = demo.history;
  expect(customers.length / bookings.length).toBeGreaterThan(0.4);
  expect(customers.length / bookings.length).toBeLessThan(0.65);
});

test.each(rows)('one to four bookings wait for a decision: $now, seed $seed', (row) => {
  const waiting = standing(planOf(row)).filter(({ booking }) => booking.status === 'pending').length;
  expect(waiting).toBeGreaterThanOrEqual(1);
  expect(waiting).toBeLessThanOrEqual(4);
});

test('the last year brought more than the one before it', () => {
  for (const row of rows) {
    const { now } = row;
    const demo = planOf(row);
    const year = (from: number, until: number) => {
      const [after, before] = [from, until].map((days) => toInstant(now).add({ hours: 24 * days }).epochMilliseconds);
      return demo.history.ledger
        .filter(
          ({ kind, createdAt: { epochMilliseconds: at } }) =>
            kind === 'payment' && at > (after ?? 0) && at <= (before ?? 0),
        )
        .reduce((all, { amount }) => all + amount, 0);
    };
    const growth = year(-365, 0) / year(-730, -365);
    expect(growth).toBeGreaterThan(1.05);
    expect(growth).toBeLessThan(2);
  }
});

test('no vehicle of the demo promises more bags than its boot takes with all its seats up', () => {
  const [row] = rows;
  const vehicles = row ? planOf(row).catalogue.fleet.vehicles : [];
  const loads = vehicles.flatMap(({ model, bodyType, luggage = 0, bootLitres = null }) =>
    bootLitres === null ? [] : [{ model, beside: loadBoot({ bodyType, luggage, bootLitres })?.beside ?? luggage }],
  );
  expect(loads.length).toBeGreaterThan(20);
  expect(loads.filter(({ beside }) => beside > 0)).toEqual([]);
});

test.each(rows)('a claim asks what the price list says, and says what the hand-overs do: $now, seed $seed', (row) => {
  const { catalogue, history } = planOf(row);
  const prices = planClaimPrices(catalogue.fleet);
  const damages = new Map(history.damage.map((one) => [one.id, one]));
  const categoryOf = new Map(catalogue.fleet.vehicles.map((one) => [one.id, one.categoryId]));
  const claimed = { damage: 0, fuel: 0, cleaning: 0 };
  for (const { kind, bookingId, damageId, amount, text } of history.claims) {
    const { vehicleId, insurancePackageId } =
      history.bookings.find(({ booking }) => booking.id === bookingId)?.booking ?? {};
    const damage = damages.get(damageId ?? '');
    const fuelAt = (at: string) =>
      history.handOvers.find((one) => one.bookingId === bookingId && one.kind === at)?.fuel ?? 0;
    const ofThing = prices.filter((one) => one.kind === kind && one.damageKind === damage?.kind);
    const sized = ofThing.filter((one) => one.damageSize === damage?.size);
    const price =
      sized.find((one) => one.categoryId === categoryOf.get(vehicleId ?? '')) ?? sized.find((one) => !one.categoryId);
    const units = kind === 'fuel' ? fuelAt('pick-up') - fuelAt('return') : 1;
    const name = catalogue.insurancePackages.find(({ id }) => id === insurancePackageId)?.name ?? '';
    const most =
      { 'Basic cover': 2_000_000, 'Super cover': 500_000, 'Complete cover': 0 }[name] ?? Number.POSITIVE_INFINITY;
    expect(amount).toBe(Math.min((price?.amount ?? 0) * units, kind === 'damage' ? most : Number.POSITIVE_INFINITY));
    expect(amount).toBeGreaterThan(0);
    if (damage)
      expect([damageText(damage, 'en'), damageText(damage, 'th')].some((one) => text.startsWith(one))).toBe(true);
    claimed[kind as keyof typeof claimed] += 1;
  }
  expect(claimed.damage).toBeGreaterThan(3);
});

test.each(rows)(
  'claims end in every way, and what is charged the deposit pays, to the satang: $now, seed $seed',
  (row) => {
    const { history } = planOf(row);
    const endOf = ({ status, answeredAt }: (typeof history.claims)[number]) =>
      status === 'upheld' && !answeredAt ? 'charged without an answer' : status;
    const ends = new Set(history.claims.map(endOf));
    for (const end of ['open', 'disputed', 'accepted', 'upheld', 'charged without an answer', 'withdrawn'])
      expect(ends).toContain(end);
    for (const { bookingId, charged } of history.claims.filter((claim) => (claim.charged ?? 0) > 0)) {
      const booking = history.bookings.find((one) => one.booking.id === bookingId)?.booking;
      const deposit = history.securityDeposits.find((one) => one.bookingId === bookingId);
      const entry = history.ledger.find(({ id }) => id === deposit?.paymentId);
      expect([deposit?.kept, entry?.amount]).toEqual([charged, charged]);
      expect(booking?.quote.lines.filter(({ kind }) => kind === 'claim')).toMatchObject([{ amount: charged }]);
      expect(booking?.total).toBe(booking?.quote.total);
      const came = history.ledger.filter((one) => one.bookingId === bookingId && one.kind === 'payment');
      expect(booking?.paid).toBe(came.reduce((sum, one) => sum + one.amount, 0));
    }
  },
);
