import pg from 'pg';

/** The acknowledged booking numbers that the database does not have. */
export const lostOf = async (databaseUrl: string, promised: readonly string[]): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ reference: string }>('select reference from booking')
    .finally(() => client.end());
  const stored = new Set(rows.map(({ reference }) => reference));
  return promised.filter((reference) => !stored.has(reference));
};
