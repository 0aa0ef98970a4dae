import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  postgresFolderIn,
  removeEmbeddedPostgres,
  runningEmbeddedPostgres,
} from '#platform/embedded-postgres/embedded-postgres.ts';
import { freePorts } from './free-ports.ts';

const root = join(import.meta.dirname, '..');
let folder: string;
let origin: string;
let dev: ReturnType<typeof start>;

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (words) => {
    printed += words;
  });
  return { child, starts: () => printed.match(/^Ready on /gm)?.length ?? 0 };
};

const untilStarts = async (count: number) => {
  while (dev.starts() < count) await pause(100);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  const [port, sandboxPort] = await freePorts(2);
  origin = `http://localhost:${port}`;
  dev = start({
    PORT: String(port),
    OMISE_SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    DEMO: 'off',
  });
  await untilStarts(1);
}, 180_000);

afterAll(async () => {
  dev.child.kill('SIGKILL');
  await removeEmbeddedPostgres(postgresFolderIn(folder));
  await rm(folder, { recursive: true, force: true });
});

test('pages come from their source, and calls from the server behind them', { timeout: 180_000 }, async () => {
  const page = await fetch(`${origin}/login`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/src/web/entry.client.tsx')]);
  expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
  expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  expect((await fetch(`${origin}/drawings/suv.svg`)).status).toBe(200);
});

test('a file of the server that is saved starts the server again; one of the pages does not', async () => {
  const now = new Date();
  await utimes(join(root, 'src/web/site/auth/login/login.tsx'), now, now);
  await pause(3_000);
  expect(dev.starts()).toBe(1);
  await utimes(join(root, 'src/app/figures.ts'), now, now);
  await untilStarts(2);
  expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
});

test('it ends in order, and takes its database with it', async () => {
  dev.child.kill('SIGINT');
  await once(dev.child, 'exit');
  expect(await runningEmbeddedPostgres(postgresFolderIn(folder))).toBeUndefined();
});
