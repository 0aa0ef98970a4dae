import pg from 'pg';

const MOST_SEGMENTS = 100;

/** Uses up the preallocated files of the write-ahead log, as hours of work would; PostgreSQL then has to stop. */
export const endLog = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let segment = 0; segment < MOST_SEGMENTS; segment += 1) {
      await client.query(`select pg_logical_emit_message(true, 'disk-full', 'a little')`);
      await client.query('select pg_switch_wal()');
    }
  } catch {
    return;
  } finally {
    await client.end().catch(() => undefined);
  }
  throw new Error(`PostgreSQL lives on after ${MOST_SEGMENTS} segments of its log`);
};
