import pg from 'pg';

/** Of the numbers that visitors were told, those that the database does not know. */
export const lostOf = async (databaseUrl: string, promised: readonly string[]): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ reference: string }>('select reference from booking')
    .finally(() => client.end());
  const stored = new Set(rows.map(({ reference }) => reference));
  return promised.filter((reference) => !stored.has(reference));
};
