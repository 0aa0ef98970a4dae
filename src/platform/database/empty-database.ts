import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { Problem } from '#kernel/problem.ts';
import { reachDatabase } from './reach-database.ts';

/** 409 `database.in-use` when the database has other client connections, as from a running server. */
export const refuseInUse = (databaseUrl: string): Promise<void> =>
  connected(databaseUrl, async (client) => {
    // A closing connection disappears within a moment; a running server keeps its connections.
    for (let left = TRIES; await hasOthers(client); left -= 1) {
      if (left === 0) throw new Problem(409, 'database.in-use');
      await pause(100);
    }
  });

const TRIES = 10;

/** Empties a database in one transaction: all tables, queued jobs and the list of applied migrations. */
export const emptyDatabase = (databaseUrl: string): Promise<void> =>
  connected(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('drop schema if exists graphile_worker cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
    await client.query('commit');
  });

const connected = async (databaseUrl: string, work: (client: pg.Client) => Promise<void>) => {
  const client = await reachDatabase(databaseUrl);
  await work(client).finally(() => client.end());
};

// PostgreSQL's background processes have other types. The type is null for other users' connections.
const hasOthers = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and coalesce(backend_type, 'client backend') = 'client backend' limit 1`,
  );
  return rows.length > 0;
};
