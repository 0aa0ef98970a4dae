import type { Cell } from '../csv/csv-line.ts';
import type { SheetColumn } from '../csv/sheet.ts';
import { packageFiles, styleOf } from './package-files.ts';
import { zipped } from './zip-stream.ts';

/** An Excel file of one sheet, portion by portion: however many rows there are, no more than a portion is held. */
export const excelSheet = <Row>(
  columns: readonly SheetColumn<Row>[],
  portions: AsyncIterable<readonly Row[]>,
  { dateFormat }: { dateFormat: string },
): AsyncGenerator<Buffer> =>
  zipped([...packageFiles(dateFormat), { name: 'xl/worksheets/sheet1.xml', content: sheetXml(columns, portions) }]);

async function* sheetXml<Row>(columns: readonly SheetColumn<Row>[], portions: AsyncIterable<readonly Row[]>) {
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>' +
    `<cols><col min="1" max="${columns.length}" width="20" customWidth="1"/></cols><sheetData>` +
    `<row>${columns.map(({ head }) => written(head, styleOf.head)).join('')}</row>`;
  for await (const rows of portions)
    yield rows
      .map(
        (row) => `<row>${columns.map(({ cell, kind }) => written(cell(row), styleOf[kind ?? 'plain'])).join('')}</row>`,
      )
      .join('');
  yield '</sheetData></worksheet>';
}

// A text stands in its cell as such: nothing of it is ever run.
const written = (cell: Cell, style: number): string => {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c s="${style}"><v>${cell}</v></c>`;
  return `<c t="inlineStr"${style === styleOf.head ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
};

/** The longest text that a cell of Excel takes. */
const LONGEST = 32_767;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What XML has no place for: control characters but tab and line breaks, and two that are none. */
const unwritable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

const escaped = (text: string) =>
  text
    .slice(0, LONGEST)
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>]/g, (mark) => marks[mark] ?? mark);
