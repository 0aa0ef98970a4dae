import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { databaseError, type Tx } from './database.ts';

const FOREIGN_KEY = '23503';

/** Runs a deletion in a savepoint; returns false and deletes nothing when a foreign key refers to the record. */
export const isDeletedUnlessNamed = async (tx: Tx, remove: (inner: Tx) => Promise<unknown>): Promise<boolean> => {
  try {
    await tx.transaction(remove);
    return true;
  } catch (error) {
    if (databaseError(error)?.code === FOREIGN_KEY) return false;
    throw error;
  }
};

type Removable = Readonly<{
  table: PgTable;
  ids: readonly string[];
  /** A table whose references are ignored. */
  butOf?: string;
}>;
type Key = { table: string; column: string };

/**
 * The ids among `ids` that other records refer to, so that deleting them would fail. Foreign keys are read from the
 * database catalog, so new tables are included. Remove the references from `butOf` before deleting a row.
 */
export const namedRows = async (tx: Tx, { table, ids, butOf }: Removable): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows: keys } = await tx.execute<Key>(sql`
    select k.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = ${getTableName(table)}::regclass and k.confdeltype in ('a', 'r')`);
  const blocking = keys.filter((key) => key.table !== butOf);
  if (blocking.length === 0) return new Set();
  // One reference decides, however many there are.
  const naming = blocking.map(
    ({ table: name, column }) => sql`exists (select from ${sql.raw(name)} where ${sql.identifier(column)} = named.id)`,
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...ids])}::uuid[]) as named (id) where ${sql.join(naming, sql` or `)}`);
  return new Set(rows.map(({ id }) => id));
};
