import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupDatabase, restoreBackup } from '#modules/upkeep/index.ts';
import { filesIn } from '#platform/files.ts';

// `keep-business.ts backup|restore FILE` uses DATABASE_URL and the files in DATA_DIR; prints the duration and the peak
// memory.
const [work, path = ''] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl = '', DATA_DIR: folder = '' } = process.env;
const files = filesIn(folder);

const begun = performance.now();
if (work === 'restore') await restoreBackup({ databaseUrl, path, files });
else {
  const content = backupDatabase({ databaseUrl, files, name: 'bench' });
  await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(path));
}
const ms = performance.now() - begun;
process.stdout.write(JSON.stringify({ ms, peakMb: process.resourceUsage().maxRSS / 1024 }));
