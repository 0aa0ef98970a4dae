import { bangkokDate } from '#kernel/bangkok-time.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../database/database.ts';
import type { Streamed } from '../http/output/sent-stream.ts';
import { chosenColumns, type SheetColumn, sheetOf } from './sheet.ts';

type Exported<Row> = Readonly<{
  /** What the list holds, in one word: of its file's name, and of its entry in the log. */
  list: string;
  /** Such as `booking.exported`. */
  action: string;
  /** What was asked; `columns` by the names of the table's. */
  query: Readonly<{ columns?: string | undefined; search?: string | undefined }>;
  sheet: readonly SheetColumn<Row>[];
  read: (tx: Tx) => AsyncIterable<readonly Row[]>;
}>;

/** A list as a CSV file. The entry keeps what was asked, but not what was searched for. */
export const exportList = async <Row>(
  { now, record }: Context,
  { list, action, query: { columns, search, ...filters }, sheet, read }: Exported<Row>,
): Promise<Streamed> => {
  const name = `${list}-${bangkokDate(now)}.csv`;
  await record({
    action,
    subject: { kind: 'export', id: list, name },
    after: { ...filters, ...(columns && { columns }), ...(search && { hasSearch: true }) },
  });
  const shown = chosenColumns(sheet, columns);
  return { name, content: (tx) => sheetOf(shown, read(tx)) };
};
