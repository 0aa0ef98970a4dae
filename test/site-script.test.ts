import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createDoor } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A stand-in for the product: ready at once and responds with its settings, or fails to start if `WRONG` is set. */
const product = `
import { createServer } from 'node:http';
const { PORT, DATABASE_URL, WRONG } = process.env;
if (WRONG) { console.error('These settings are wrong'); process.exit(1); }
createServer((_, reply) => reply.end(JSON.stringify({ pid: process.pid, DATABASE_URL }))).listen(PORT, '127.0.0.1');
`;

let home: string;
let ports: string[];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'saphan-site-'));
  await mkdir(join(home, 'app/deploy'), { recursive: true });
  await mkdir(join(home, 'app/scripts'));
  await copyFile(join(import.meta.dirname, '../deploy/site.sh'), join(home, 'app/deploy/site.sh'));
  await writeFile(join(home, 'app/package.json'), '{ "type": "module" }');
  await writeFile(join(home, 'app/scripts/start.ts'), product);
  await settings('# a remark\nDATABASE_URL=postgres://a:p$w&d x@b/c\nSMTP_URL=\n');
  ports = [await freePort(), await freePort()];
});
afterEach(async () => {
  await site('stop', ...ports);
  await rm(home, { recursive: true });
});

const settings = (text: string) => writeFile(join(home, 'saphan.env'), text);

const freePort = () =>
  new Promise<string>((resolve) => {
    const door = createDoor().listen(0, '127.0.0.1', () => {
      const { port } = door.address() as AddressInfo;
      door.close(() => resolve(String(port)));
    });
  });

const site = (...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(join(home, 'app/deploy/site.sh'), args, { env: { ...process.env, HOME: home } }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

const getJson = async (port = '') => (await fetch(`http://127.0.0.1:${port}/`)).json();
const isGone = async (port = '') => (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) === null;

test('a command gets the settings as they stand in the file, whatever signs are in them', async () => {
  const { stdout } = await site('run', 'node', '-p', 'process.env.DATABASE_URL + process.env.SMTP_URL + process.cwd()');
  expect(stdout).toBe(`postgres://a:p$w&d x@b/c${join(home, 'app')}\n`);
});

test('processes are started, replaced one after the other, and ended; their logs are for their owner', async () => {
  expect(await site('start', ...ports)).toMatchObject({ status: 0 });
  const first = await getJson(ports[0]);
  expect(first).toMatchObject({ DATABASE_URL: 'postgres://a:p$w&d x@b/c' });
  expect((await stat(join(home, `site-${ports[0]}.log`))).mode & 0o777).toBe(0o600);

  expect(await site('start', ...ports)).toMatchObject({ status: 0 });
  expect(await getJson(ports[0])).not.toEqual(first);

  await site('stop', ...ports);
  expect([await isGone(ports[0]), await isGone(ports[1])]).toEqual([true, true]);
});

test('one that does not start is told, and the other is left as it runs', async () => {
  await site('start', ...ports);
  const second = await getJson(ports[1]);
  await settings('WRONG=yes\n');
  const { status, stderr } = await site('start', ...ports);
  expect(status).toBe(1);
  expect(stderr).toContain('These settings are wrong');
  expect(await getJson(ports[1])).toEqual(second);
});

test('a port that something else listens on is refused, and a process that has the number of one of ours is not ended', async () => {
  const other = createServer((_, reply) => void reply.end('another')).listen(Number(ports[0]), '127.0.0.1');
  await writeFile(join(home, `site-${ports[0]}.pid`), String(process.ppid));
  const { status, stderr } = await site('start', ports[0] ?? '');
  other.close();
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Something else listens on port ${ports[0]}. Is it the unit saphan@${ports[0]}?\n`,
  });
  expect(await readFile(`/proc/${process.ppid}/stat`, 'utf8')).not.toBe('');
});
