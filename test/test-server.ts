import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '#platform/log/log.ts';

export type TestServer = Readonly<{
  /** URL of this run's PostgreSQL, for creating and dropping databases. */
  url: string;
  /** A folder for other files of the run. */
  folder: string;
  remove: () => Promise<void>;
}>;

const ROOM = 2_000_000_000;
const IN_MEMORY = '/dev/shm';

/** Starts a fast, temporary PostgreSQL for one test run, after deleting the leftovers of killed runs. */
export const startTestServer = async (): Promise<TestServer> => {
  const place = await placeOfRuns();
  await mkdir(place, { recursive: true });
  for (const name of await readdir(place)) if (!isAlive(Number(name))) await clear(join(place, name));
  const folder = join(place, String(process.pid));
  const { url, stop } = await startEmbeddedPostgres({
    folder: postgresIn(folder),
    log: createLog('silent'),
    durable: false,
  });
  const remove = async () => {
    await stop();
    await clear(folder);
  };
  return { url, folder, remove };
};

/** The parent folder of the runs' folders: in memory if there is room, otherwise in node_modules. */
const placeOfRuns = async () => {
  const memory = await statfs(IN_MEMORY).catch(() => undefined);
  return memory && memory.bavail * memory.bsize > ROOM
    ? join(IN_MEMORY, `saphan-tests-${process.getuid?.()}`)
    : join(import.meta.dirname, '../node_modules/.cache/test-runs');
};

const postgresIn = (folder: string) => join(folder, 'postgres');

const clear = async (folder: string) => {
  await removeEmbeddedPostgres(postgresIn(folder));
  await rm(folder, { recursive: true, force: true });
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Sends one statement to a database. */
export const execute = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};
