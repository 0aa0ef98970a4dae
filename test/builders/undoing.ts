import type { TestApp } from '../fresh-app.ts';

type Query = (statement: string | { text: string }, ...more: unknown[]) => unknown;

/** Transaction statements and their replacements inside an outer transaction. */
const inside: readonly (readonly [RegExp, string])[] = [
  [/^begin\b/i, 'savepoint step'],
  [/^commit$/i, 'release savepoint step'],
  [/^rollback$/i, 'rollback to savepoint step'],
];

const insideOf = (text: string) => inside.find(([word]) => word.test(text))?.[1] ?? text;

/**
 * Makes an app run all work in one transaction that is never committed, so that the work can be undone: the app's own
 * transactions become savepoints. Not for concurrent work.
 */
export const undoing = async ({ db: { pool } }: Pick<TestApp, 'db'>) => {
  const client = await pool.connect();
  const ask = client.query.bind(client) as Query;
  let queries = 0;
  const query: Query = (statement, ...more) => {
    queries += 1;
    return typeof statement === 'string'
      ? ask(insideOf(statement), ...more)
      : ask({ ...statement, text: insideOf(statement.text) }, ...more);
  };
  const inTransaction = Object.assign(Object.create(client), { query, release: () => undefined });
  Object.assign(pool, { query, connect: async () => inTransaction });
  // The transaction is idle while the test calculates.
  await ask('begin; set local idle_in_transaction_session_timeout = 0');

  return {
    /** The number of statements so far. */
    statements: () => queries,
    /** Runs work and rolls it back. Calls may be nested. */
    undone: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      await ask('savepoint undone');
      try {
        return await work();
      } finally {
        await ask('rollback to savepoint undone; release savepoint undone');
      }
    },
    end: async () => {
      await ask('rollback');
      for (const name of ['query', 'connect']) Reflect.deleteProperty(pool, name);
      client.release();
    },
  };
};
