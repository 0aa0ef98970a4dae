import { type SQLWrapper, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Tx } from './database.ts';

/** How long whoever takes what is read may pause before the database gives the reading up. */
const PATIENCE_MS = 120_000;

/**
 * Reads at length, as of one moment, on a connection of its own. Whoever stops taking ends it; a reading that breaks off
 * takes its connection with it.
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

/** The ids that a query finds, in its order, some at a time: for reading inside `inSnapshot`, where the cursor lives. */
export async function* idsInPortions(tx: Tx, query: SQLWrapper, size: number = A_PORTION): AsyncGenerator<string[]> {
  await tx.execute(sql`declare portions no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute<{ id: string }>(sql.raw(`fetch ${size} from portions`));
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (rows.length < size) break;
  }
  await tx.execute(sql`close portions`);
}
