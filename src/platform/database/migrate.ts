import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { announceOutgoing } from '../outgoing/outgoing-hosts.ts';
import { reachDatabase } from './reach-database.ts';

const ours = new URL('../../../migrations/', import.meta.url);
const lock = 7_242_001;

/** The names of all migrations, in order. */
export const listMigrations = async (folder: URL = ours): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

/**
 * Applies pending migrations in order, all of them or those up to `upTo`, each in its own transaction. An advisory lock
 * serialises processes that start together. `onWarning` hears what a migration could not repair by itself.
 */
export const migrate = async (
  databaseUrl: string,
  { upTo, folder = ours, onWarning }: { upTo?: string; folder?: URL; onWarning?: (text: string) => void } = {},
): Promise<void> => {
  const client = await reachDatabase(databaseUrl);
  client.on('notice', ({ severity, message = '' }) => severity === 'WARNING' && onWarning?.(message));
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const done = new Set(rows.map((row) => row.name));
    for (const name of await listMigrations(folder)) {
      if (!done.has(name) && (upTo === undefined || name <= upTo)) await apply(client, name, new URL(name, folder));
    }
    await migrateQueue(databaseUrl);
  } finally {
    await client.end();
  }
};

// With our own pool: that of graphile-worker has no error listener, so a stopping server would crash this process.
const migrateQueue = async (databaseUrl: string) => {
  announceOutgoing('database', databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const closed: Promise<void>[] = [];
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    closed.push(new Promise((resolve) => void client.once('end', resolve)));
  });
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    // `pool.end()` resolves before the connections are closed.
    await pool.end();
    await Promise.all(closed);
  }
};

const TRIES = 60;
/** Lock timeout, and deadlock. */
const lockConflicts: readonly unknown[] = ['55P03', '40P01'];

const apply = async (client: pg.Client, name: string, file: URL) => {
  const statements = await readFile(file, 'utf8');
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin');
    try {
      // Waiting for a table lock blocks every later query on the table: time out early and retry.
      await client.query(`set local lock_timeout = '300ms'`);
      await client.query(statements);
      await client.query('insert into migration (name) values ($1)', [name]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      const isBusy = error instanceof pg.DatabaseError && lockConflicts.includes(error.code);
      if (!isBusy || attempt === TRIES) throw new Error(`Migration ${name} failed`, { cause: error });
      await pause(700);
    }
  }
};
