import writeExcel, { type SheetData } from 'write-excel-file/node';
import type { DateFormat } from '#kernel/numeric-date.ts';
import type { ReportCell, ReportTable } from './report-table.ts';

const WIDTHS = [38, 22, 22, 22, 22];

/** A workbook of one sheet: figures are numbers, days are dates, and a text is never a formula. */
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

// Excel knows no zones: a day is its midnight, a moment what Bangkok's clocks show.
const excelCell = (cell: ReportCell, dateFormat: string): SheetData[number][number] => {
  if (cell === null) return null;
  if (cell.kind === 'text') return { value: cell.text, type: String };
  if (cell.kind === 'day') return { value: new Date(`${cell.day}T00:00Z`), type: Date, format: dateFormat };
  if (cell.kind === 'moment') return { value: new Date(`${cell.at}Z`), type: Date, format: `${dateFormat} hh:mm` };
  return { value: cell.figure, type: Number, format: cell.kind === 'baht' ? '#,##0.00' : '#,##0.##' };
};
