import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#platform/database/migrate.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '#platform/log/log.ts';
import { fillBusiness } from '../business/fill-business.ts';
import { type BusinessSize, fillLarge } from '../business/fill-large.ts';
import { processorTime } from './processor-time.ts';

export type Businesses = Readonly<{
  /** The URL of a database with that many bookings. Filled once per run and shared by the benches, which only read. */
  withBookings: (bookings: number) => Promise<string>;
  /** The URL of a database with the business that growth is measured on, or a smaller one like it; shared in the same way. */
  sized: (size: BusinessSize) => Promise<string>;
  /** The URL of a new, empty database, in which a product lays its own tables. */
  empty: () => Promise<string>;
  /** The processor time of PostgreSQL up to now, in ms. */
  processorMs: () => Promise<number>;
  /** The statements sent to a database up to now, without those of the job queue. */
  statementsIn: (url: string) => Promise<number>;
  /** The URL of a new database, filled by the given function. */
  filledBy: (fill: (client: pg.ClientBase) => Promise<void>) => Promise<string>;
  end: () => Promise<void>;
}>;

const folder = join(import.meta.dirname, '../../../node_modules/.cache/bench-postgres');

/** Starts one PostgreSQL for a run of benches, after removing what a killed run left behind. */
export const embeddedBusinesses = async (say: (line: string) => void): Promise<Businesses> => {
  await mkdir(folder, { recursive: true });
  await removeEmbeddedPostgres(folder);
  const server = await startCounting();
  let made = 0;

  const empty = async () => {
    made += 1;
    const name = `business_${made}`;
    await query(server.url, (client) => client.query(`create database ${name}`));
    return server.url.replace(/[^/]+$/, name);
  };

  const filledBy: Businesses['filledBy'] = async (fill) => {
    const url = await empty();
    await migrate(url);
    await query(url, fill);
    return url;
  };

  const shared = new Map<string, Promise<string>>();
  const once = (what: string, fill: (client: pg.ClientBase) => Promise<void>): Promise<string> => {
    const lay = async () => {
      const begun = performance.now();
      const url = await filledBy(fill);
      say(`${what} laid in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      return url;
    };
    const url = shared.get(what) ?? lay();
    shared.set(what, url);
    return url;
  };

  return {
    empty,
    processorMs: () => processorTime(server.pid),
    statementsIn: (url) =>
      query(server.url, async (client) => {
        const { rows } = await client.query<{ calls: number }>(counted, [new URL(url).pathname.slice(1)]);
        return rows[0]?.calls ?? 0;
      }),
    filledBy,
    withBookings: (bookings) =>
      once(`${bookings.toLocaleString('en')} bookings`, (client) => fillBusiness(client, bookings)),
    sized: (size) =>
      once(`a business of ${size.bookings.toLocaleString('en')} bookings`, (client) => fillLarge(client, size)),
    end: async () => {
      await server.stop();
      await removeEmbeddedPostgres(folder);
    },
  };
};

/** A PostgreSQL that counts its statements, which takes a start of its own. */
const startCounting = async () => {
  const options = { folder, log: createLog('error') };
  const first = await startEmbeddedPostgres(options);
  await query(first.url, (client) => client.query("alter system set shared_preload_libraries = 'pg_stat_statements'"));
  await first.stop();
  const { url, stop } = await startEmbeddedPostgres(options);
  const pid = await query(url, async (client) => {
    await client.query('create extension pg_stat_statements');
    const { rows } = await client.query<{ pid: number }>(
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
    );
    return rows[0]?.pid ?? 0;
  });
  return { url, stop, pid };
};

const query = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const counted = `
  select coalesce(sum(calls), 0)::float8 as calls
  from pg_stat_statements(true) join pg_database on oid = dbid
  where datname = $1 and query !~* '^(begin|commit|rollback|set |listen|notify)' and query not like '%graphile_worker%'`;
