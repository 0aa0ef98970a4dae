import { mkdir, readdir, readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { createLog } from '#platform/log.ts';

const folder = `/tmp/fleet-pg-${process.pid}`;
export const setup = async (project: TestProject) => {
  await mkdir(folder, { recursive: true });
  const server = await startEmbeddedPostgres({ folder, log: createLog('error'), durable: false });
  const url = server.url.replace(/[^/]+$/, 'template_saphan');
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query('create database template_saphan');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of (await readdir('/work/main/migrations')).sort())
    await client.query(
      (await readFile(`/work/main/migrations/${name}`, 'utf8')).replace(
        'index session_user on',
        'index session_of_user on',
      ),
    );
  await client.end();
  await runMigrations({ connectionString: url });
  await admin.query('alter database template_saphan is_template true allow_connections false');
  await admin.end();
  project.provide('adminUrl', server.url);
  return async () => {
    await server.stop();
    await removeEmbeddedPostgres(folder);
  };
};
