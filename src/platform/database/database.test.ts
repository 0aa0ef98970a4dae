import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { asProblem } from '../http/output/answers.ts';
import { connect, type Database, isLostConnection, type Tx, transact } from './database.ts';

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
