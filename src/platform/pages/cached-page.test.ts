import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { connect, type Database, transact } from '../database/database.ts';
import { listenForChanges } from '../database/listen-for-changes.ts';
import { createLog } from '../log/log.ts';
import { cachedPage } from './cached-page.ts';

let database: FreshDatabase;
let db: Database;
let hearing: { stop: () => Promise<void> };
let rendered: number;
let answer: (nonce: string) => Response;

beforeEach(async () => {
  database = await freshDatabase();
  db = connect(database.url, { connections: 4 });
  hearing = await listenForChanges(db, createLog('silent'));
  rendered = 0;
  answer = (nonce) => new Response(`<script nonce="${nonce}">${rendered}</script>`, { headers: { 'x-page': '1' } });
});
afterEach(async () => {
  await hearing.stop();
  await db.pool.end();
  await database.drop();
});

const ask = (nonce: string, key = 'home en') =>
  cachedPage(db, {
    key,
    nonce,
    render: async () => {
      rendered += 1;
      return answer(nonce);
    },
  });
const text = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).body.toString();

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');

test('a page is rendered once, and everybody gets it without a nonce', async () => {
  const together = await Promise.all([text('a+/='), text('b')]);
  expect([...together, await text('c')]).toEqual(Array.from({ length: 3 }, () => '<script>1</script>'));
  expect((await ask('d')).headers.get('x-page')).toBe('1');
  expect(await text('e', 'home th')).toContain('>2<');
});

test('its policy can name every script in it: those that run, and the module that is started later', async () => {
  answer = (nonce) =>
    new Response(`<script nonce="${nonce}">a < b</script><script nonce="${nonce}" type="module" async="">ü\n</script>
      <script src="/x.js"></script><script type="application/ld+json">{"a": 1}</script>
      <script id="words" type="application/json">{}</script>
      <script id="start" type="application/json">{"module":"import \\"/x.js\\"; \\u003c","preloads":[]}</script>`);
  expect((await ask('a')).hashes).toEqual(['a < b', 'ü\n', 'import "/x.js"; <'].map(hashOf));
});

test.each([
  ['a price', sql`update vehicle set daily_rate_satang = 1`],
  ['when a vehicle is free', sql`delete from vehicle_occupancy`],
  ['a setting', sql`insert into setting ("group", value, version, updated_at) values ('tax', '{}', 1, now())`],
])('whoever changes %s sees it at once', async (_, change) => {
  await ask('a');
  await transact(db, (tx) => tx.execute(change));
  expect(await text('b')).toContain('>2<');
});

test('a page that failed or sets a cookie is rendered for each', async () => {
  answer = () => new Response('failed', { status: 503 });
  expect([(await ask('a')).status, (await ask('b')).status]).toEqual([503, 503]);
  answer = () => new Response('page', { headers: { 'set-cookie': 'a=1' } });
  expect([(await ask('a')).headers.getSetCookie(), (await ask('b')).headers.getSetCookie()]).toEqual([
    ['a=1'],
    ['a=1'],
  ]);
  expect(rendered).toBe(4);
});

test('while changes are not heard, a page is rendered for each', async () => {
  await ask('a');
  await hearing.stop();
  await ask('b');
  await ask('c');
  expect(rendered).toBe(3);
});
