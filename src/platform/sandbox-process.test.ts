import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from './log/log.ts';
import { startSandboxProcess } from './sandbox-process.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

const webhookAt = async (url: string) => {
  const authorization = `Basic ${btoa('skey_test_sandbox:')}`;
  return (await fetch(`${url}/sandbox/webhook`, { headers: { authorization } })).json();
};

test('a payment sandbox sends its events to whoever started it, also one that survived an earlier start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saphan-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const common = { folder, port: await freePort(), log: createLog('silent') };
  const webhook = (port: number) => ({
    url: `http://127.0.0.1:${port}/api/payments/webhook`,
    secret: Buffer.from(`secret ${port}`).toString('base64'),
    key: 'skey_test_sandbox',
  });
  const { url, stop } = await startSandboxProcess({ ...common, webhook: webhook(3000) });
  onTestFinished(stop);
  const { key, ...first } = webhook(3000);
  expect(await webhookAt(url)).toEqual(first);
  const again = await startSandboxProcess({ ...common, webhook: webhook(4000) });
  onTestFinished(again.stop);
  expect(await webhookAt(url)).toEqual({ url: webhook(4000).url, secret: webhook(4000).secret });
  expect(key).toBe('skey_test_sandbox');
});

const pidAt = async (url: string): Promise<number> => (await (await fetch(`${url}/sandbox/health`)).json()).pid;

test('a payment sandbox that was killed is back at its address within seconds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saphan-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { url, stop } = await startSandboxProcess({ folder, port: await freePort(), log: createLog('silent') });
  onTestFinished(stop);

  const killed = await pidAt(url);
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => expect(await pidAt(url)).not.toBe(killed), { timeout: 10_000, interval: 100 });

  const running = await pidAt(url);
  await stop();
  await expect(pidAt(url)).rejects.toThrow();
  expect(() => process.kill(running, 0)).toThrow();
});
