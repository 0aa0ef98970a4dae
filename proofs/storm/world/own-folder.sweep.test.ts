import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isServerOfFolder } from '#platform/embedded-postgres/processes.ts';

const LONGEST = { timeout: 100_000 };

/** A program that starts a PostgreSQL in an own folder, then runs the given code. */
const program = (then: string) => `
  const { ownFolder } = await import('${import.meta.dirname}/own-folder.ts');
  const { startEmbeddedPostgres } = await import('#platform/embedded-postgres/embedded-postgres.ts');
  const { createLog } = await import('#platform/log/log.ts');
  const { folder, clear } = await ownFolder(process.env.FOLDER);
  const log = createLog('silent');
  const { stop } = await startEmbeddedPostgres({ folder: folder + '/postgres', log });
  const [server] = (await import('node:fs')).readFileSync(folder + '/postgres/data/postmaster.pid', 'utf8').split('\\n');
  process.once('SIGINT', () => process.exit(130));
  console.log(folder + ' ' + server);
  ${then}`;

const running = async (then: string) => {
  const place = await mkdtemp(join(tmpdir(), 'saphan-own-folder-'));
  onTestFinished(() => rm(place, { recursive: true }));
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(then)], {
    env: { PATH: process.env.PATH, FOLDER: join(place, 'storm') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  const [folder = '', server = ''] = String(line).split(' ');
  return { child, ended, place, folder, server: Number(server) };
};

test.each<[string, string, NodeJS.Signals | null, number | null]>([
  ['is killed', '', 'SIGKILL', null],
  ['is interrupted', '', 'SIGINT', 130],
  ['throws', `throw new Error('no');`, null, 1],
  ['comes to its end', `await stop(); await clear(); process.exit(0);`, null, 0],
])(
  'of a storm that %s no folder is left, and no PostgreSQL',
  { timeout: 120_000 },
  async (_how, then, signal, status) => {
    const { child, ended, place, folder, server } = await running(then);
    const isServing = () => isServerOfFolder(join(folder, 'postgres/data'), server);
    if (signal) {
      expect(existsSync(folder)).toBe(true);
      expect(await isServing()).toBe(true);
      child.kill(signal);
    }
    expect((await ended)[0]).toBe(status);
    // A killed process cannot wait for the folder to be removed.
    if (signal === 'SIGKILL') await vi.waitFor(() => expect(existsSync(folder)).toBe(false), LONGEST);
    expect(await readdir(place)).toEqual([]);
    expect(await isServing()).toBe(false);
  },
);
