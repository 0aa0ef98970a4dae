/** A text, or a figure of ours; null for nothing. */
export type Cell = string | number | null;

/** Tells programs of spreadsheets that what follows is UTF-8. */
export const CSV_BEGINNING = '\uFEFF';

/**
 * What a spreadsheet would take for a formula: signs that begin one, their wide forms, and what may stand before them
 * without being seen.
 */
const formula = /^[\s\u200B-\u200F\u2060\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** One line of a CSV file (RFC 4180). Every text is quoted; one that a spreadsheet would run begins with an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;

const written = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return `${cell}`;
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
};
