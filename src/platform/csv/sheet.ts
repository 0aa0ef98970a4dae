import { type Cell, CSV_BEGINNING, csvLine } from './csv-line.ts';

/** A column of a file, and the column of the screen's table that it belongs to. */
export type SheetColumn<Row> = Readonly<{
  column: string;
  head: string;
  cell: (row: Row) => Cell;
  /** What its figures are, for files that know more of a cell than its text. */
  kind?: 'baht' | 'moment' | undefined;
}>;

/** The columns that an address asks for by the names of the table's, with dots between them; all without. */
export const chosenColumns = <Row>(
  all: readonly SheetColumn<Row>[],
  columnNames: string | undefined,
): readonly SheetColumn<Row>[] => {
  if (!columnNames) return all;
  const names = [all[0]?.column, ...columnNames.split('.')];
  return all.filter(({ column }) => names.includes(column));
};

/** A CSV file, portion by portion: however many rows there are, no more than a portion is held. */
export async function* sheetOf<Row>(
  columns: readonly SheetColumn<Row>[],
  portions: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield CSV_BEGINNING + csvLine(columns.map(({ head }) => head));
  for await (const rows of portions) yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('');
}
