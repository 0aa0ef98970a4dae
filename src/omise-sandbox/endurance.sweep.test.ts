import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callAt, provider, type SandboxCall } from './listening-sandbox.ts';

const main = join(import.meta.dirname, 'main.ts');
const running = new Set<ChildProcess>();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'omise-sandbox-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  rmSync(folder, { recursive: true });
});

/** Starts the real process on a free port; its only output line contains the URL. */
const start = async (extra: Record<string, string> = {}) => {
  const env = { OMISE_SANDBOX_PORT: '0', OMISE_SANDBOX_FOLDER: folder, ...extra };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const errors: string[] = [];
  child.stderr.on('data', (part) => errors.push(String(part)));
  const [line] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+:\d+/.exec(String(line))?.[0];
  if (!url) throw new Error(`No address in: ${line}`);
  const call: SandboxCall = (method, path, options) => callAt(url, method, path, options);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await once(child, 'exit');
    running.delete(child);
    return code;
  };
  return { call, end, line: String(line), errors, ...provider(call) };
};

test('it says one line, and ends cleanly when asked', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const sandbox = await start();
    expect(sandbox.line).toMatch(/^Payment sandbox on http:\/\/127\.0\.0\.1:\d+, objects in .+\n$/);
    expect(await sandbox.end(signal)).toBe(0);
    expect(sandbox.errors.join('')).toBe('');
  }
});

test('a wrong port is named and nothing starts', async () => {
  const child = spawn(process.execPath, [main], {
    env: { OMISE_SANDBOX_PORT: 'many' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  const [message] = await once(child.stderr, 'data');
  expect(String(message)).toContain('OMISE_SANDBOX_PORT is not a port: many');
});

test('a wrong wish about 3-D Secure is named, a right one is kept for the next start', async () => {
  const child = spawn(process.execPath, [main], {
    env: { OMISE_SANDBOX_3DS: 'maybe', OMISE_SANDBOX_FOLDER: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  const [message] = await once(child.stderr, 'data');
  expect(String(message)).toContain('OMISE_SANDBOX_3DS is neither on nor off: maybe');
  const first = await start({ OMISE_SANDBOX_3DS: 'on' });
  await first.end('SIGTERM');
  const second = await start();
  expect((await second.call('GET', '/sandbox/account')).body).toEqual({ threeDSecure: true });
});

test('links carry the public address', async () => {
  const sandbox = await start({ OMISE_SANDBOX_PUBLIC_URL: 'https://pay.example/' });
  const { body } = await sandbox.createToken();
  expect(body.location).toBe(`https://pay.example/tokens/${body.id}`);
});

test('whatever was answered is still there after kill -9, and goes on living', async () => {
  const before = await start();
  const paid = await before.charge({ metadata: { booking: 'SP-1' } });
  const waiting = await before.charge({ capture: false });
  const unused = await before.createToken();
  await before.end('SIGKILL');

  const after = await start();
  expect((await after.call('GET', `/charges/${paid.body.id}`)).body).toMatchObject({
    ...paid.body,
    refunds: expect.anything(),
  });
  expect((await after.call('POST', `/charges/${waiting.body.id}/capture`)).body.status).toBe('successful');
  const options = { json: { amount: 5_000, currency: 'thb', card: unused.body.id } };
  expect((await after.call('POST', '/charges', options)).body.status).toBe('successful');
  expect((await after.call('POST', '/charges', options)).body.code).toBe('used_token');
  expect((await after.call('GET', '/charges')).body.total).toBe(3);
});

test('killed in a storm of charges, it has every one that it answered, and their sum is its balance', async () => {
  const before = await start();
  const answered: unknown[] = [];
  const storm = Array.from({ length: 40 }, async () => {
    const { body } = await before.charge();
    answered.push(body.id);
  });
  const settled = Promise.allSettled(storm);
  while (answered.length < 5) await new Promise((resolve) => setTimeout(resolve, 1));
  await before.end('SIGKILL');
  await settled;

  const after = await start();
  const { body } = await after.call('GET', '/charges?limit=100');
  const stored = (body.data as { id: string; net: number }[]).map(({ id }) => id);
  expect(stored).toEqual(expect.arrayContaining(answered));
  expect((await after.call('GET', '/balance')).body.total).toBe(stored.length * 96_094);
});

test('killed in a storm of refunds, it has every one that it answered, and no more than the charge went back', async () => {
  const before = await start();
  const { body: charge } = await before.charge();
  const answered: unknown[] = [];
  const storm = Array.from({ length: 40 }, async () => {
    const { status, body } = await before.call('POST', `/charges/${charge.id}/refunds`, { json: { amount: 15_000 } });
    if (status === 200) answered.push(body.id);
  });
  const settled = Promise.allSettled(storm);
  while (answered.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
  await before.end('SIGKILL');
  await settled;

  const after = await start();
  const refunds = (await after.call('GET', `/charges/${charge.id}/refunds`)).body.data as { id: string }[];
  expect(refunds.map(({ id }) => id)).toEqual(expect.arrayContaining(answered));
  expect(refunds.length).toBeLessThanOrEqual(6);
  expect((await after.call('GET', '/refunds')).body.data).toEqual(refunds);
  const refunded = refunds.length * 15_000;
  expect((await after.call('GET', `/charges/${charge.id}`)).body.refunded_amount).toBe(refunded);
  expect((await after.call('GET', '/balance')).body.total).toBe(96_094 - refunded);
});

test('a torn end of the journal is ignored', async () => {
  const before = await start();
  const { body } = await before.charge();
  await before.end('SIGKILL');
  appendFileSync(join(folder, 'objects.sqlite-wal'), Buffer.alloc(1_000, 0x37));

  const after = await start();
  expect((await after.call('GET', `/charges/${body.id}`)).body.status).toBe('successful');
  expect((await after.charge()).body.status).toBe('successful');
});

test('no card number and no security code is ever written to disk', async () => {
  const numbers = ['4242424242424242', '5555551111110011', '378282246310005'];
  const sandbox = await start();
  for (const number of numbers) await sandbox.charge({}, { number, security_code: '987654321' });
  await sandbox.createToken({ number: '4111111111111111', security_code: '987654321' });
  const onDisk = () =>
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join('\n');
  const whileRunning = onDisk();
  await sandbox.end('SIGTERM');
  for (const content of [whileRunning, onDisk()]) {
    expect(content).toContain('Somchai Jaidee');
    for (const secret of [...numbers, '4111111111111111', '987654321']) expect(content).not.toContain(secret);
  }
});
