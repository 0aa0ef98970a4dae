import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { announceOutgoing } from '../outgoing/outgoing-hosts.ts';
import { noteChangesOn, publishOwnChanges } from './own-changes.ts';

export type Database = ReturnType<typeof connect>;

/** What stores run queries on: a transaction, or the database itself for reads outside one. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

type Connections = Readonly<{
  connections?: number;
  /** Transactions on these connections are read-only; PostgreSQL refuses writes. */
  readOnly?: boolean;
}>;

/** A connection pool with time zone UTC and a statement timeout of 30 seconds. */
export const connect = (url: string, { connections = 10, readOnly = false }: Connections = {}) => {
  announceOutgoing('database', url);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    options: `-c timezone=UTC${readOnly ? ' -c default_transaction_read_only=on' : ''}`,
  });
  // An idle connection that the server closes is replaced on the next use; it is no reason to end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    noteChangesOn(client);
  });
  return Object.assign(drizzle({ client: pool }), { pool });
};

/**
 * Builds a query once per connection, and once per pool outside transactions, instead of once per request. The query is
 * prepared without a name, so that PostgreSQL plans each execution: a plan cached while a table was small made bookings
 * slower as the table grew (docs/quality/bench.md).
 */
export const assembledOnce = <Prepared>(
  assemble: (tx: Tx) => { prepare: (name: string) => Prepared },
): ((tx: Tx) => Prepared) => {
  const statements = new WeakMap<Tx, Prepared>();
  return (tx) => {
    const speaker = connectionOf.get(tx) ?? tx;
    const query = statements.get(speaker) ?? assemble(speaker).prepare('');
    statements.set(speaker, query);
    return query;
  };
};

type Assembled<Result> = Readonly<{ execute: (values: Record<string, unknown>) => Promise<Result> }>;

/**
 * Builds an insert of one row as `assembledOnce` does a query: once for each set of columns that rows bring. A column left
 * out has its default.
 */
export const assembledInsert = <Row extends object, Result>(
  assemble: (tx: Tx, row: Row) => { prepare: (name: string) => Assembled<Result> },
): ((tx: Tx, row: Row) => Promise<Result>) => {
  const statements = new Map<string, (tx: Tx) => Assembled<Result>>();
  return (tx, row) => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const columns = given.map(([name, value]) => (value === null ? `${name} null` : name)).join();
    // The encoder of a column takes no null, so it stands in the statement.
    const places = given.map(([name, value]) => [name, value === null ? null : sql.placeholder(name)]);
    const statement =
      statements.get(columns) ?? assembledOnce((speaker) => assemble(speaker, Object.fromEntries(places)));
    statements.set(columns, statement);
    return statement(tx).execute(Object.fromEntries(given));
  };
};

/** The Drizzle instance for the connection of a transaction; later transactions on the connection share it. */
const connectionOf = new WeakMap<Tx, Tx>();
const speakers = new WeakMap<pg.PoolClient, ReturnType<typeof speakerFor>>();

const speakerFor = (client: pg.PoolClient) => drizzle({ client });

const speakerOf = (client: pg.PoolClient) => {
  const speaker = speakers.get(client) ?? speakerFor(client);
  speakers.set(client, speaker);
  return speaker;
};

const RETRIES = 4;
const serializationFailure = '40001';
const deadlock = '40P01';

/** Runs a transaction, with up to four attempts on serialization failures and deadlocks. */
export const transact = async <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work);
    } catch (error) {
      const code = databaseError(error)?.code;
      if ((code !== serializationFailure && code !== deadlock) || attempt === RETRIES) throw error;
    }
  }
};

// With our own pool handling: Drizzle does not release the connection when its `begin` fails, and an error of the
// rollback would hide the original one.
const once = async <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const client = await db.pool.connect();
  let reason: { error: unknown } | undefined;
  let isBroken = true;
  try {
    const speaker = speakerOf(client);
    const result = await speaker.transaction((tx) => {
      connectionOf.set(tx, speaker);
      return work(tx).catch((error: unknown) => {
        reason = { error };
        throw error;
      });
    });
    isBroken = false;
    publishOwnChanges(db, client);
    return result;
  } catch (error) {
    isBroken = reason?.error !== error || isLostConnection(error);
    throw reason ? reason.error : error;
  } finally {
    client.release(isBroken);
  }
};

const lostCodes = /^(57P|08|ECONN|EPIPE$|ETIMEDOUT$)/;
// Messages of pg errors that have no code.
const lostSentences =
  /^(Client has encountered a connection error|Connection terminated|Client was closed|timeout exceeded when trying to connect)/;

/** Whether the connection was lost or could not be made. */
export const isLostConnection = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && lostCodes.test(error.code)) return true;
  return lostSentences.test(error.message) || isLostConnection(error.cause);
};

/** The PostgreSQL error inside an error wrapped by Drizzle, if there is one. */
export const databaseError = (error: unknown): pg.DatabaseError | undefined => {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause ? databaseError(error.cause) : undefined;
};

/** The name of the violated constraint, if that was the error. */
export const brokenConstraint = (error: unknown): string | undefined => databaseError(error)?.constraint;

/** The single row of a query that must return one; throws if it is missing. */
export const returnedRow = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Error('The database returned no row');
  return row;
};
