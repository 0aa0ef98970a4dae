import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/database/migrate.ts';
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '#platform/log/log.ts';

export const TEMPLATE = 'template_saphan';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's PostgreSQL, for making and dropping databases. */
    adminUrl: string;
  }
}

// The projects of one run share its server, but each has its own copy of this module.
const run = globalThis as typeof globalThis & { testServer?: Promise<EmbeddedPostgres> | undefined };

const servers = join(import.meta.dirname, '../node_modules/.cache/test-postgres');
const folder = join(servers, String(process.pid));

/** One PostgreSQL for the test run, with a migrated database that every test file copies. */
export const setup = async (project: TestProject) => {
  run.testServer ??= startServer();
  project.provide('adminUrl', (await run.testServer).url);
  return async () => {
    const server = await run.testServer;
    run.testServer = undefined;
    if (server) await removeServer(server);
  };
};

const startServer = async () => {
  await mkdir(servers, { recursive: true });
  await removeServersOfKilledRuns();
  const server = await startEmbeddedPostgres({ folder, log: createLog('silent'), durable: false });
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await removeServer(server);
    throw error;
  }
  return server;
};

const makeTemplate = async (url: string) => {
  await execute(url, `create database ${TEMPLATE}`);
  await migrate(url.replace(/[^/]+$/, TEMPLATE));
  await execute(url, `alter database ${TEMPLATE} is_template true allow_connections false`);
};

const removeServer = async (server: EmbeddedPostgres) => {
  await server.stop();
  await removeEmbeddedPostgres(folder);
};

const removeServersOfKilledRuns = async () => {
  for (const name of await readdir(servers))
    if (!isAlive(Number(name))) await removeEmbeddedPostgres(join(servers, name));
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const execute = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};
