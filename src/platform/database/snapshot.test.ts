import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/fresh-database.ts';
import { connect, type Database, type Tx } from './database.ts';
import { idsInPortions, inSnapshot } from './snapshot.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  db = connect(database.url, { connections: 2 });
  await db.execute(sql`create table thing (id int primary key)`);
  await db.execute(sql`insert into thing select generate_series(1, 1000)`);
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const things = (tx: Tx) => idsInPortions(tx, sql`select id from thing where id > ${0} order by id`, 300);

test('rows come in portions, in their order, and the connection goes back', async () => {
  const sizes: number[] = [];
  const ids: string[] = [];
  for await (const portion of inSnapshot(db, things)) {
    sizes.push(portion.length);
    ids.push(...portion);
  }
  expect(sizes).toEqual([300, 300, 300, 100]);
  expect(ids).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
  expect(db.pool.idleCount).toBe(db.pool.totalCount);
});

test('what is written meanwhile is not in it', async () => {
  const reading = inSnapshot(db, things);
  const first = await reading.next();
  await db.execute(sql`insert into thing values (5000)`);
  let count = first.value?.length ?? 0;
  for await (const portion of reading) count += portion.length;
  expect(count).toBe(1000);
  await db.execute(sql`delete from thing where id = 5000`);
});

test('whoever stops taking, or fails, leaves no connection behind', async () => {
  for (let round = 0; round < 5; round += 1)
    for await (const portion of inSnapshot(db, things)) if (portion.length > 0) break;
  const broken = async () => {
    for await (const portion of inSnapshot(db, () => idsInPortions(db, sql`select 1 / 0`))) expect(portion).toEqual([]);
  };
  for (let round = 0; round < 5; round += 1) await expect(broken()).rejects.toThrow();
  expect(db.pool.waitingCount).toBe(0);
  expect(db.pool.totalCount - db.pool.idleCount).toBe(0);
});
