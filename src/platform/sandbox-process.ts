import { spawn } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '#kernel/problem.ts';
import type { Log } from './log/log.ts';
import { fetchFrom } from './outgoing/fetch-from.ts';

const program = fileURLToPath(new URL('../omise-sandbox/main.ts', import.meta.url));

type Options = {
  folder: string;
  port: number;
  log: Log;
  /** Where it sends its events, the base64 secret that signs them, and the key with which one that runs is told. */
  webhook?: { url: string; secret: string; key: string };
};

/**
 * The payment sandbox as a process of its own. One that survived an earlier site with the same folder is used as it is,
 * and one that dies while we hold it is started again on its port.
 * It is detached, so that a Ctrl-C meant for the site lets it finish first.
 */
export const startSandboxProcess = async (options: Options): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = resolve(options.folder);
  const serve = () => ensureSandbox({ ...options, folder });

  let pid = await serve();
  let restart: Promise<void> | undefined;
  const restarted = async () => {
    if (isAlive(pid)) return;
    options.log.warn('the payment sandbox ended unexpectedly and is started again');
    pid = await serve();
  };
  const watch = setInterval(() => {
    restart ??= restarted()
      .catch((error: unknown) => options.log.error({ err: error }, 'the payment sandbox cannot be started again'))
      .finally(() => {
        restart = undefined;
      });
  }, 500).unref();

  return {
    url: addressOn(options.port),
    stop: async () => {
      clearInterval(watch);
      await restart;
      await stopProcess(pid);
    },
  };
};

const addressOn = (port: number) => `http://localhost:${port}`;

const ensureSandbox = async ({ folder, port, log, webhook }: Options): Promise<number> => {
  const url = addressOn(port);
  const surviving = await healthOf(url);
  if (surviving && surviving.folder !== folder)
    throw unusable(
      `Port ${port} is taken by the payment sandbox of ${surviving.folder}: set OMISE_SANDBOX_PORT to another.`,
    );
  if (!surviving) await launch({ folder, port, webhook });
  else if (webhook) await tellWebhook(url, webhook);
  const { pid } = surviving ?? (await untilAnswering(url, folder));
  log.info({ pid, url }, surviving ? 'payment sandbox found' : 'payment sandbox started');
  return pid;
};

type Health = { folder: string; pid: number };

const healthOf = async (url: string): Promise<Health | undefined> => {
  try {
    const reply = await fetchFrom('sandbox', `${url}/sandbox/health`, { signal: AbortSignal.timeout(2_000) });
    const health = (await reply.json()) as Health & { sandbox?: string };
    return health.sandbox === 'saphan' ? health : undefined;
  } catch {
    return undefined;
  }
};

type Webhook = NonNullable<Options['webhook']>;

const tellWebhook = async (url: string, { key, ...webhook }: Webhook): Promise<void> => {
  const reply = await fetchFrom('sandbox', `${url}/sandbox/webhook`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(webhook),
    signal: AbortSignal.timeout(2_000),
  });
  if (!reply.ok) throw new Error(`The payment sandbox at ${url} does not take the address of its events`);
};

type Launched = { folder: string; port: number; webhook: Webhook | undefined };

const launch = async ({ folder, port, webhook }: Launched) => {
  await mkdir(folder, { recursive: true });
  const out = await open(join(folder, 'sandbox.log'), 'a');
  const compiled = getCompileCacheDir();
  const child = spawn(process.execPath, [program], {
    detached: true,
    stdio: ['ignore', out.fd, out.fd],
    env: {
      OMISE_SANDBOX_PORT: String(port),
      OMISE_SANDBOX_FOLDER: folder,
      // Ours, where there is one: it starts in half the time.
      ...(compiled && { NODE_COMPILE_CACHE: compiled }),
      ...(webhook && { OMISE_SANDBOX_WEBHOOK_URL: webhook.url, OMISE_SANDBOX_WEBHOOK_SECRET: webhook.secret }),
    },
  });
  child.unref();
  await out.close();
};

const untilAnswering = async (url: string, folder: string): Promise<Health> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const health = await healthOf(url);
    if (health) return health;
    await wait(100);
  }
  throw unusable(
    `The payment sandbox does not answer at ${url}: if another program has that port, set OMISE_SANDBOX_PORT to another; else see ${join(folder, 'sandbox.log')}.`,
  );
};

const unusable = (reason: string) => new Problem(500, 'sandbox.unusable', { params: { reason } });

const stopProcess = async (pid: number) => {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGTERM');
  for (let attempt = 0; attempt < 50 && isAlive(pid); attempt += 1) await wait(100);
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
