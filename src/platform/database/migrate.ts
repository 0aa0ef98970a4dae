import { readdir, readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const folder = new URL('../../../migrations/', import.meta.url);
const lock = 7_242_001;

/** The names of all migrations, in order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

/**
 * Brings a database to the newest shape, or to that of an earlier migration: each file of `migrations/` once, in order,
 * in a transaction of its own. Processes that start together wait for each other.
 */
export const migrate = async (databaseUrl: string, { upTo }: { upTo?: string } = {}): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const done = new Set(rows.map((row) => row.name));
    for (const name of await knownMigrations()) {
      if (!done.has(name) && (upTo === undefined || name <= upTo)) await apply(client, name);
    }
    await runMigrations({ connectionString: databaseUrl });
  } finally {
    await client.end();
  }
};

const apply = async (client: pg.Client, name: string) => {
  const statements = await readFile(new URL(name, folder), 'utf8');
  await client.query('begin');
  try {
    await client.query(statements);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
};
