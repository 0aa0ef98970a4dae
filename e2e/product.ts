import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '#test/free-ports.ts';
import { execute } from '#test/test-server.ts';

/** The product under test, served like `npm start`, with a business that only this file of journeys uses. */
export type Product = Readonly<{
  origin: string;
  /** The URL of its payment sandbox. */
  sandbox: string;
  databaseUrl: string;
  /** Its DATA_DIR. */
  folder: string;
  process: ChildProcess;
}>;

/** Shared by all files of a run: a database server, and the demo business that each file copies. */
export type Prepared = Readonly<{ postgresUrl: string; folder: string }>;

export const business = 'business';

const program = join(import.meta.dirname, 'serve-product.ts');

let running: { file: string; product: Product } | undefined;

/** The product of the current journey's file. Throws if none is running. */
export const product = (): Product => {
  if (!running) throw new Error('No product runs: a journey uses `test` of e2e/journey-test.ts');
  return running.product;
};

/** The product of a file: the running one if it belongs to the file, otherwise a new one that replaces it. */
export const startProductFor = async (file: string): Promise<Product> => {
  if (running?.file === file && running.product.process.exitCode === null) return running.product;
  await stopProduct();
  const prepared: Prepared = JSON.parse(process.env.JOURNEYS ?? '');
  const name = `${business}_${process.pid}_${Date.now()}`;
  await execute(prepared.postgresUrl, `create database ${name} template ${business} strategy file_copy`);
  const folder = join(prepared.folder, name);
  await cp(join(prepared.folder, business), folder, { recursive: true });
  const served = await serve(prepared.postgresUrl.replace(/[^/]+$/, name), folder);
  running = { file, product: served };
  return served;
};

export const stopProduct = async (): Promise<void> => {
  const last = running?.product;
  running = undefined;
  if (last) await stop(last);
};

export const stop = async ({ process: child }: Product): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** Ends the running product, at once or as a deploy does, and starts it again at the same address. */
export const restartProduct = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  const { process: child, databaseUrl, folder, origin, sandbox } = product();
  const exited = once(child, 'exit');
  child.ref();
  child.kill(signal);
  await exited;
  const ports = [origin, sandbox].map((address) => Number(new URL(address).port));
  const served = await serve(databaseUrl, folder, ports);
  if (running) running = { ...running, product: served };
};

/**
 * Starts the product with a database and a folder, on two free ports; resolves when it is ready. It ends with this
 * process.
 */
export const serve = async (databaseUrl: string, folder: string, ports?: readonly number[]): Promise<Product> => {
  await mkdir(folder, { recursive: true });
  const [port = 0, sandboxPort = 0] = ports ?? (await freePorts(2));
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      // The server runs in UTC, like most machines; see e2e/sweep/site-time-zones.spec.ts for browsers far west.
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      TZ: 'UTC',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO: 'on',
      PORT: String(port),
      OMISE_SANDBOX_PORT: String(sandboxPort),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const exited = once(child, 'exit').then(() => void process.off('exit', killWithUs));
  await Promise.race([
    saysReady(child),
    exited.then(() => Promise.reject(new Error('The product ended before it was ready'))),
  ]);
  child.unref();
  child.channel?.unref();
  const [origin, sandbox] = [port, sandboxPort].map((one) => `http://localhost:${one}`) as [string, string];
  return { origin, sandbox, databaseUrl, folder, process: child };
};

const saysReady = ({ stdout }: ChildProcess) =>
  new Promise<void>((ready) => stdout?.on('data', (words) => String(words).includes('Ready on') && ready()));
