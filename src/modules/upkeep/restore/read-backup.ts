import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  BackedUpFile,
  BackupRow,
  FORMAT,
  Head,
  lastLine,
  TableDigest,
  type TableShape,
  VERSION,
} from '../backup/backup-format.ts';
import { damaged, endsTooEarly, fileDamaged, newerFormat, noBackup, tableDamaged } from '../rules/problems.ts';
import { type CheckedLines, checkedLines, type Line, withoutComma } from './checked-lines.ts';
import { type BackupFile, openBackup } from './open-backup.ts';

export type Backup = Readonly<{ head: Head; files: readonly BackedUpFile[]; sums: readonly TableDigest[] }>;

type Listeners = Readonly<{
  /** Called for each row in the order of the file. No row is verified until the whole file has been read. */
  row?: (table: TableShape, line: string) => Promise<void>;
}>;

/**
 * Reads a backup from start to end, and refuses it unless everything is right: the format, the structure, each table's
 * digest and the file's.
 */
export const readBackup = async (file: BackupFile, { row }: Listeners = {}): Promise<Backup> => {
  const lines = checkedLines(openBackup(file));
  try {
    const head = readHeader(await lines.read());
    const counted: TableDigest[] = [];
    for (const shape of head.tables) {
      const isLast = counted.length === head.tables.length - 1;
      counted.push(await readTable(lines, { shape, isLast, row }));
    }
    await lines.expect('},"files":[');
    const files = await readList(lines, BackedUpFile, (text) => text === '],"sums":[');
    const sums = await readList(lines, TableDigest, (text) => lastLine.test(text));
    if (lines.digestBefore() !== sums.closing.slice(-66, -2)) throw fileDamaged();
    refuseOthers(counted, sums.items);
    await lines.expectEnd();
    return { head, files: files.items, sums: counted };
  } finally {
    await lines.close();
  }
};

const beginning = new RegExp(`^\\{"format":"${FORMAT}","version":(\\d+),`);
const ending = ',"rows":{';

/** Parses the first line of a file; refuses one that is no backup, or is too new for this product. */
const readHeader = ({ bytes, number, isWhole }: Line): Head => {
  const [, version] = beginning.exec(bytes.subarray(0, 100).toString()) ?? [];
  if (version === undefined) throw noBackup();
  if (Number(version) > VERSION) throw newerFormat(Number(version));
  if (!isWhole) throw endsTooEarly(number);
  const text = bytes.toString();
  const head = text.endsWith(ending) ? Head.safeParse(parseJson(`${text.slice(0, -ending.length)}}`)) : null;
  if (!head?.success) throw damaged(number, 'not the head of a backup');
  return head.data;
};

const refuseOthers = (counted: readonly TableDigest[], listed: readonly TableDigest[]) => {
  const beyond = listed[counted.length];
  if (beyond) throw tableDamaged(beyond.table);
  for (const [index, { table, rows, sha256 }] of counted.entries()) {
    const sum = listed[index];
    if (sum?.table !== table || sum.rows !== rows || sum.sha256 !== sha256) throw tableDamaged(table);
  }
};

type Part = Readonly<{ shape: TableShape; isLast: boolean; row: Listeners['row'] }>;

const readTable = async (lines: CheckedLines, { shape, isLast, row }: Part): Promise<TableDigest> => {
  const { table, columns } = shape;
  await lines.expect(`${JSON.stringify(table)}:[`);
  const hash = createHash('sha256');
  const end = isLast ? ']' : '],';
  for (let rows = 0; ; rows += 1) {
    const line = await lines.next();
    if (line.bytes.length <= 2 && line.bytes.toString() === end) return { table, rows, sha256: hash.digest('hex') };
    const bytes = withoutComma(line);
    const text = bytes.toString();
    const values = BackupRow.safeParse(parseJson(text));
    if (values.data?.length !== columns.length) throw damaged(line.number, `not a row of ${table}`);
    hash.update(bytes).update('\n');
    await row?.(shape, text);
  }
};

const readList = async <Item extends z.ZodType>(
  lines: CheckedLines,
  item: Item,
  isClosing: (text: string) => boolean,
) => {
  const items: z.output<Item>[] = [];
  for (;;) {
    const line = await lines.next();
    const text = line.bytes.toString();
    if (isClosing(text)) return { items, closing: text };
    const read = item.safeParse(parseJson(withoutComma(line).toString()));
    if (!read.success) throw damaged(line.number, 'not what stands in this part');
    items.push(read.data);
  }
};

/** Parses a text as JSON; undefined if it is invalid. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
