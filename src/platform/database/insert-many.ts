import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';

const AT_ONCE = 1_000;

/**
 * Inserts rows unchanged, a thousand with each statement: as one document, since thousands of values apart take seconds
 * to assemble. A column that no row has gets its default; one that only some rows have is null in the others.
 */
export const insertMany = async <Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) =>
    rows.some((row: Row) => row[key] !== undefined),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const part = rows.slice(first, first + AT_ONCE).map((row) => documentOf(columns, row));
    await tx.execute(sql`insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(part)}::jsonb)`);
  }
};

type Row = Readonly<Record<string, unknown>>;

const documentOf = (columns: readonly [string, PgColumn][], row: Row): Row =>
  Object.fromEntries(columns.map(([key, column]) => [column.name, asJson(column, row[key])]));

const asJson = (column: PgColumn, value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  return column.columnType === 'PgJsonb' ? value : column.mapToDriverValue(value);
};
