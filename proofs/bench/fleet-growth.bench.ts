import pg from 'pg';
import { median } from '../median.ts';
import { fillBusiness } from './business/fill-business.ts';
import { search } from './business/search-period.ts';
import type { Bench, Figure } from './instruments/bench.ts';
import { get, startLoad } from './instruments/load-worker.ts';
import { startServer } from './instruments/processes.ts';

const FLEETS = [2_000, 10_000];
const BOOKINGS_OF_A_VEHICLE = 25;

/** Measures the figures of docs/scale.md: the search as the fleet grows, and disk space per booking. */
export const bench: Bench = {
  title: 'Availability search as the fleet grows, and the room that bookings take',
  measure: async ({ businesses, isQuick, say }) => {
    const figures: Figure[] = [];
    const load = startLoad();
    try {
      for (const vehicles of FLEETS) {
        const bookings = vehicles * BOOKINGS_OF_A_VEHICLE;
        const databaseUrl = await businesses.filledBy((client) => fillBusiness(client, bookings, vehicles));
        const server = await startServer('serve-application.ts', { DATABASE_URL: databaseUrl });
        const run = (connections: number, seconds: number) =>
          load.run({ ports: [server.port], requests: [get(search)], connections, seconds });
        await run(1, isQuick ? 1 : 3);
        const rounds = [];
        for (let round = 0; round < 3; round += 1) rounds.push(await run(1, isQuick ? 1 : 4));
        const busy = await run(8, isQuick ? 1 : 6);
        await server.stop();
        const name = `of ${vehicles.toLocaleString('en')} vehicles`;
        figures.push(
          { name: `search ${name}`, value: median(rounds.map(({ medianMs }) => medianMs)), unit: 'ms' },
          { name: `searches ${name}, one process`, value: busy.perSecond, unit: 'a second' },
          {
            name: `room of 1,000 bookings with their customers, ${name}`,
            value: ((await bytesOf(databaseUrl)) / bookings / 2 ** 20) * 1000,
            unit: 'MB',
          },
        );
        say(`  ${name}: measured`);
      }
    } finally {
      await load.stop();
    }
    return figures;
  },
};

const bytesOf = async (databaseUrl: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tables = `select sum(pg_total_relation_size(name::regclass))::float8 as bytes
    from unnest(array['booking', 'vehicle_occupancy', 'customer']) name`;
  const { rows } = await client.query<{ bytes: number }>(tables).finally(() => client.end());
  return rows[0]?.bytes ?? Number.NaN;
};
