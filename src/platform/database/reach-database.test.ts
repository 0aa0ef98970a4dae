import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { migrate } from './migrate.ts';
import { refuseOldPostgres } from './reach-database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('a wrong password, and a database that is not there, are said in a sentence that keeps the password', async () => {
  const wrong = migrate(database.url.replace(/:[^:@]+@/, ':guessed-word@'));
  await expect(wrong).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:\d+ does not let the user saphan in with this password: look at DATABASE_URL\.$/,
  );
  const gone = migrate(database.url.replace(/[^/]+$/, 'nothing'));
  await expect(gone).rejects.toThrow(/^PostgreSQL at \S+ has no database nothing: make it, or look at DATABASE_URL\.$/);
});

test('a server that is not there is said in a sentence', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' ? address?.port : 0;
  probe.close();
  await once(probe, 'close');
  await expect(migrate(`postgres://saphan:word@127.0.0.1:${port}/saphan`)).rejects.toThrow(
    `PostgreSQL at 127.0.0.1:${port} does not answer (ECONNREFUSED): look whether it runs, and at DATABASE_URL.`,
  );
});

test.each([
  [150_013, '15.13', 'The product needs PostgreSQL 18 or newer; this is 15.13.'],
  [170_009, '17.9', 'The product needs PostgreSQL 18 or newer; this is 17.9.'],
])('PostgreSQL %i is refused before anything is written', (number, text, sentence) => {
  expect(() => refuseOldPostgres({ number, text })).toThrow(sentence);
});

test.each([180_000, 180_004, 190_001])('PostgreSQL %i is taken', (number) => {
  expect(() => refuseOldPostgres({ number, text: '' })).not.toThrow();
});
