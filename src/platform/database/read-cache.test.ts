import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { createLog } from '../log/log.ts';
import { connect, type Database, type Tx, transact } from './database.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { cachedRead, cachedRows, cachedTables } from './read-cache.ts';

let database: FreshDatabase;
/** Two processes: each has a pool of its own, and its own memory. */
let db: Database;
let other: Database;
let hearing: { stop: () => Promise<void> }[];
/** How often the table was read. */
let reads = 0;

const cityOf = async (tx: Tx, name: string): Promise<string | undefined> => {
  reads += 1;
  const { rows } = await tx.execute<{ city: string }>(sql`select city from location where name = ${name}`);
  return rows[0]?.city;
};
const readCity = cachedRead(['location'], cityOf);
const city = (tx: Tx) => readCity(tx, 'Depot');

const move = (tx: Tx, to: string) => tx.execute(sql`update location set city = ${to} where name = 'Depot'`);
const moveInTransaction = (to: string, by = db) => transact(by, (tx) => move(tx, to));

beforeEach(async () => {
  database = await freshDatabase();
  db = connect(database.url, { connections: 4 });
  other = connect(database.url, { connections: 2 });
  await db.execute(sql`insert into location (name, address, city) values ('Depot', '1 Road', 'Bangkok')`);
  hearing = await Promise.all([db, other].map((one) => listenForChanges(one, createLog('silent'))));
  reads = 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { stop } of hearing) await stop();
  await Promise.all([db.pool.end(), other.pool.end()]);
  await database.drop();
});

test('what is cached is not read again', async () => {
  expect([await city(db), await city(db), await city(db)]).toEqual(['Bangkok', 'Bangkok', 'Bangkok']);
  expect(reads).toBe(1);
  expect(await readCity(db, 'Elsewhere')).toBeUndefined();
  expect(reads).toBe(2);
});

test('a writer sees at once what it has changed, and another process soon after', async () => {
  await Promise.all([city(db), city(other)]);
  await moveInTransaction('Phuket');
  expect(await city(db)).toBe('Phuket');
  await expect.poll(() => city(other)).toBe('Phuket');
});

test('what is rolled back changes nothing, and nobody sees it before', async () => {
  await city(other);
  await transact(db, async (tx) => {
    await move(tx, 'Phuket');
    expect([await city(tx), await city(other)]).toEqual(['Phuket', 'Bangkok']);
    throw new Error('Refused');
  }).catch(() => undefined);
  expect([await city(db), await city(other)]).toEqual(['Bangkok', 'Bangkok']);
});

test('a change while it is read is seen by whoever asks afterwards', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = cachedRead(['location'], async (tx) => {
    const found = await cityOf(tx, 'Depot');
    await gate.promise;
    return found;
  });
  const early = slow(db);
  await expect.poll(() => reads).toBe(1);
  await moveInTransaction('Phuket');
  const late = slow(db);
  gate.resolve();
  expect([await early, await late]).toEqual(['Bangkok', 'Phuket']);
});

test('a transaction reads the table, even when a change was never announced', async () => {
  await city(db);
  await changeUnannounced('Phuket');
  expect(await city(db)).toBe('Bangkok');
  expect(await transact(db, city)).toBe('Phuket');
});

test('a change that was never announced is found after 30 seconds', async () => {
  await city(db);
  await changeUnannounced('Phuket');
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 29_000);
  expect(await city(db)).toBe('Bangkok');
  clock.mockReturnValue(now + 31_000);
  expect(await city(db)).toBe('Phuket');
});

test('while the connection that listens for changes is lost, nothing is cached; then it is there again', async () => {
  await city(db);
  await changeUnannounced('Phuket');
  await loseListeners();
  await expect.poll(() => city(db)).toBe('Phuket');
  await changeUnannounced('Krabi');
  expect(await city(db)).toBe('Krabi');

  await expect.poll(isCaching, { timeout: 5_000 }).toBe(true);
  await moveInTransaction('Trat', other);
  await expect.poll(() => city(db)).toBe('Trat');
});

test('a connection that is dead without saying so is found out: nothing is cached until there is another one', async () => {
  const line = await breakableLine(database.url);
  const far = connect(line.url, { connections: 2 });
  const { stop } = await listenForChanges(far, createLog('silent'), { everyMs: 100, withinMs: 100 });
  // Needs no connection, since those of the pool are dead too.
  const count = cachedRead(['location'], async () => {
    reads += 1;
    return reads;
  });
  const isCached = async () => {
    const before = await count(far);
    return before === (await count(far));
  };
  try {
    expect(await isCached()).toBe(true);
    line.cut();
    await expect.poll(isCached, { interval: 20, timeout: 3_000 }).toBe(false);
    await expect.poll(isCached, { timeout: 5_000 }).toBe(true);
  } finally {
    line.close();
    await stop();
    await far.pool.end();
  }
});

test('rows are read together, in the order of their ids, and only those that are not cached', async () => {
  const asked: (readonly string[])[] = [];
  const rows = cachedRows(['location'], async (_tx, ids) => {
    asked.push(ids);
    return ids.filter((id) => id !== 'unknown').map((id) => ({ id }));
  });
  expect(await rows(db, ['b', 'a', 'unknown'])).toEqual([{ id: 'b' }, { id: 'a' }]);
  expect(await rows(db, ['a', 'c', 'b', 'a'])).toEqual([{ id: 'a' }, { id: 'c' }, { id: 'b' }, { id: 'a' }]);
  expect(asked).toEqual([['b', 'a', 'unknown'], ['c']]);
  await moveInTransaction('Phuket');
  await rows(db, ['a']);
  expect(asked[2]).toEqual(['a']);
  expect(await transact(db, (tx) => rows(tx, ['c', 'a']))).toEqual([{ id: 'c' }, { id: 'a' }]);
});

test('a failed read is not cached, and results cannot be changed', async () => {
  let isBroken = true;
  const read = cachedRead(['location'], async () => {
    if (isBroken) throw new Error('Broken');
    return { places: [{ name: 'Depot' }] };
  });
  await expect(read(db)).rejects.toThrow('Broken');
  isBroken = false;
  const { places } = await read(db);
  expect(() => places.push({ name: 'Other' })).toThrow();
  expect(() => Object.assign(places[0] ?? {}, { name: 'Other' })).toThrow();
});

test('each cached table announces its changes', async () => {
  const { rows } = await db.execute<{ table: string }>(
    sql`select tgrelid::regclass::text as table from pg_trigger where tgname = 'announce_change' order by 1`,
  );
  expect(rows.map(({ table }) => table)).toEqual([...cachedTables]);
});

/** A way to a database on which the connections that stand can fall silent, while new ones are made. */
const breakableLine = async (address: string) => {
  const target = new URL(address);
  const standing = new Set<Socket>();
  const server = createServer((near) => {
    const far = openSocket({ host: target.hostname, port: Number(target.port) });
    near.pipe(far).pipe(near);
    for (const one of [near, far]) standing.add(one.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(address);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      for (const one of standing) one.unpipe().pause();
    },
    close: () => {
      for (const one of standing) one.destroy();
      server.close();
    },
  };
};

/** As if the notice were lost. */
const changeUnannounced = (to: string) =>
  transact(other, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await move(tx, to);
  });

const isCaching = async () => {
  const before = reads;
  await city(db);
  await city(db);
  return reads < before + 2;
};

const loseListeners = async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where query = 'listen changed' and datname = current_database()",
  );
  await client.end();
};
