import { type DateFormat, numericDay } from '#kernel/numeric-date.ts';
import { type Cell, CSV_BEGINNING, csvLine } from '#platform/csv/csv-line.ts';
import type { ReportCell, ReportTable } from './report-table.ts';

/** Its sections one below the other, with an empty line between them. */
export const reportCsv = ({ title, lines, sections }: ReportTable, dateFormat: DateFormat): Uint8Array => {
  const rows: (readonly Cell[])[] = [
    ...[title, ...lines].map((line) => [line]),
    ...sections.flatMap((section) => [
      [],
      [section.title],
      section.heads,
      ...section.rows.map((row) => row.map((cell) => csvCell(cell, dateFormat))),
    ]),
  ];
  return Buffer.from(CSV_BEGINNING + rows.map(csvLine).join(''), 'utf8');
};

const csvCell = (cell: ReportCell, dateFormat: DateFormat): Cell => {
  if (cell === null) return null;
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'day') return numericDay(cell.day, dateFormat);
  if (cell.kind === 'moment') return `${numericDay(cell.at.slice(0, 10), dateFormat)} ${cell.at.slice(11)}`;
  return cell.figure;
};
