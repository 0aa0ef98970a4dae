import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '#platform/log/log.ts';
import { buildIfNeeded } from '../../scripts/build.ts';

export type Target = Readonly<{ url: string; databaseUrl: string; stop: () => Promise<void> }>;

const program = join(import.meta.dirname, '../../scripts/start.ts');

/** The whole product as `npm start` runs it, with the demo business and without request limits, on a PostgreSQL of its own. */
export const startTarget = async (): Promise<Target> => {
  await buildIfNeeded();
  const folder = await mkdtemp(join(tmpdir(), 'saphan-fuzz-'));
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: createLog('error') });
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const child = fork(program, {
    env: {
      ...process.env,
      ...{ PORT: String(port), OMISE_SANDBOX_PORT: String(sandboxPort), DATA_DIR: join(folder, 'data') },
      ...{ DATABASE_URL: postgres.url, DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production' },
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await gone;
    await postgres.stop();
    await removeEmbeddedPostgres(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    const isOver = await Promise.race([
      gone.then(() => true),
      new Promise((resolve) => setTimeout(resolve, 250, false)),
    ]);
    if (isOver) throw new Error('The product ended before it was ready');
  }
  return { url, databaseUrl: postgres.url, stop };
};

const answers = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port on 127.0.0.1');
  return address.port;
};
