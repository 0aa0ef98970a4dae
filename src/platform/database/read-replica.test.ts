import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { connect, type Database, databaseError } from './database.ts';
import { readingOf } from './read-replica.ts';

let databases: FreshDatabase[];
let primary: Database;
let replica: Database;

beforeAll(async () => {
  databases = [await freshDatabase(), await freshDatabase()];
  const [first = '', second = ''] = databases.map(({ url }) => url);
  primary = connect(first, { connections: 2 });
  replica = connect(second, { connections: 2, readOnly: true });
});
afterAll(async () => {
  await primary.pool.end();
  await replica.pool.end();
  for (const { drop } of databases) await drop();
});

test('without a replica everything is read from the primary', async () => {
  const reading = readingOf(primary);
  expect(await reading.database()).toBe(primary);
  expect(await reading.read(async (db) => db)).toBe(primary);
});

test('a replica that answers is read from, and takes nothing in', async () => {
  const reading = readingOf(primary, replica);
  expect(await reading.read(async (db) => db)).toBe(replica);
  const write = replica.execute(sql`insert into request_count values ('a', 1, now())`);
  expect(databaseError(await write.catch((error: unknown) => error))?.code).toBe('25006');
});

test('while a replica does not answer, the primary is read from', async () => {
  const away = connect('postgres://nobody@127.0.0.1:9/none');
  const reading = readingOf(primary, away);
  expect(await reading.database()).toBe(primary);
  expect(await reading.read(async (db) => db)).toBe(primary);
  await away.pool.end();
});

test.each(['40001', '57P01'])(
  'what a replica gives up with %s is read from the primary; a defect stays one',
  async (code) => {
    const reading = readingOf(primary, replica);
    const queried: Database[] = [];
    const answer = await reading.read(async (db) => {
      queried.push(db);
      if (db === replica) await db.execute(sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`));
      return 'read';
    });
    expect([answer, queried]).toEqual(['read', [replica, primary]]);
    await expect(reading.read(async (db) => db.execute(sql`select nothing`))).rejects.toThrow('Failed query');
  },
);
