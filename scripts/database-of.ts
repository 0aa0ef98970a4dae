import { mkdir, stat } from 'node:fs/promises';
import { Problem } from '#kernel/problem.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';
import {
  postgresFolderIn,
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/embedded-postgres/embedded-postgres.ts';
import type { Env } from '#platform/env.ts';
import { createLog } from '#platform/log/log.ts';

type Options = Readonly<{
  /** Whether to create the embedded database if it does not exist; otherwise throws 404 `database.none`. */
  mayBegin: boolean;
}>;

/**
 * Runs the work with the product's database: the one in `DATABASE_URL`, or the embedded one, which is started for the
 * work and stopped afterwards unless the product is running.
 */
export const withDatabase = async (
  env: Env,
  { mayBegin }: Options,
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> => {
  const folder = postgresFolderIn(env.DATA_DIR);
  const url = env.DATABASE_URL ?? (await runningEmbeddedPostgres(folder));
  if (url) {
    const reached = await reachDatabase(url);
    await reached.end();
    return work(url);
  }
  if (!mayBegin && !(await stat(folder).catch(() => null)))
    throw new Problem(404, 'database.none', { params: { folder } });
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const postgres = await startEmbeddedPostgres({ folder, log: createLog('error') });
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
};
