import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { connect, type Database } from './database.ts';
import { listMigrations, migrate } from './migrate.ts';

let databases: FreshDatabase[];
let folder: string;
let db: Database;

beforeAll(async () => {
  databases = [await freshDatabase({ migrated: false }), await freshDatabase()];
  folder = await mkdtemp(join(tmpdir(), 'saphan-migrations-'));
  db = connect(databases[1]?.url ?? '');
});
afterAll(async () => {
  await db.pool.end();
  for (const { drop } of databases) await drop();
  await rm(folder, { recursive: true });
});

test('no connection is left when all is migrated: PostgreSQL may stop at once', async () => {
  const connections = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  // First of all: a pool of another test may still be closing its own later.
  const before = connections();
  await migrate(databases[1]?.url ?? '');
  expect(connections()).toBe(before);
});

test('processes that start at once on an empty database migrate it once', async () => {
  const url = databases[0]?.url ?? '';
  await Promise.all([1, 2, 3, 4].map(() => migrate(url)));
  const empty = connect(url, { connections: 1 });
  const { rows } = await empty.pool.query('select name from migration order by name');
  await empty.pool.end();
  expect(rows.map(({ name }) => name)).toEqual(await listMigrations());
});

test('a migration that waits for a table lets others pass who came after it, and comes through', async () => {
  await writeFile(join(folder, '9000_expand.sql'), 'alter table location add column nickname text');
  const reader = await db.pool.connect();
  await reader.query('begin');
  await reader.query('select 1 from location');
  const migrated = migrate(databases[1]?.url ?? '', { folder: pathToFileURL(`${folder}/`) });
  const waiting = () => db.pool.query(`select 1 from pg_locks where relation = 'location'::regclass and not granted`);
  // Who comes while it waits is behind it in the line, and would be until the reader has gone.
  for (const _ of ['once', 'again']) {
    await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(1), { timeout: 10_000, interval: 20 });
    await db.pool.query('select count(*) from location');
  }
  await reader.query('commit');
  reader.release();
  await migrated;
  expect((await db.pool.query('select nickname from location')).rows).toEqual([]);
});

test('a migration that fails names its file and changes nothing', async () => {
  await writeFile(join(folder, '9001_wrong.sql'), 'alter table location add column half text; select nothing');
  const failed = migrate(databases[1]?.url ?? '', { folder: pathToFileURL(`${folder}/`) });
  await expect(failed).rejects.toThrow('Migration 9001_wrong.sql failed');
  await expect(db.pool.query('select half from location')).rejects.toThrow('does not exist');
});

test('every migration has a number of its own, so that their order is one', async () => {
  const numbers = (await listMigrations()).map((name) => name.split('_')[0]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
