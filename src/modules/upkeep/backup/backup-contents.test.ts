import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#platform/database/database.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { backedUp, leftOut } from './backup-contents.ts';
import { backedUpShapes, linesQuery, sequencesOf, tableNames } from './schema-store.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  db = connect(database.url, { connections: 2 });
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

test('every table is in a backup, or is left out for a reason', async () => {
  const decided = [...Object.keys(backedUp), ...Object.keys(leftOut)];
  expect((await tableNames(db)).filter((name) => !decided.includes(name))).toEqual([]);
  expect(Object.keys(backedUp).filter((name) => Object.hasOwn(leftOut, name))).toEqual([]);
});

test('every table that a backup has is there, with something to order it by', async () => {
  const shapes = await backedUpShapes(db);
  expect(shapes.map(({ table }) => table)).toEqual(Object.keys(backedUp));
  expect(shapes.filter(({ key }) => key.length === 0)).toEqual([]);
});

type Column = { table: string; name: string; is_optional: boolean };
const columns = async () =>
  (
    await db.execute<Column>(sql`
      select table_name as table, column_name as name, is_nullable = 'YES' or column_default is not null as is_optional
      from information_schema.columns where table_schema = 'public'`)
  ).rows;

test('a column that sounds like a secret is decided by name', async () => {
  const sounds =
    /secret|token|password|passcode|hash|sealed|(^|_)keys?$|private|credential|(^|_)code$|_uri$|two_factor/;
  const harmless = [
    'promotion.code',
    'insurance_option.code',
    'payment_attempt.failure_code',
    'card_hold.failure_code',
    'customer.postal_code',
  ];
  const undecided = (await columns())
    .filter(({ table, name }) => sounds.test(name) && Object.hasOwn(backedUp, table))
    .filter(({ table, name }) => {
      const { without = {}, with: present = {} } = backedUp[table] ?? {};
      return !Object.hasOwn(without, name) && !Object.hasOwn(present, name);
    })
    .map(({ table, name }) => `${table}.${name}`);
  expect(undecided.filter((name) => !harmless.includes(name))).toEqual([]);
});

test('what is left out of a table exists, and a row can be without it', async () => {
  const all = await columns();
  for (const [table, { without = {}, with: present = {}, withoutKeys = [] }] of Object.entries(backedUp)) {
    const find = (name: string) => all.find((column) => column.table === table && column.name === name);
    for (const name of Object.keys(without))
      expect([table, name, find(name)?.is_optional]).toEqual([table, name, true]);
    for (const name of [...Object.keys(present), ...withoutKeys])
      expect([table, name, !!find(name)]).toEqual([table, name, true]);
  }
});

test('every type of a column is one whose text reads back as the same', async () => {
  const proven = [
    'bigint',
    'boolean',
    'bytea',
    'cidr',
    'date',
    'double precision',
    'integer',
    'jsonb',
    'smallint',
    'text',
    'text[]',
  ];
  proven.push('integer[]', 'numeric(4,1)', 'timestamp with time zone', 'tstzrange', 'uuid', 'uuid[]');
  const types = (await backedUpShapes(db)).flatMap((shape) => shape.columns.map(([, type]) => type));
  expect([...new Set(types)].filter((type) => !proven.includes(type))).toEqual([]);
});

test('whatever draws numbers belongs to a table', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`);
  const owned = await sequencesOf(db, await tableNames(db));
  expect(rows.map(({ name }) => name)).toEqual(owned.map(({ sequence }) => sequence));
});

test('a database that was just migrated is empty, but for what the migrations fill', async () => {
  const filled: string[] = [];
  for (const shape of await backedUpShapes(db)) {
    const { rows } = await db.execute(linesQuery(shape));
    if (rows.length > 0) filled.push(shape.table);
  }
  expect(filled).toEqual(Object.keys(backedUp).filter((table) => backedUp[table]?.seeded));
});
