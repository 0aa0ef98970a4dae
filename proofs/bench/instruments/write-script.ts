import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/bench');

/** Writes the script that a bare server reads on start, and returns its path. */
export const writeScript = async (name: string, script: object): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  await writeFile(file, JSON.stringify(script));
  return file;
};
