import writeExcel, { type SheetData } from 'write-excel-file/node';
import type { Language } from '#contract/fields.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { type DateFormat, numericDay } from '#kernel/numeric-date.ts';
import type { Typesetter } from '#modules/documents/index.ts';
import { type Cell, CSV_BEGINNING, csvLine } from '#platform/csv/csv-line.ts';
import { bahtText } from '#words/baht-text.ts';
import type { ReportCell, ReportTable } from './report-table.ts';

/** The report as CSV: the sections below each other, separated by an empty line. */
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

const WIDTHS = [38, 22, 22, 22, 22];

/** The report as a workbook with one sheet: figures are numbers, days are dates, and texts are never formulas. */
export const reportXlsx = async ({ title, lines, sections }: ReportTable, dateFormat: DateFormat) => {
  const data: SheetData = [
    [{ value: title, type: String, fontWeight: 'bold', fontSize: 14 }],
    ...lines.map((line) => [{ value: line, type: String }]),
    ...sections.flatMap((section) => [
      [],
      [{ value: section.title, type: String, fontWeight: 'bold' as const }],
      section.heads.map((head) => ({ value: head, type: String, fontWeight: 'bold' as const, wrap: true })),
      ...section.rows.map((row) => row.map((cell) => excelCell(cell, dateFormat.toLowerCase()))),
    ]),
  ];
  return writeExcel(data, { sheet: 'Report', columns: WIDTHS.map((width) => ({ width })) }).toBuffer();
};

// Excel has no time zones: a day is written as its midnight, a moment as Bangkok time.
const excelCell = (cell: ReportCell, dateFormat: string): SheetData[number][number] => {
  if (cell === null) return null;
  if (cell.kind === 'text') return { value: cell.text, type: String };
  if (cell.kind === 'day') return { value: new Date(`${cell.day}T00:00Z`), type: Date, format: dateFormat };
  if (cell.kind === 'moment') return { value: new Date(`${cell.at}Z`), type: Date, format: `${dateFormat} hh:mm` };
  return { value: cell.figure, type: Number, format: cell.kind === 'baht' ? '#,##0.00' : '#,##0.##' };
};

type DocumentWording = Readonly<{ language: Language; dateFormat: DateFormat; business: string; none: string }>;

/** The report as a PDF on A4, the sections below each other. */
export const reportPdf = (
  { title, lines, sections }: ReportTable,
  { typeset }: Typesetter,
  { language, dateFormat, business, none }: DocumentWording,
): Promise<Uint8Array> =>
  typeset('report', {
    language,
    business,
    title,
    lines,
    none,
    sections: sections.map((section) => ({
      title: section.title,
      heads: section.heads,
      rows: section.rows.map((row) => row.map((cell) => printed(cell, dateFormat))),
      // Columns of figures are right-aligned.
      isFigures: section.heads.map((_, index) => section.rows.every((row) => isFigure(row[index] ?? null))),
    })),
  });

const isFigure = (cell: ReportCell) => cell === null || cell.kind === 'count' || cell.kind === 'baht';

const printed = (cell: ReportCell, dateFormat: DateFormat): string => {
  if (cell === null) return '';
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'day') return numericDay(cell.day, dateFormat);
  if (cell.kind === 'moment') return `${numericDay(cell.at.slice(0, 10), dateFormat)} ${cell.at.slice(11)}`;
  return cell.kind === 'baht' ? bahtText(cell.figure) : formatNumber(cell.figure);
};
