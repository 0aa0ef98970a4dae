import pg from 'pg';
import { postgresFolderIn, runningEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts';
import { folder } from './data-folder.ts';

/** Asks the database of the running product: for what no screen can bring about yet. */
export const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const url = await runningEmbeddedPostgres(postgresFolderIn(folder));
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};
