import { median } from '../median.ts';
import {
  BOOKING,
  type Business,
  bookingBodyOf,
  bookingOf,
  businessOf,
  keyOf,
  quoteOf,
  type Rental,
  ROUNDS,
  searchOf,
} from './business/rental-business.ts';
import type { Arrivals, Waits } from './instruments/arrivals.ts';
import type { Bench, Figure, Stage } from './instruments/bench.ts';
import { captureWrites } from './instruments/captured-writes.ts';
import { startServer } from './instruments/processes.ts';
import { processorTime } from './instruments/processor-time.ts';
import { startArrivals, startBoth } from './instruments/side-by-side.ts';
import { thenAndNow } from './instruments/then-and-now.ts';
import { writeScript } from './instruments/write-script.ts';

const AT_ONCE = 400;

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
      const of = (
        name: string,
        goal: { timesLess: number; perSecond: number },
        requestsOf: (business: Business) => string[],
      ) =>
        thenAndNow(stage, {
          ...{ name, ...goal, run: arrivals.run },
          old: { server: old.shipped, requests: requestsOf(old) },
          now: { server: now.shipped, requests: requestsOf(now) },
        });
      return [
        ...(await of('search', { timesLess: 1.6, perSecond: 30 }, ({ rentals }) => rentals.map(searchOf))),
        ...(await of('quote', { timesLess: 4, perSecond: 80 }, ({ rentals }) => rentals.map(quoteOf))),
        ...(await booking(stage, { old, now, run: arrivals.run })),
        ...(await oneVehicle(stage, { old, now, run: arrivals.run })),
      ];
    } finally {
      await arrivals.stop();
      await both.stop();
    }
  },
};

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
      ...{ name: 'booking', timesLess: 1.6, perSecond: 16, run },
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
