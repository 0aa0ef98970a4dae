import { type SQL, sql } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { backedUp } from './backup-contents.ts';
import type { TableShape } from './backup-format.ts';

/** The newest migration of a database; null if none was applied. */
export const newestMigration = async (tx: Tx): Promise<string | null> => {
  const { rows: table } = await tx.execute<{ is_there: boolean }>(sql`
    select to_regclass('migration') is not null as is_there`);
  if (!returnedRow(table[0]).is_there) return null;
  const { rows } = await tx.execute<{ newest: string | null }>(sql`select max(name) as newest from migration`);
  return returnedRow(rows[0]).newest;
};

/** The names of all tables. */
export const tableNames = async (tx: Tx): Promise<string[]> => {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname`);
  return rows.map(({ name }) => name);
};

type ColumnRow = { table: string; column: string; type: string; place: number | null };

/** The columns and key of each backed-up table in this database. Generated columns are left out. */
export const backedUpShapes = async (tx: Tx): Promise<TableShape[]> => {
  const { rows } = await tx.execute<ColumnRow>(sql`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      array_position(i.indkey::int[], a.attnum::int) as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    order by a.attnum`);
  return Object.entries(backedUp).flatMap(([table, { without = {} }]) => {
    const columns = rows.filter((row) => row.table === table && !Object.hasOwn(without, row.column));
    if (columns.length === 0) return [];
    const key = columns.filter(({ place }) => place !== null).sort((a, b) => Number(a.place) - Number(b.place));
    return {
      table,
      columns: columns.map(({ column, type }) => [column, type] as [string, string]),
      key: key.map(({ column }) => column),
    };
  });
};

/** The state of the sequences that the tables use. */
export const sequencesOf = async (tx: Tx, tables: readonly string[]) => {
  const names = sql.join(
    tables.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ sequence: string }>(sql`
    select s.relname as sequence
    from pg_class s
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
    join pg_class c on d.refclassid = 'pg_class'::regclass and c.oid = d.refobjid
    where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace and c.relname in (${names})
    order by s.relname`);
  return Promise.all(rows.map(({ sequence }) => sequenceState(tx, sequence)));
};

const sequenceState = async (tx: Tx, sequence: string) => {
  const { rows } = await tx.execute<{ value: string; is_called: boolean }>(sql`
    select last_value::text as value, is_called from ${sql.identifier(sequence)}`);
  const { value, is_called: isCalled } = returnedRow(rows[0]);
  return { sequence, value, isCalled };
};

/** Sets the session formats so that every value is written in a form that reads back as the same value. */
export const setLosslessFormats = async (tx: Tx): Promise<void> => {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, MDY'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
  ])
    await tx.execute(sql.raw(`set local ${setting}`));
};

/** A query for the rows of a table as lines, ordered by its key; texts sort the same in every database. */
export const linesQuery = ({ table, columns, key }: TableShape): SQL => {
  const keyless = backedUp[table]?.withoutKeys ?? [];
  const types = new Map(columns);
  const values = columns.map(([name]) =>
    keyless.includes(name) ? withoutKeys(name) : sql`${sql.identifier(name)}::text`,
  );
  const order = key.map((name) =>
    types.get(name) === 'text' ? sql`${sql.identifier(name)} collate "C"` : sql.identifier(name),
  );
  return sql`
    select to_json(array[${sql.join(values, sql`, `)}])::text as line from ${sql.identifier(table)}
    order by ${sql.join(order, sql`, `)}`;
};

/** Like `withoutKeys` of modules/notices: links remain, but their tokens are removed. */
const withoutKeys = (name: string): SQL =>
  sql`regexp_replace(${sql.identifier(name)}, ${sql.raw(`'([?&#](?:amp;)?(?:token|access)=)[A-Za-z0-9_-]+', '\\1…', 'g'`)})`;
