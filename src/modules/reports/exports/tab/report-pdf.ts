import type { Language } from '#contract/fields.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { type DateFormat, numericDay } from '#kernel/numeric-date.ts';
import type { Typesetter } from '#modules/documents/index.ts';
import { bahtText } from '#words/baht-text.ts';
import type { ReportCell, ReportTable } from './report-table.ts';

type Told = Readonly<{ language: Language; dateFormat: DateFormat; business: string; none: string }>;

/** On A4, its sections one below the other. */
export const reportPdf = (
  { title, lines, sections }: ReportTable,
  { typeset }: Typesetter,
  { language, dateFormat, business, none }: Told,
): Promise<Uint8Array> =>
  typeset('report', {
    ...{ language, business, title, lines, none },
    sections: sections.map((section) => ({
      ...{ title: section.title, heads: section.heads },
      rows: section.rows.map((row) => row.map((cell) => printed(cell, dateFormat))),
      // A column of figures stands to the right.
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
