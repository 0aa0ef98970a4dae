import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from './fresh-database.ts';

const rowsOf = async (url: string, query: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(query).finally(() => client.end())).rows;
};

test('two test files that ask at the same time get a migrated database each', async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()]);
  await rowsOf(one.url, 'create table only_here ()');
  expect(await rowsOf(one.url, 'select from migration')).not.toHaveLength(0);
  expect(await rowsOf(two.url, "select from pg_tables where tablename = 'only_here'")).toHaveLength(0);
  await Promise.all([one.drop(), two.drop()]);
  await expect(rowsOf(one.url, 'select 1')).rejects.toThrow('does not exist');
});
