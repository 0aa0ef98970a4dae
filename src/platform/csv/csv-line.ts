/** A text, a number, or null for an empty cell. */
export type Cell = string | number | null;

/** The byte order mark, by which spreadsheet programs recognise UTF-8. */
export const CSV_BEGINNING = '\uFEFF';

/**
 * Text that a spreadsheet would take for a formula: the signs that start one, their full-width forms, and invisible
 * characters before them.
 */
const formula = /^[\s\u200B-\u200F\u2060\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** One line of a CSV file (RFC 4180). Every text is quoted; a possible formula is prefixed with an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(',')}\r\n`;

const written = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return `${cell}`;
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
};
