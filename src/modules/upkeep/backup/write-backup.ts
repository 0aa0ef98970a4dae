import { createHash } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import { productVersion } from '#platform/product-version.ts';
import { rowTooLong } from '../rules/problems.ts';
import { FORMAT, type Head, LONGEST_LINE, type TableDigest, type TableShape, VERSION } from './backup-format.ts';
import { businessFiles } from './business-files.ts';
import { linesInPortions, momentOfReading, stayAwake, waitingJobs } from './rows-store.ts';
import { backedUpShapes, newestMigration, sequencesOf, setLosslessFormats } from './schema-store.ts';

type Sources = Readonly<{
  files: Files;
  /** Called after each table is written. */
  onTableWritten?: (sum: TableDigest) => void;
}>;

/**
 * The backup of all business data as the text of one JSON file: a line per row, in the order of `backup-contents.ts`,
 * then the list of the files beside the database, then the digests. Call it within `inSnapshot`, so that all of it is
 * from one moment. Holds only one batch in memory.
 */
export async function* writeBackup(tx: Tx, { files, onTableWritten }: Sources): AsyncGenerator<string> {
  const fileHash = createHash('sha256');
  const written = (text: string): string => {
    fileHash.update(text);
    return text;
  };

  await setLosslessFormats(tx);
  const head = await readHead(tx);
  yield written(`${JSON.stringify(head).slice(0, -1)},"rows":{\n`);
  const sums: TableDigest[] = [];
  for (const table of head.tables) {
    yield written(`${sums.length > 0 ? ',\n' : ''}${JSON.stringify(table.table)}:[`);
    const sum = yield* rowsOf(tx, table, written);
    yield written('\n]');
    sums.push(sum);
    onTableWritten?.(sum);
  }
  yield written('\n},"files":[');
  let separator = '\n';
  for await (const file of businessFiles(files)) {
    await stayAwake(tx);
    yield written(`${separator}${JSON.stringify(file)}`);
    separator = ',\n';
  }
  yield written(`\n],"sums":[\n${sums.map((sum) => JSON.stringify(sum)).join(',\n')}\n`);
  yield `],"sha256":"${fileHash.digest('hex')}"}\n`;
}

const readHead = async (tx: Tx): Promise<Head> => {
  const moment = await momentOfReading(tx);
  const tables = await backedUpShapes(tx);
  return {
    format: FORMAT,
    version: VERSION,
    migration: (await newestMigration(tx)) ?? '',
    product: productVersion,
    moment,
    waitingJobs: await waitingJobs(tx),
    sequences: await sequencesOf(
      tx,
      tables.map(({ table }) => table),
    ),
    tables,
  };
};

async function* rowsOf(
  tx: Tx,
  shape: TableShape,
  written: (text: string) => string,
): AsyncGenerator<string, TableDigest> {
  const { table } = shape;
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of linesInPortions(tx, shape)) {
    if (lines.some((line) => Buffer.byteLength(line) + 2 > LONGEST_LINE)) throw rowTooLong(table);
    for (const line of lines) hash.update(`${line}\n`);
    yield written(`${rows > 0 ? ',\n' : '\n'}${lines.join(',\n')}`);
    rows += lines.length;
  }
  return { table, rows, sha256: hash.digest('hex') };
}
