import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/database/migrate.ts';
import { ensureBreachedFilter } from '../scripts/breached-passwords.ts';
import { execute, startTestServer } from './test-server.ts';

export const TEMPLATE = 'template_saphan';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test run's PostgreSQL, for creating and dropping databases. */
    adminUrl: string;
  }
}

// The projects of one run share its server, but each has its own copy of this module.
const run = globalThis as typeof globalThis & { testServer?: ReturnType<typeof startServer> | undefined };

/** Starts one PostgreSQL for the test run, with a migrated template database that every test file copies. */
export const setup = async (project: TestProject) => {
  await ensureBreachedFilter();
  run.testServer ??= startServer();
  project.provide('adminUrl', (await run.testServer).url);
  return async () => {
    const server = await run.testServer;
    run.testServer = undefined;
    await server?.remove();
  };
};

const startServer = async () => {
  const { url, remove } = await startTestServer();
  try {
    await makeTemplate(url);
  } catch (error) {
    await remove();
    throw error;
  }
  return { url, remove };
};

const makeTemplate = async (url: string) => {
  await execute(url, `create database ${TEMPLATE}`);
  await migrate(url.replace(/[^/]+$/, TEMPLATE));
  await execute(url, `alter database ${TEMPLATE} is_template true allow_connections false`);
};
