import { sql } from 'drizzle-orm';
import { databaseError, returnedRow, type Tx } from '#platform/database/database.ts';
import type { Head, TableShape } from '../backup/backup-format.ts';
import { wrongValue } from '../rules/problems.ts';

/** Takes the advisory lock for restores, and lifts the transaction's time limits. */
export const beginRestore = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('restore a backup', 0))`);
};

export const hasRows = async (tx: Tx, table: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_used: boolean }>(sql`
    select exists (select from ${sql.identifier(table)}) as is_used`);
  return returnedRow(rows[0]).is_used;
};

/** Deletes all rows of a table, such as those that the migrations inserted. */
export const emptyTable = async (tx: Tx, table: string): Promise<void> => {
  await tx.execute(sql`delete from ${sql.identifier(table)}`);
};

/**
 * Inserts rows of the file; refuses a value that its column does not accept. `isThere`: rows that the migrations inserted
 * stay, and whoever reads the table back sees whether they are those of the file.
 */
export const insertLines = async (
  tx: Tx,
  { table, columns }: TableShape,
  lines: readonly string[],
  isThere = false,
): Promise<void> => {
  const names = columns.map(([name]) => sql.identifier(name));
  const values = columns.map(([, type], place) => sql`(line ->> ${sql.raw(`${place}`)})::${sql.raw(type)}`);
  try {
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(',')}]`}::json) line
      ${isThere ? sql`on conflict do nothing` : sql``}`);
  } catch (error) {
    const refusal = databaseError(error);
    throw refusal ? wrongValue(table, refusal.message) : error;
  }
};

export const setSequence = async (tx: Tx, { sequence, value, isCalled }: Head['sequences'][number]): Promise<void> => {
  await tx.execute(sql`select setval(${sequence}::regclass, ${value}::bigint, ${isCalled})`);
};

/**
 * Judges at once what would be judged at the commit, such as whether bookings and their vehicles agree: a table with
 * such checks waiting cannot be altered.
 */
export const judgeDeferred = async (tx: Tx): Promise<void> => {
  try {
    await tx.execute(sql`set constraints all immediate`);
  } catch (error) {
    const refusal = databaseError(error);
    throw refusal ? wrongValue('booking', refusal.message) : error;
  }
};

type ForeignKey = Readonly<{ table: string; name: string; definition: string }>;

/**
 * Drops all foreign keys, so that rows may be inserted in any order; `restoreForeignKeys` adds and checks them again.
 * The tables' owner may drop them, whereas disabling them requires a superuser.
 */
export const dropForeignKeys = async (tx: Tx): Promise<ForeignKey[]> => {
  const { rows } = await tx.execute<ForeignKey>(sql`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace order by 1, 2`);
  for (const { table, name } of rows)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  return rows;
};

export const restoreForeignKeys = async (tx: Tx, keys: readonly ForeignKey[]): Promise<void> => {
  for (const { table, name, definition } of keys)
    try {
      await tx.execute(sql`
        alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
    } catch (error) {
      const refusal = databaseError(error);
      throw refusal ? wrongValue(table, refusal.message) : error;
    }
};

/** A text of everything that guards the data: constraints, triggers, indexes and column properties; for comparison. */
export const guardsOf = async (tx: Tx): Promise<string> => {
  const { rows } = await tx.execute<{ guards: string }>(sql`
    select string_agg(refusal, e'\n' order by refusal) as guards from (
      select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) as refusal
        from pg_constraint where connamespace = current_schema()::regnamespace
      union all
      select concat_ws(' ', 'trigger', t.tgenabled, pg_get_triggerdef(t.oid))
        from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace
      union all
      select concat_ws(' ', 'index', i.indisvalid, pg_get_indexdef(i.indexrelid))
        from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = current_schema()::regnamespace
      union all
      select concat_ws(' ', 'column', a.attrelid::regclass, a.attname, a.attnotnull, a.attidentity, a.attgenerated,
          pg_get_expr(d.adbin, d.adrelid))
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
          and c.relnamespace = current_schema()::regnamespace
    ) guard`);
  return returnedRow(rows[0]).guards;
};

/** Updates the planner's statistics, so that the first queries are fast. */
export const analyze = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`analyze`);
};
