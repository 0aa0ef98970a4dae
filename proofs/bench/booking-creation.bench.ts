import pg from 'pg';
import { bookableDays } from './business/bookable-days.ts';
import { fillFleet } from './business/fill-fleet.ts';
import { sentHeaders, writeScript } from './instruments/against-bare.ts';
import type { Bench, Stage } from './instruments/bench.ts';
import { captureWrites } from './instruments/captured-writes.ts';
import { type AgainstBare, inTurn, type Rate } from './instruments/in-turn.ts';
import { post, startLoad } from './instruments/load-worker.ts';
import { startServer } from './instruments/processes.ts';

const PATH = '/api/bookings';
/** Enough for no vehicle to be booked twice in a run. */
const VEHICLES = 72_000;
const startDate = `${bookableDays.first}T10:00`;
const endDate = `${bookableDays.last}T10:00`;
/** Prices repeat after this many vehicles: see `fleet`. */
const PRICES = 60;

/**
 * Bookings a second of distinct vehicles by two application processes, relative to bare servers that only insert the
 * rows.
 */
export const bench: Bench = {
  title: 'Booking creation, distinct vehicles, two processes, against the same rows in a raw transaction',
  measure: async (stage) => {
    const databaseUrl = await stage.businesses.filledBy(fillFleet(VEHICLES));
    const { application, bare, ratio } = await measure(stage, databaseUrl);
    return [
      { name: 'bookings of the application', value: application, unit: 'a second' },
      { name: 'raw transactions', value: bare, unit: 'a second' },
      { name: 'booking creation against raw transactions', value: ratio, unit: 'times', goal: { atLeast: 0.5 } },
    ];
  },
};

const measure = async (stage: Stage, databaseUrl: string): Promise<AgainstBare> => {
  const applications = await two('serve-application.ts', { DATABASE_URL: databaseUrl });
  const bodies = await bodiesFor(databaseUrl, applications.ports[0] ?? 0);
  const script = await scriptOf(databaseUrl, applications.ports[0] ?? 0, bodies.splice(0, 2));
  const bares = await two('serve-bare-writes.ts', { DATABASE_URL: databaseUrl, SCRIPT: script });
  const load = startLoad();
  const rateOf = (ports: number[], mine: Body[]): Rate => {
    let sent = 0;
    return async (seconds) => {
      const requests = mine.slice(sent).map((body, index) => requestOf(body, sent + index));
      const { perSecond, statuses } = await load.run({ ports, requests, connections: 8, seconds });
      sent += statuses[200] ?? 0;
      if (sent > mine.length) throw new Error('More bookings were made than there are vehicles');
      return perSecond;
    };
  };
  // The bare servers get more bodies, since they are faster.
  const share = bodies.length / 3;
  try {
    return await inTurn(stage, {
      application: rateOf(applications.ports, bodies.slice(0, share)),
      bare: rateOf(bares.ports, bodies.slice(share)),
    });
  } finally {
    await load.stop();
    await applications.stop();
    await bares.stop();
  }
};

const two = async (program: string, env: Record<string, string>) => {
  const running = [await startServer(program, env), await startServer(program, env)];
  return {
    ports: running.map(({ port }) => port),
    stop: () => Promise.all(running.map((one) => one.stop())),
  };
};

type Body = ReturnType<typeof bodyOf>;

const bodyOf = (vehicleId: string, number: number, totalAmount: number) => ({
  vehicleId,
  customerInfo: {
    firstName: 'Hannah',
    lastName: 'Keller',
    email: `guest${number}@example.com`,
    phone: '+61 4 5550 0142',
    licenseNumber: 'NSW 1234 5678',
  },
  pickupLocation: 'Silom',
  dropoffLocation: 'Silom',
  pickupDate: startDate,
  returnDate: endDate,
  totalAmount,
});

const keyOf = (number: number) => ({ 'idempotency-key': `bench-${number}-${process.pid}` });
const requestOf = (body: Body, number: number) => post(PATH, body, keyOf(number));

/** A request body for each vehicle, with the price quoted by the site. */
const bodiesFor = async (databaseUrl: string, port: number): Promise<Body[]> => {
  const ids = await vehicleIds(databaseUrl);
  const totals = await Promise.all(ids.slice(0, PRICES).map((id) => totalOf(port, id)));
  return ids.map((id, number) => bodyOf(id, number, totals[number % PRICES] ?? 0));
};

const vehicleIds = async (databaseUrl: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from vehicle order by featured_order');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
};

const totalOf = async (port: number, vehicleId: string): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/booking-pricing/calculate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vehicleId, startDate, endDate }),
  });
  const { data } = (await response.json()) as { data: { total: number } };
  return data.total;
};

/** The script of the bare server: the application's writes for one booking, and its full response to another. */
const scriptOf = async (databaseUrl: string, port: number, [first, second]: Body[]): Promise<string> => {
  if (!first || !second) throw new Error('There are no vehicles');
  const { writes, answer } = await captureWrites(databaseUrl, { path: PATH, headers: keyOf(-1), body: first });
  const response = await fetch(`http://127.0.0.1:${port}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyOf(-2) },
    body: JSON.stringify(second),
  });
  const headers = sentHeaders(response.headers);
  const { data } = JSON.parse(answer) as { data: { bookingNumber: string } };
  return writeScript('bare-writes.json', {
    writes,
    answer,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(answer)) },
    requested: { vehicleId: first.vehicleId, email: first.customerInfo.email },
    reference: data.bookingNumber,
  });
};
