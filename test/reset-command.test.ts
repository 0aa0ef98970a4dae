import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { execute } from './test-server.ts';

let database: FreshDatabase;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'saphan-reset-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

type Ended = { status: number; stdout: string; stderr: string };

const reset = (env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const script = join(import.meta.dirname, '../scripts/db-reset.ts');
    const given = { DATABASE_URL: database.url, DATA_DIR: folder, PAYMENTS: 'off', DEMO: 'off', NODE_ENV: '' };
    execFile(process.execPath, [script], { env: { ...process.env, ...given, ...env } }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

const refusal = (sentence: RegExp) => ({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) });

const locations = async (): Promise<string[]> => {
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from location').finally(() => client.end());
  return rows.map(({ name }) => name);
};

const addLocation = () =>
  execute(database.url, `insert into location (name, address, city) values ('Old pier', 'By the river', 'Bangkok')`);
const markAsDemo = () => execute(database.url, 'insert into demo_mark (laid_at) values (now())');

test('a demo business goes with its files, and the next one stands as after a first start', async () => {
  await addLocation();
  await markAsDemo();
  await mkdir(join(folder, 'files/pictures/old'), { recursive: true });
  await writeFile(join(folder, 'files/pictures/old/640.avif'), 'old');

  const ended = await reset();
  expect(ended).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Admin: \S+\nPassword: \S+ \(shown this/) });
  expect(await locations()).toEqual([]);
  expect(await readdir(join(folder, 'files'))).toEqual([]);
});

test('while somebody is connected nothing is emptied', async () => {
  await addLocation();
  await markAsDemo();
  const product = new pg.Client(database.url);
  await product.connect();
  expect(await reset()).toMatchObject(refusal(/^A product runs on this database, [^\n]+\n$/));
  await product.end();
  expect(await locations()).toEqual(['Old pier']);
});

test('what the demo did not lay stays, and so does production', async () => {
  await addLocation();
  expect(await reset()).toMatchObject(refusal(/^The demo did not lay what is in this database, [^\n]+\n$/));
  await markAsDemo();
  expect(await reset({ NODE_ENV: 'production' })).toMatchObject(refusal(/^NODE_ENV is production: [^\n]+\n$/));
  expect(await locations()).toEqual(['Old pier']);
});
