import pg from 'pg';
import { product } from './product.ts';

/** Queries the running product's database, for states that no screen can produce. */
export const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client(product().databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};
