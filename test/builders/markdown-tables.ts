export type Table = Readonly<{ heading: string; rows: readonly Row[] }>;

/** The cells of a row by the names of their columns. A dash is an empty cell. */
export type Row = Readonly<Record<string, string>>;

/** The tables of a Markdown text, each under the nearest heading above it. */
export const tablesIn = (markdown: string): Table[] =>
  markdown
    .split(/^#+ /m)
    .slice(1)
    .map((section) => section.split('\n'))
    .map(([heading = '', ...lines]) => ({ heading, rows: rowsOf(lines.filter((line) => line.startsWith('|'))) }))
    .filter(({ rows }) => rows.length > 0);

const rowsOf = ([header = '', _rule, ...lines]: readonly string[]): Row[] => {
  const columns = cellsOf(header);
  return lines.map((line) => {
    const cells = cellsOf(line);
    if (cells.length !== columns.length) throw new Error(`Not as many cells as columns: ${line}`);
    return Object.fromEntries(columns.map((column, index) => [column, withoutDash(cells[index] ?? '')]));
  });
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const withoutDash = (cell: string) => (cell === '–' ? '' : cell);
