import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { asProblem } from '../http/output/answers.ts';
import { instant } from './columns.ts';
import { assembledInsert, connect, type Database, isLostConnection, type Tx, transact } from './database.ts';

let database: FreshDatabase;
let db: Database;

beforeEach(async () => {
  database = await freshDatabase();
  db = connect(database.url, { connections: 2 });
});
afterEach(async () => {
  await db.pool.end();
  await database.drop();
});

const failure = (work: Promise<unknown>) => work.then(() => expect.fail('It did not fail'), asProblem);

/** Ends the session of a transaction as a database that goes away does. */
const cutOff = async (tx: Tx) => {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
};

test('a connection that is lost in a transaction is answered with 503, whatever the rollback says', async () => {
  const lost = transact(db, async (tx) => {
    await cutOff(tx);
    await tx.execute(sql`select 1`);
  });
  expect(await failure(lost)).toMatchObject({ status: 503, code: 'server.not-ready' });
});

test('what the work itself refused is answered, although nothing can be rolled back any more', async () => {
  const refusal = new Error('Refused');
  const refused = transact(db, async (tx) => {
    await cutOff(tx);
    throw refusal;
  });
  await expect(refused).rejects.toBe(refusal);
});

test('lost connections give their places in the pool back', async () => {
  for (let time = 0; time < 5; time += 1) await failure(transact(db, cutOff).then(() => expect.fail('committed')));
  expect(await transact(db, async (tx) => (await tx.execute(sql`select 7 as seven`)).rows)).toEqual([{ seven: 7 }]);
});

test.each([
  'Client has encountered a connection error and is not queryable',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
])('"%s" is a lost connection', (message) => {
  const error = new Error('Failed query: select 1', { cause: new Error(message) });
  expect(isLostConnection(error)).toBe(true);
  expect(asProblem(error)).toMatchObject({ status: 503, code: 'server.not-ready' });
});

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])('%s is a lost connection, inside another error too', (code) => {
  expect(isLostConnection(new Error('Failed', { cause: Object.assign(new Error('no'), { code }) }))).toBe(true);
});

test('a defect is no lost connection', () => {
  expect(asProblem(new Error('A defect'))).toMatchObject({ status: 500 });
});

const things = pgTable('thing', {
  id: integer('id').generatedAlwaysAsIdentity(),
  name: text('name').notNull().default('nameless'),
  at: instant('at'),
});

const insertThing = assembledInsert((tx, thing: typeof things.$inferInsert) =>
  tx.insert(things).values(thing).returning({ id: things.id, name: things.name, at: things.at }),
);

test('rows with other columns, or none in one, are inserted by a statement of their own', async () => {
  await db.execute(sql`create table thing (id int generated always as identity, name text not null default 'nameless',
    at timestamptz)`);
  const at = Temporal.Instant.from('2026-03-01T05:00:00Z');
  const rows = [
    { name: 'a', at },
    { name: 'b', at: null },
    { at },
    { name: 'c', at: at.add({ hours: 1 }) },
    { name: 'd' },
  ];
  const inserted = await transact(db, async (tx) => {
    const results = [];
    for (const row of rows) results.push(...(await insertThing(tx, row)));
    return results;
  });
  expect(inserted).toEqual([
    { id: 1, name: 'a', at },
    { id: 2, name: 'b', at: null },
    { id: 3, name: 'nameless', at },
    { id: 4, name: 'c', at: at.add({ hours: 1 }) },
    { id: 5, name: 'd', at: null },
  ]);
});
