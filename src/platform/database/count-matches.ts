import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { MOST_COUNTED } from '#kernel/paging.ts';
import { returnedRow, type Tx } from './database.ts';

/** The number of matching rows, at most 10,001: counting stops there, which bounds the cost on large tables. */
export const countMatches = async (tx: Tx, table: PgTable, where: SQL | undefined): Promise<number> => {
  const matches = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(MOST_COUNTED + 1)
    .as('found');
  const [count] = await tx.select({ total: sql<number>`count(*)::int` }).from(matches);
  return returnedRow(count).total;
};
