import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#platform/database/database.ts';
import { bookingBody, smallBusiness } from './builders/booking.ts';
import { freshApp, type TestApp } from './fresh-app.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';

let app: TestApp;
let empty: FreshDatabase;
let folder: string;

beforeAll(async () => {
  app = await freshApp();
  const { vehicleId } = await smallBusiness(app);
  await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  empty = await freshDatabase({ migrated: false });
  folder = await mkdtemp(join(tmpdir(), 'saphan-backups-'));
});
afterAll(async () => {
  await empty.drop();
  await app.close();
  await rm(folder, { recursive: true });
});

type Ended = { status: number; stdout: string; stderr: string };

const run = (command: 'backup' | 'restore', databaseUrl: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const script = join(import.meta.dirname, `../scripts/${command}.ts`);
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') };
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

test('what one command writes, the other brings back, and each says what it did', async () => {
  const file = join(folder, 'kept/backup.json');
  const written = await run('backup', app.databaseUrl, file);
  expect(written).toMatchObject({ status: 0, stdout: '' });
  expect(written.stderr).toContain('booking: 1\n');
  expect(await readdir(join(folder, 'kept'))).toEqual(['backup.json']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const damaged = join(folder, 'damaged.json');
  await writeFile(damaged, (await readFile(file)).subarray(0, -40));
  const refused = await run('restore', empty.url, damaged);
  expect(refused).toMatchObject({ status: 1, stdout: expect.not.stringContaining('equal') });
  expect(refused.stderr).toMatch(
    /\nThe file ends too early, in line \d+: it was cut off, or the backup broke off\.\n$/,
  );

  const restored = await run('restore', empty.url, file);
  expect(restored.status).toBe(0);
  expect(restored.stdout).toMatch(/^booking +1 {2}equal$/m);
  expect(restored.stderr).toContain('the password of the mail server');
  expect(restored.stderr).toContain('writes to the customers');
  const db = connect(empty.url, { connections: 1 });
  expect(await db.$count(sql`booking`)).toBe(1);
  await db.pool.end();

  const again = await run('restore', empty.url, file);
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('The database is not empty') });
});

test('a backup that fails leaves no file, and not half of one', async () => {
  const file = join(folder, 'failed.json');
  const failed = await run('backup', empty.url.replace(/[^/]+$/, 'no_such_database'), file);
  expect(failed).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^PostgreSQL at \S+ has no database [^\n]+\n$/),
  });
  expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([]);
});

test('a backup of what is not there, and a restore from where nothing is, say so and make nothing', async () => {
  const nowhere = await run('backup', '', join(folder, 'nothing.json'));
  expect(nowhere).toMatchObject({ status: 1, stderr: expect.stringMatching(/^There is no database in .*postgres/) });
  const nothing = await run('restore', empty.url, join(folder, 'nothing.json'));
  expect(nothing).toMatchObject({ status: 1, stderr: expect.stringContaining('no such file') });
  expect((await readdir(folder)).filter((name) => name === 'data' || name.startsWith('nothing'))).toEqual([]);
});

test('without a file they say what they want', async () => {
  expect(await run('backup', app.databaseUrl)).toMatchObject({ status: 2, stderr: expect.stringContaining('-- FILE') });
  expect(await run('restore', app.databaseUrl)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('-- FILE'),
  });
});
