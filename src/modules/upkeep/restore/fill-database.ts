import { createHash } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import { backedUp } from '../backup/backup-contents.ts';
import type { Head, TableDigest, TableShape } from '../backup/backup-format.ts';
import { linesInPortions } from '../backup/rows-store.ts';
import { backedUpShapes, sequencesOf, setLosslessFormats } from '../backup/schema-store.ts';
import { fileChanged, notAlive, notEqual, otherShape } from '../rules/problems.ts';
import {
  analyze,
  beginRestore,
  dropForeignKeys,
  emptyTable,
  guardsOf,
  insertLines,
  judgeDeferred,
  restoreForeignKeys,
  setSequence,
} from './database-store.ts';
import { refuseUnlessEmpty } from './empty-database.ts';
import type { BackupFile } from './open-backup.ts';
import { type Backup, readBackup } from './read-backup.ts';

const A_PORTION_BYTES = 1_000_000;

type Progress = Readonly<{
  /** Called after each table is read back and matches its digest. */
  onTableVerified?: (sum: TableDigest) => void;
}>;

/**
 * Writes a verified backup in one transaction and reads every table back. Rolls back unless each matches its digest in
 * the file, and all constraints and triggers are as before.
 */
export const fillDatabase = async (
  tx: Tx,
  file: BackupFile,
  backup: Backup,
  { onTableVerified }: Progress,
): Promise<void> => {
  await beginRestore(tx);
  await setLosslessFormats(tx);
  await refuseUnlessEmpty(tx, backup.head.migration);
  await refuseOtherShapes(tx, backup.head);
  for (const [table, { seeded }] of Object.entries(backedUp)) if (seeded === 'replaced') await emptyTable(tx, table);

  const guards = await guardsOf(tx);
  const foreignKeys = await dropForeignKeys(tx);
  await writeRows(tx, file, backup);
  await judgeDeferred(tx);
  await restoreForeignKeys(tx, foreignKeys);
  for (const sequence of backup.head.sequences) await setSequence(tx, sequence);

  for (const [index, shape] of backup.head.tables.entries()) {
    const sum = await sumOf(tx, shape);
    if (sum.sha256 !== backup.sums[index]?.sha256) throw notEqual(shape.table);
    onTableVerified?.(sum);
  }
  if ((await guardsOf(tx)) !== guards) throw notAlive();
  await analyze(tx);
};

/** The file's tables must be the database's, each once and in order: their names and types become SQL. */
const refuseOtherShapes = async (tx: Tx, { tables, sequences }: Head): Promise<void> => {
  const shapes = await backedUpShapes(tx);
  const names = shapes.map(({ table }) => table);
  for (let place = 0; place < Math.max(shapes.length, tables.length); place += 1)
    if (JSON.stringify(tables[place]) !== JSON.stringify(shapes[place]))
      throw otherShape((shapes[place] ?? tables[place])?.table ?? '');
  const drawn = (await sequencesOf(tx, names)).map(({ sequence }) => sequence);
  if (drawn.join() !== sequences.map(({ sequence }) => sequence).join()) throw otherShape('the sequences');
};

/** Reads the file a second time; it must still be the one that was verified. */
const writeRows = async (tx: Tx, file: BackupFile, { sums }: Backup): Promise<void> => {
  let waiting: { table: TableShape; lines: string[]; length: number } | undefined;
  const flush = async () => {
    if (waiting) await insertLines(tx, waiting.table, waiting.lines, backedUp[waiting.table.table]?.seeded === 'stays');
    waiting = undefined;
  };
  const secondReading = await readBackup(file, {
    row: async (table, line) => {
      if (waiting && (waiting.table !== table || waiting.length > A_PORTION_BYTES)) await flush();
      waiting ??= { table, lines: [], length: 0 };
      waiting.lines.push(line);
      waiting.length += line.length;
    },
  });
  await flush();
  if (JSON.stringify(secondReading.sums) !== JSON.stringify(sums)) throw fileChanged();
};

const sumOf = async (tx: Tx, shape: TableShape): Promise<TableDigest> => {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of linesInPortions(tx, shape)) {
    for (const line of lines) hash.update(`${line}\n`);
    rows += lines.length;
  }
  return { table: shape.table, rows, sha256: hash.digest('hex') };
};
