import { bangkokDate } from '#kernel/bangkok-time.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../database/database.ts';
import type { Streamed } from '../http/output/sent-stream.ts';
import { chosenColumns, type SheetColumn, sheetOf } from './sheet.ts';

type Exported<Row> = Readonly<{
  /** The name of the list in one word, for the file name and the audit entry. */
  list: string;
  /** The audit action, such as `booking.exported`. */
  action: string;
  /** The query of the request; `columns` are names of table columns separated by dots. */
  query: Readonly<{ columns?: string | undefined; search?: string | undefined }>;
  sheet: readonly SheetColumn<Row>[];
  read: (tx: Tx) => AsyncIterable<readonly Row[]>;
}>;

/** Exports a list as CSV. The audit entry stores the query, but not the search text. */
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
