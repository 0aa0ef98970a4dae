import { type Cell, CSV_BEGINNING, csvLine } from './csv-line.ts';

/** A column of an exported file; `column` is the table column on screen that it belongs to. */
export type SheetColumn<Row> = Readonly<{
  column: string;
  head: string;
  cell: (row: Row) => Cell;
  /** The cell format, for file types that support one. */
  kind?: 'baht' | 'moment' | undefined;
}>;

/** The columns selected by dot-separated table column names, always including the first; all if omitted. */
export const chosenColumns = <Row>(
  all: readonly SheetColumn<Row>[],
  columnNames: string | undefined,
): readonly SheetColumn<Row>[] => {
  if (!columnNames) return all;
  const names = [all[0]?.column, ...columnNames.split('.')];
  return all.filter(({ column }) => names.includes(column));
};

/** Generates a CSV file in portions, so that only one portion is in memory at a time. */
export async function* sheetOf<Row>(
  columns: readonly SheetColumn<Row>[],
  portions: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield CSV_BEGINNING + csvLine(columns.map(({ head }) => head));
  for await (const rows of portions) yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('');
}
