import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '#test/free-ports.ts';
import { isReady } from '../../product.ts';
import { processorTime } from './processor-time.ts';

/** A product as `npm start` runs it: request limits on, log at info into a file, test payments. */
export type Shipped = Readonly<{
  port: number;
  databaseUrl: string;
  /** Of the test payments, where there are any. */
  sandboxUrl: string;
  /** The processor time of its processes up to now, in ms. */
  processorMs: () => Promise<number>;
  stop: () => Promise<void>;
}>;

type Place = Readonly<{
  root: string;
  name: string;
  /** Of an empty database. */
  databaseUrl: string;
  /** Whether it lays the demo business. */
  isDemo: boolean;
  /** With it, in base64, test payments are taken without the demo business too, and events are signed with it. */
  webhookSecret?: string;
}>;

/** Starts the built product in `root`, which lays its own tables. */
export const startShipped = async ({ root, name, databaseUrl, isDemo, webhookSecret }: Place): Promise<Shipped> => {
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/bench', name);
  await mkdir(folder, { recursive: true });
  const log = await open(join(folder, 'log.jsonl'), 'w');
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: {
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      HOME: process.env.HOME ?? folder,
      PORT: String(port),
      OMISE_SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DEMO: isDemo ? 'on' : 'off',
      ...(webhookSecret && { PAYMENTS: 'sandbox', OMISE_WEBHOOK_SECRET: webhookSecret }),
    },
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  const exited = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it was ready: see ${folder}/log.jsonl`);
    await pause(100);
  }
  const pid = child.pid ?? 0;
  return {
    port,
    databaseUrl,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    processorMs: () => processorTime(pid),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await log.close();
    },
  };
};
