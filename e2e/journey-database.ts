import pg from 'pg';
import { product } from './product.ts';

/** Asks the database of the running product: for what no screen can bring about yet. */
export const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client(product().databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};
