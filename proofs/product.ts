import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  postgresFolderIn,
  removeEmbeddedPostgres,
  runningEmbeddedPostgres,
} from '#platform/embedded-postgres/embedded-postgres.ts';
import { freePorts } from '#test/free-ports.ts';
import { buildIfNeeded } from '../scripts/build.ts';

const ours = join(import.meta.dirname, '..');

const LONGEST_START_MS = 180_000;

/**
 * A product's DATA_DIR (`folder`), port and environment. Only PATH and the like are inherited from our own environment.
 * The payment sandbox uses the next port; without `port`, both ports are chosen freely. `root` has another release of
 * the product, built.
 */
export type Place = Readonly<{
  folder: string;
  port?: number | undefined;
  env?: Readonly<Record<string, string>>;
  root?: string;
}>;

export type Running = Readonly<{
  url: string;
  pid: number;
  /** The URL of the payment sandbox, if the product starts one. */
  sandboxUrl: string;
  /** Asks the product to exit, as a deployment does; resolves to its exit status. */
  end: () => Promise<number | null>;
}>;

export type Product = Running &
  Readonly<{ databaseUrl: string /** Ends the product and removes its folder. */; stop: () => Promise<void> }>;

/** The folder of a product of this name; starting another one of that name clears it. */
export const folderNamed = (name: string): string => join(ours, 'node_modules/.cache', name);

export const benchPlace: Place = { folder: folderNamed('bench-product') };

/**
 * Starts the built product in an empty folder, which `stop` removes: with the demo business on its own PostgreSQL,
 * unless `env` names another database. If our process is killed, product and PostgreSQL end too.
 */
export const startProduct = async (place: Place): Promise<Product> => {
  await buildIfNeeded();
  await clear(place.folder);
  const running = await runProduct(place);
  const databaseUrl = place.env?.DATABASE_URL ?? (await runningEmbeddedPostgres(postgresFolderIn(place.folder)));
  const stop = async () => {
    await running.end();
    await clear(place.folder);
  };
  if (databaseUrl) return { ...running, databaseUrl, stop };
  await stop();
  throw new Error(`The product at ${running.url} runs without its database`);
};

/** Runs the built product like `npm start`; resolves when it is ready for visitors. */
export const runProduct = async ({ folder, port: fixedPort, env = {}, root = ours }: Place): Promise<Running> => {
  const [port = 0, sandboxPort = 0] = fixedPort === undefined ? await freePorts(2) : [fixedPort, fixedPort + 1];
  if (await isReady(port)) throw new Error(`Another product answers on port ${port}`);
  const child = fork(join(root, 'scripts/start.ts'), {
    env: {
      ...inherited('PATH', 'HOME', 'TMPDIR'),
      PORT: String(port),
      OMISE_SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const end = async () => {
    if (!isGone()) child.kill('SIGTERM');
    await exited;
    return child.exitCode;
  };
  const late = performance.now() + LONGEST_START_MS;
  while (!(await isReady(port))) {
    if (isGone()) throw new Error(`The product on port ${port} ended before it was ready`);
    if (performance.now() > late) {
      await end();
      throw new Error(`The product on port ${port} was not ready after ${LONGEST_START_MS / 1000} s`);
    }
    await pause(100);
  }
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, sandboxUrl: `http://localhost:${sandboxPort}`, end };
};

/** Whether a product, or a proxy in front of some, is ready on this port of 127.0.0.1. */
export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The environment variables that programs need. Others could name a real provider or mail server. */
const inherited = (...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

const clear = async (folder: string) => {
  await removeEmbeddedPostgres(postgresFolderIn(folder));
  await rm(folder, { recursive: true, force: true });
};
