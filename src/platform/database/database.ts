import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

export type Database = ReturnType<typeof connect>;

/** What a store speaks to: a transaction, or for reads alone the database itself. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

type Connections = Readonly<{
  connections?: number;
  /** Whatever is written through them is refused. */
  readOnly?: boolean;
}>;

/** A pool of connections whose zone is UTC and whose statements end after 30 seconds. */
export const connect = (url: string, { connections = 10, readOnly = false }: Connections = {}) => {
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
  pool.on('connect', (client) => client.on('error', () => undefined));
  return Object.assign(drizzle({ client: pool }), { pool });
};

/**
 * A query that is put together once for each connection, and once for each pool outside of transactions, instead of
 * once for each request. It is prepared without a name, so that PostgreSQL plans it anew: a plan that is kept from when
 * a table was small made bookings slower with every one that was there (docs/quality/bench.md).
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

/** What speaks through the connection of a transaction, also to the next transactions there. */
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

/** One transaction, tried up to four times when PostgreSQL gives it up for another's sake. */
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

// On a connection of our own: Drizzle's never goes back to the pool when its `begin` fails, and the error of a rollback
// would hide why there was one.
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
    return result;
  } catch (error) {
    isBroken = reason?.error !== error || isLostConnection(error);
    throw reason ? reason.error : error;
  } finally {
    client.release(isBroken);
  }
};

const lostCodes = /^(57P|08|ECONN|EPIPE$|ETIMEDOUT$)/;
// What pg says without a code.
const lostSentences =
  /^(Client has encountered a connection error|Connection terminated|Client was closed|timeout exceeded when trying to connect)/;

/** Whether the database went away or could not be reached. */
export const isLostConnection = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && lostCodes.test(error.code)) return true;
  return lostSentences.test(error.message) || isLostConnection(error.cause);
};

/** What PostgreSQL said, if that is what happened; Drizzle wraps it. */
export const databaseError = (error: unknown): pg.DatabaseError | undefined => {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause ? databaseError(error.cause) : undefined;
};

/** The name of the constraint that refused a write, if one did. */
export const brokenConstraint = (error: unknown): string | undefined => databaseError(error)?.constraint;

/** The row that a `returning` clause promises. */
export const returnedRow = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Error('The database returned no row');
  return row;
};
