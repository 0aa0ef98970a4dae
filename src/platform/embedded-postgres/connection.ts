import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { announceOutgoing } from '../outgoing/outgoing-hosts.ts';

export const SUPERUSER = 'saphan';

const WRONG_PASSWORD = '28P01';

type Address = Readonly<{ password: string; port: number; database: string }>;

export const addressOf = ({ password, port, database }: Address): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

/** Opens one connection for the work and closes it. */
const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  announceOutgoing('database', url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Waits while the server starts or recovers from a crash. Returns false when it exits before it serves.
 * Throws when the server rejects our password, since it is then not ours.
 */
export const isServing = async (url: string, isAlive: () => Promise<boolean>, seconds = 120): Promise<boolean> => {
  const end = performance.now() + seconds * 1000;
  while (await isAlive()) {
    const refusal: unknown = await connected(url, (client) => client.query('select 1')).then(
      () => undefined,
      (error) => error,
    );
    if (refusal === undefined) return true;
    if (refusal instanceof Error && 'code' in refusal && refusal.code === WRONG_PASSWORD) throw refusal;
    if (performance.now() > end)
      throw new Error(`PostgreSQL did not answer within ${seconds} seconds`, { cause: refusal });
    await sleep(50);
  }
  return false;
};

export const createDatabase = (url: string, name: string) =>
  connected(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
