import type { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isRead } from '#platform/http/declaration/is-read.ts';
import { type OpenShop, openShop } from './builders/valid-calls/open-shop.ts';
import { everyRoute } from './fresh-app.ts';

/** What the read under way says that it touches. */
const declared = vi.hoisted(() => ({ storage: undefined as AsyncLocalStorage<readonly string[]> | undefined }));

vi.mock('#platform/database/read-cache.ts', async (original) => {
  const actual = await original<typeof import('#platform/database/read-cache.ts')>();
  const { AsyncLocalStorage: Storage } = await import('node:async_hooks');
  const storage = new Storage<readonly string[]>();
  declared.storage = storage;
  const watched = (make: typeof actual.cachedRead) =>
    ((tables: readonly string[], read: (...args: []) => unknown) =>
      make(tables as never, ((...args: []) => storage.run(tables, () => read(...args))) as never)) as typeof make;
  return {
    ...actual,
    cachedRead: watched(actual.cachedRead),
    cachedRows: watched(actual.cachedRows as never),
  };
});

let shop: OpenShop;
/** Reads of a table that its read does not name, and every table that was read at all. */
const unnamed: string[] = [];
const named = new Set<string>();

beforeAll(async () => {
  shop = await openShop();
  // A photograph, for those who look for them.
  await shop.app.db.execute(sql`update vehicle set images = array['/pictures/0197f1a0-0000-4000-8000-000000000000']`);
  const { rows } = await shop.app.db.execute<{ name: string }>(sql`select tablename as name from pg_tables`);
  const tables = new Set(rows.map(({ name }) => name));
  const { pool } = shop.app.db;
  const { query } = pool;
  const look = (text: string) => {
    const told = declared.storage?.getStore();
    if (!told) return;
    for (const [, table = ''] of text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?(?!\w*\s*\()/g)) {
      if (!tables.has(table)) continue;
      named.add(table);
      if (!told.includes(table)) unnamed.push(`${table}, not among ${told}: ${text.slice(0, 90)}`);
    }
  };
  Object.assign(pool, {
    query: (...args: [{ text: string }]) => {
      look(args[0].text ?? String(args[0]));
      return Reflect.apply(query, pool, args);
    },
  });
});
afterAll(() => shop.close());

test('a read that is cached names every table that it touches, or its changes would go unheard', async () => {
  for (const [route, endpoint] of everyRoute.filter(([route]) => isRead(route)))
    await shop.undo.undone(async () => {
      for (const sample of await shop.samplesOf(route)) await shop.send(route, endpoint, sample);
    });
  expect(unnamed).toEqual([]);
  expect([...named]).toEqual(
    expect.arrayContaining([
      'setting',
      'vehicle',
      'picture',
      'promotion',
      'insurance_package',
      'addon',
      'content_page',
      'review',
    ]),
  );
});
