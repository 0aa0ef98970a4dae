import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const isThere = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test.each([
  ['the payment sandbox', './start-sandbox.ts', '(await startSandbox()).url'],
  ['the S3 server', './start-bucket.ts', '(await startBucket()).url'],
  ['the application', './start-processes.ts', '(await startProcesses(process.env.DATABASE_URL, 1)).addresses[0]'],
])('%s ends with the tests that started it, though they are killed', async (_what, file, started) => {
  const module = new URL(file, import.meta.url).href;
  const tests = spawn(
    process.execPath,
    ['-e', `Object.assign(globalThis, await import(${JSON.stringify(module)})); console.log(${started});`],
    { env: { ...process.env, DATABASE_URL: database.url }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void tests.kill('SIGKILL'));
  const [line] = (await once(tests.stdout, 'data')) as [Buffer];
  const port = Number(/:(\d+)/.exec(`${line}`.replace(/^s3:\/\/[^@]*@/, ''))?.[1]);
  expect(await isThere(port)).toBe(true);
  tests.kill('SIGKILL');
  await vi.waitFor(async () => expect(await isThere(port)).toBe(false), 20_000);
});
