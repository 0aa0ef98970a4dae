import { CsvError, parse } from 'csv-parse/sync';
import { columnOf, type FleetColumn, MOST_LINES, neededColumns } from '#kernel/fleet-file.ts';
import { unreadableFile } from '../rules/problems.ts';

/** A line of the file as cells by column, without the empty ones. Line 1 holds the headings. */
export type FileLine = Readonly<{ line: number; cells: Partial<Record<FleetColumn, string>> }>;

/**
 * Parses a CSV file by its headings. 422 if a required column is missing, or if it has no vehicles or too many lines.
 */
export const readFile = (csv: string): FileLine[] => {
  const [first, ...records] = recordsOf(csv);
  const columns = first?.cells.map(columnOf) ?? [];
  const missing = neededColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw unreadableFile('fleet.file-columns', { columns: missing.join(', ') });
  const lines = records.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (lines.length === 0) throw unreadableFile('fleet.file-without-vehicle');
  if (lines.length > MOST_LINES) throw unreadableFile('fleet.file-lines', { max: MOST_LINES });
  return lines.map(({ line, cells }) => ({ line, cells: byColumn(columns, cells) }));
};

const recordsOf = (csv: string): { line: number; cells: string[] }[] => {
  try {
    const delimiter = usesSemicolons(csv) ? ';' : ',';
    const records: { line: number; cells: string[] }[] = [];
    const onRecord = (cells: string[], { lines }: { lines: number }) => {
      records.push({ line: lines, cells });
      return null;
    };
    parse(csv, { bom: true, trim: true, relaxColumnCount: true, skipEmptyLines: true, delimiter, onRecord });
    return records;
  } catch (error) {
    if (error instanceof CsvError) throw unreadableFile('fleet.file-quote');
    throw error;
  }
};

// Spreadsheets separate columns with semicolons where the decimal separator is a comma.
const usesSemicolons = (csv: string) => {
  const [headings = ''] = csv.split(/\r?\n/, 1);
  return headings.split(';').length > headings.split(',').length;
};

const byColumn = (columns: readonly (FleetColumn | undefined)[], cells: readonly string[]) =>
  Object.fromEntries(columns.flatMap((name, index) => (name && cells[index] ? [[name, cells[index]]] : [])));
