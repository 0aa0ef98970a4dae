import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#platform/database/migrate.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '#platform/log/log.ts';
import { fillBusiness } from '../business/fill-business.ts';

export type Businesses = Readonly<{
  /** The URL of a database with that many bookings. Filled once per run and shared by the benches, which only read. */
  withBookings: (bookings: number) => Promise<string>;
  /** The URL of a new database, filled by the given function. */
  filledBy: (fill: (client: pg.ClientBase) => Promise<void>) => Promise<string>;
  end: () => Promise<void>;
}>;

const folder = join(import.meta.dirname, '../../../node_modules/.cache/bench-postgres');

/** Starts one PostgreSQL for a run of benches, after removing what a killed run left behind. */
export const embeddedBusinesses = async (say: (line: string) => void): Promise<Businesses> => {
  await mkdir(folder, { recursive: true });
  await removeEmbeddedPostgres(folder);
  const server = await startEmbeddedPostgres({ folder, log: createLog('error') });
  const shared = new Map<number, Promise<string>>();
  let made = 0;

  const filledBy: Businesses['filledBy'] = async (fill) => {
    made += 1;
    const name = `business_${made}`;
    await query(server.url, (client) => client.query(`create database ${name}`));
    const url = server.url.replace(/[^/]+$/, name);
    await migrate(url);
    await query(url, fill);
    return url;
  };

  const lay = async (bookings: number): Promise<string> => {
    const begun = performance.now();
    const url = await filledBy((client) => fillBusiness(client, bookings));
    say(`${bookings.toLocaleString('en')} bookings laid in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return url;
  };

  return {
    filledBy,
    withBookings: (bookings) => {
      const business = shared.get(bookings) ?? lay(bookings);
      shared.set(bookings, business);
      return business;
    },
    end: async () => {
      await server.stop();
      await removeEmbeddedPostgres(folder);
    },
  };
};

const query = async (url: string, work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
