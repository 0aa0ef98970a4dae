import { connect } from '#platform/database/database.ts';
import { createPlainApplication } from '#test/plain-application.ts';

export type Statement = Readonly<{ text: string; values: unknown[] }>;

/** The SQL statements that the application runs for a GET, in order, with their parameters. */
export const captureStatements = async (
  databaseUrl: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Statement[]> => {
  const db = connect(databaseUrl);
  const statements: Statement[] = [];
  const { query } = db.pool;
  Object.assign(db.pool, {
    query: (...args: [{ text: string }, unknown[]]) => {
      const [{ text }, values] = args;
      statements.push({ text, values });
      return Reflect.apply(query, db.pool, args);
    },
  });
  const { server } = await createPlainApplication(db);
  try {
    const { statusCode } = await server.inject({ url: path, headers });
    if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}`);
    return statements;
  } finally {
    await server.close();
    await db.pool.end();
  }
};
