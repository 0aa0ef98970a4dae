import pg from 'pg';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { median } from '../median.ts';
import { fillBusiness } from './business/fill-business.ts';
import type { Arrivals, Waits } from './instruments/arrivals.ts';
import type { Bench, Figure, Stage } from './instruments/bench.ts';
import { captureWrites } from './instruments/captured-writes.ts';
import { get, post } from './instruments/load-worker.ts';
import { startServer } from './instruments/processes.ts';
import { processorTime } from './instruments/processor-time.ts';
import type { Shipped } from './instruments/shipped.ts';
import { startArrivals, startBoth } from './instruments/side-by-side.ts';
import { thenAndNow } from './instruments/then-and-now.ts';
import { writeScript } from './instruments/write-script.ts';

const BOOKINGS = 20_000;
const BOOKING = '/api/bookings';
const QUOTE = '/api/booking-pricing/calculate';

/**
 * What the calls behind the pages cost, as shipped, in a business of 2,000 vehicles: a search, a quote, a booking, and
 * one vehicle wanted by four hundred at once.
 */
export const bench: Bench = {
  title: 'Search, quote and booking as shipped: processor time of each, then and now',
  measure: async (stage) => {
    const both = await startBoth(stage, { isDemo: false });
    const arrivals = startArrivals();
    try {
      const [old, now] = [await businessOf(both.old), await businessOf(both.now)];
      const of = (name: string, timesLess: number, requestsOf: (business: Business) => string[]) =>
        thenAndNow(stage, {
          ...{ name, timesLess, run: arrivals.run },
          old: { server: old.shipped, requests: requestsOf(old) },
          now: { server: now.shipped, requests: requestsOf(now) },
        });
      return [
        ...(await of('search', 1.6, ({ rentals }) => rentals.map(searchOf))),
        ...(await of('quote', 4, ({ rentals }) => rentals.map(quoteOf))),
        ...(await booking(stage, { old, now, run: arrivals.run })),
        ...(await oneVehicle(stage, { old, now, run: arrivals.run })),
      ];
    } finally {
      await arrivals.stop();
      await both.stop();
    }
  },
};

/** One vehicle for one day, with the total that the product of this business asks for it. */
type Rental = Readonly<{ number: number; vehicleId: string; first: string; last: string; total: number }>;
type Business = Readonly<{
  shipped: Shipped;
  rentals: readonly Rental[];
  /** Booked by the bare server alone, which looks at none. */
  forBare: readonly Rental[];
  /** Each wanted by many at once. */
  wanted: readonly Rental[];
}>;

/** Each rental is one day of another vehicle, within so many days from the day after tomorrow. */
const DAYS = 30;
/** Enough for no vehicle to be booked twice, by the product or by the bare server. */
const RENTALS = 400;
const ROUNDS = 5;
const AT_ONCE = 400;

const businessOf = async (shipped: Shipped): Promise<Business> => {
  const client = new pg.Client({ connectionString: shipped.databaseUrl });
  await client.connect();
  try {
    await fillBusiness(client, BOOKINGS);
    const { rows } = await client.query<{ id: string }>(free, [dayIn(0), dayIn(DAYS + 1), 2 * RENTALS + ROUNDS + 1]);
    const rentals: Rental[] = [];
    for (const [number, { id: vehicleId }] of rows.entries()) {
      const first = dayIn(number % DAYS);
      const rental = { number, vehicleId, first, last: addDays(first, 1) };
      rentals.push({ ...rental, total: await totalOf(shipped, rental) });
    }
    return {
      shipped,
      rentals: rentals.splice(0, RENTALS),
      forBare: rentals.splice(0, RENTALS),
      wanted: rentals,
    };
  } finally {
    await client.end();
  }
};

const dayIn = (days: number) => addDays(bangkokDate(Temporal.Now.instant()), 2 + days);

const free = `
  select id from vehicle
  where not exists (select from vehicle_occupancy where vehicle_id = vehicle.id and during && tstzrange($1, $2))
  order by featured_order limit $3`;

type Days = Pick<Rental, 'first' | 'last'>;

const datesOf = ({ first, last }: Days) => ({ startDate: `${first}T10:00`, endDate: `${last}T10:00` });

const searchOf = (days: Days) =>
  get(`/api/vehicles/available?${new URLSearchParams({ ...datesOf(days), page: '1', limit: '12' })}`);

const quoteOf = (rental: Days & Pick<Rental, 'vehicleId'>) =>
  post(QUOTE, { vehicleId: rental.vehicleId, ...datesOf(rental) });

