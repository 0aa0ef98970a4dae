import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const isText = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const worthIt = 1024;

/** Writes a `.br` and a `.gz` beside every text file of a build folder, so that the server need not compress. */
export const precompress = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && isText.test(entry.name)) await compressFile(join(entry.parentPath, entry.name));
  }
};

const compressFile = async (file: string) => {
  const content = await readFile(file);
  if (content.byteLength < worthIt) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
};
