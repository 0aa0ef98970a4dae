import { type SQLWrapper, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Tx } from './database.ts';

/** How long the consumer may pause before the database ends the transaction. */
const PATIENCE_MS = 120_000;

/**
 * Runs a long read in a repeatable-read snapshot, on its own connection. It ends when the consumer stops; after a failed
 * read the connection is discarded.
 */
export async function* inSnapshot<Item>(db: Database, read: (tx: Tx) => AsyncIterable<Item>): AsyncGenerator<Item> {
  const client = await db.pool.connect();
  let isBroken = true;
  try {
    const tx = drizzle({ client });
    await tx.execute(sql`begin transaction isolation level repeatable read, read only`);
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${PATIENCE_MS}`));
    yield* read(tx);
    await tx.execute(sql`commit`);
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}

const A_PORTION = 500;

/** Yields the ids of a query in portions, in its order. Use inside `inSnapshot`: the cursor needs its transaction. */
export async function* idsInPortions(tx: Tx, query: SQLWrapper, size: number = A_PORTION): AsyncGenerator<string[]> {
  await tx.execute(sql`declare portions no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute<{ id: string }>(sql.raw(`fetch ${size} from portions`));
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (rows.length < size) break;
  }
  await tx.execute(sql`close portions`);
}
