import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '#platform/log/log.ts';

export type TestServer = Readonly<{
  /** Address of a PostgreSQL of this run alone, for making and dropping databases. */
  url: string;
  /** A folder for whatever else the run keeps. */
  folder: string;
  remove: () => Promise<void>;
}>;

const ROOM = 2_000_000_000;
const IN_MEMORY = '/dev/shm';

/** A PostgreSQL for one run of tests: quick, and gone with the run. What killed runs left is cleared first. */
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

/** A folder for each run: in memory where there is room, else beside the packages. */
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
