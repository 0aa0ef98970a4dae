import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresFolderIn, removeEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { buildIfNeeded } from '../../scripts/build.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/bench-product');
const PORT = 3230;

export type Product = Readonly<{ url: string; stop: () => Promise<void> }>;

/**
 * The whole product as `npm start` runs it, in a folder that is empty at the start and gone at the end: with the demo
 * business, unless the environment names another database.
 */
export const startProduct = async (env: Readonly<Record<string, string>> = {}): Promise<Product> => {
  await buildIfNeeded();
  await clear();
  const url = `http://localhost:${PORT}`;
  const child = fork(join(root, 'scripts/start.ts'), {
    env: {
      ...process.env,
      PORT: String(PORT),
      OMISE_SANDBOX_PORT: String(PORT + 1),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await clear();
  };
  const isGone = once(child, 'exit').then(() => true);
  while (!(await answers(url))) {
    const isOver = await Promise.race([isGone, new Promise<false>((resolve) => setTimeout(resolve, 250, false))]);
    if (isOver) throw new Error('The product ended before it was ready');
  }
  return { url, stop };
};

const answers = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const clear = async () => {
  await removeEmbeddedPostgres(postgresFolderIn(folder));
  await rm(folder, { recursive: true, force: true });
};
