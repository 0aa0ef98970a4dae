import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupDatabase } from '#modules/upkeep/index.ts';
import { readEnv } from '#platform/env.ts';
import { filesOf, placeOfFiles } from '#platform/files.ts';
import { withDatabase } from './database-of.ts';
import { formatNumber, say, stopOnProblem } from './say.ts';

const [path] = process.argv.slice(2);

/** Writes the backup to FILE.part, which is renamed to FILE once it is completely on disk. */
const backUp = async (file: string) => {
  const env = readEnv();
  const files = await filesOf(env);
  const { BACKUP_PASSPHRASE: passphrase } = env;
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  let rows = 0;
  const onTableWritten = (sum: { table: string; rows: number }) => {
    rows += sum.rows;
    if (sum.rows > 0) say(`${sum.table}: ${formatNumber(sum.rows)}`);
  };
  try {
    await withDatabase(env, { mayBegin: false }, async (databaseUrl) => {
      const content = backupDatabase({ databaseUrl, files, name: basename(file), passphrase, onTableWritten });
      await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(part, { mode: 0o600 }));
    });
    await toDisk(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const { size } = await stat(file);
  say(
    `${formatNumber(rows)} rows, ${formatNumber(size)} bytes in ${file}${passphrase ? ', sealed with BACKUP_PASSPHRASE' : ''}`,
  );
  say(`Copy ${placeOfFiles(env)} beside it: the file names photographs and documents, and has none.`);
};

const toDisk = async (file: string) => {
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
};

if (path) await stopOnProblem(() => backUp(resolve(path)));
else {
  say('Say where to: npm run backup -- FILE');
  process.exitCode = 2;
}
