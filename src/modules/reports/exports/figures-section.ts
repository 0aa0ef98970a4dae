import type { Language } from '#contract/fields.ts';
import type { reportFiles } from '#words/en/report-files.ts';
import type { Translated } from '#words/translated.ts';
import { count, type ReportCell, type ReportSection, textCell } from './report-table.ts';

export type ReportWords = Translated<typeof reportFiles>;
export type Wording = Readonly<{ words: ReportWords; language: Language }>;
export type Compared = Readonly<{ total: number; previousPeriod: number; growth: number | null }>;
type Cell = (figure: number | null) => ReportCell;

/** The key figures of a tab, some of them with the period before. */
export const figures = ({ words: { figures: title, head } }: Wording, rows: ReportCell[][]): ReportSection => ({
  title,
  heads: [head.figure, head.value, head.before, head.growth],
  rows: rows.map((row) => [...row, null, null, null].slice(0, 4)),
});

export const comparedRow = (name: string, { total, previousPeriod, growth }: Compared, cell: Cell): ReportCell[] => [
  ...[textCell(name), cell(total), cell(previousPeriod), count(growth)],
];

export const categoryName = (
  { category, categoryInThai }: Readonly<{ category: string; categoryInThai: string | null }>,
  language: Language,
) => (language === 'th' && categoryInThai) || category;