const totalOf = async ({ port }: Shipped, { vehicleId, ...days }: Days & { vehicleId: string }): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}${QUOTE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vehicleId, ...datesOf(days) }),
  });
  const { data } = (await response.json()) as { data: { total: number } };
  return data.total;
};

const bookingBodyOf = ({ vehicleId, first, last, total }: Rental, guest: number | string) => ({
  vehicleId,
  customerInfo: {
    firstName: 'Hannah',
    lastName: 'Keller',
    email: `guest${guest}@example.com`,
    phone: '+61 4 5550 0142',
    licenseNumber: 'NSW 1234 5678',
  },
  pickupLocation: 'Silom',
  dropoffLocation: 'Silom',
  pickupDate: `${first}T10:00`,
  returnDate: `${last}T10:00`,
  totalAmount: total,
});

const keyOf = (guest: number | string) => ({ 'idempotency-key': `bench-${guest}-${process.pid}` });
const bookingOf = (rental: Rental, guest: number | string) => post(BOOKING, bookingBodyOf(rental, guest), keyOf(guest));

type Both = Readonly<{ old: Business; now: Business; run: (arrivals: Arrivals) => Promise<Waits> }>;

/** Bookings of a vehicle each, and the same rows in a raw transaction of a bare server. */
const booking = async (stage: Stage, { old, now, run }: Both): Promise<Figure[]> => {
  const requestsFor = (rentals: readonly Rental[]) => rentals.map((rental) => bookingOf(rental, rental.number));
  const [sample, ...forBare] = now.forBare;
  if (!sample) throw new Error('There are no vehicles');
  const { databaseUrl } = now.shipped;
  const script = await scriptOf(databaseUrl, sample);
  const bare = await startServer('serve-bare-writes.ts', { DATABASE_URL: databaseUrl, SCRIPT: script });
  try {
    return await thenAndNow(stage, {
      ...{ name: 'booking', timesLess: 1.6, run },
      old: { server: old.shipped, requests: requestsFor(old.rentals) },
      now: { server: now.shipped, requests: requestsFor(now.rentals) },
      limit: {
        server: { ...bare, processorMs: () => processorTime(bare.pid) },
        requests: requestsFor(forBare),
        ...{ what: 'the same rows in a raw transaction', share: 0.5 },
      },
    });
  } finally {
    await bare.stop();
  }
};

/** The script of the bare server: the application's writes for one booking, and its response. */
const scriptOf = async (databaseUrl: string, rental: Rental): Promise<string> => {
  const body = bookingBodyOf(rental, rental.number);
  const { writes, answer } = await captureWrites(databaseUrl, { path: BOOKING, headers: keyOf(rental.number), body });
  const { data } = JSON.parse(answer) as { data: { bookingNumber: string } };
  return writeScript('bare-writes.json', {
    ...{ writes, answer },
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(answer)) },
    requested: { vehicleId: rental.vehicleId, email: body.customerInfo.email },
    reference: data.bookingNumber,
  });
};

/** Four hundred visitors who book the same vehicle for the same day at once: one of them gets it. */
const oneVehicle = async (stage: Stage, { old, now, run }: Both): Promise<Figure[]> => {
  const p99Of = async ({ shipped, wanted }: Business, round: number) => {
    const rental = wanted[round];
    if (!rental) throw new Error('There are no vehicles');
    const requests = Array.from({ length: AT_ONCE }, (_, visitor) => bookingOf(rental, `${round}-${visitor}`));
    const waits = await run({ port: shipped.port, requests, perSecond: 10 * AT_ONCE, seconds: 0.1, alsoFine: [409] });
    if (waits.failures > 0) throw new Error(`${waits.failures} of ${AT_ONCE} were not answered`);
    return waits.p99;
  };
  const rounds: { was: number; is: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const one = { was: await p99Of(old, round), is: await p99Of(now, round) };
    stage.say(`  one vehicle, round ${round}: ${one.was.toFixed(0)} ms then, ${one.is.toFixed(0)} ms now`);
    if (round > 0) rounds.push(one);
  }
  const middle = (of: (round: { was: number; is: number }) => number) => median(rounds.map(of));
  return [
    {
      name: `one vehicle wanted by ${AT_ONCE} at once: 99 of 100 wait less`,
      ...{ was: middle(({ was }) => was), value: middle(({ is }) => is), unit: 'ms' },
    },
    {
      name: 'one vehicle: this wait, old against new',
      ...{ value: middle(({ was, is }) => was / is), unit: 'times', goal: { atLeast: 2 } },
    },
  ];
};
