import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callAt } from '../listening-sandbox.ts';
import { expectedSignature, listeningReceiver } from './listening-receiver.ts';

const main = join(import.meta.dirname, '../main.ts');
const secret = Buffer.from('a secret of the account').toString('base64');
const running = new Set<ChildProcess>();
let folder: string;
let receiver: Awaited<ReturnType<typeof listeningReceiver>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'omise-sandbox-'));
  receiver = await listeningReceiver();
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  await receiver.stop();
  rmSync(folder, { recursive: true });
});

const launch = (extra: Record<string, string>) => {
  const env = { OMISE_SANDBOX_PORT: '0', OMISE_SANDBOX_FOLDER: folder, ...extra };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  return child;
};

const start = async (extra: Record<string, string> = {}) => {
  const child = launch(extra);
  const [line] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+:\d+/.exec(String(line))?.[0] ?? '';
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { kill, create: (email: string) => callAt(url, 'POST', '/customers', { json: { email } }) };
};

const emails = () => new Set(receiver.received.map(({ body }) => body.data.email));

test('the address and the secret of the environment are used, and kept for the next start', async () => {
  const env = { OMISE_SANDBOX_WEBHOOK_URL: `${receiver.url}/webhook`, OMISE_SANDBOX_WEBHOOK_SECRET: secret };
  const before = await start(env);
  await before.create('a@example.com');
  await receiver.until(1);
  await before.kill();
  await (await start()).create('b@example.com');
  await receiver.until(2);
  for (const webhook of receiver.received) {
    expect(webhook.path).toBe('/webhook');
    expect(webhook.headers['omise-signature']).toBe(expectedSignature(secret, webhook));
  }
});

test('killed with webhooks underway, it brings every one that it owes after the next start', async () => {
  receiver.answerWith(() => null);
  const before = await start({ OMISE_SANDBOX_WEBHOOK_URL: receiver.url });
  const expected = Array.from({ length: 30 }, (_, index) => `${index}@example.com`);
  await Promise.all(expected.map(before.create));
  await receiver.until(1);
  await before.kill();
  expect(emails().size).toBeLessThan(expected.length);
  receiver.answerWith(() => 200);
  await start();
  for (let look = 0; look < 300 && emails().size < expected.length; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(emails()).toEqual(new Set(expected));
});

test.each<Record<string, string>>([
  { OMISE_SANDBOX_WEBHOOK_URL: 'rent.example' },
  { OMISE_SANDBOX_WEBHOOK_URL: 'https://rent.example', OMISE_SANDBOX_WEBHOOK_SECRET: 'not base64!' },
])('with %j it does not start', async (env) => {
  const [message] = await once(launch(env).stderr, 'data');
  expect(String(message)).toMatch(/^OMISE_SANDBOX_WEBHOOK_URL is not an http address, or .+ is not base64\n$/);
});
