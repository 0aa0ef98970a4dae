import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type Files, objectsIn } from '#platform/files.ts';
import { leftOutFiles } from './backup-contents.ts';
import type { BackedUpFile } from './backup-format.ts';

/** Every file of the business with its size and digest, by name. Leaves out files deleted in the meantime. */
export async function* businessFiles(files: Files): AsyncGenerator<BackedUpFile> {
  for (const file of await namesOf(files)) {
    const digest = await digestOf(files, file);
    if (digest) yield { file, ...digest };
  }
}

/** The size and digest of a file; null if it does not exist. */
export const digestOf = async (files: Files, name: string): Promise<Omit<BackedUpFile, 'file'> | null> => {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(await files.getStream(name), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
      }
    });
  } catch (error) {
    if (await files.exists(name)) throw error;
    return null;
  }
  return { bytes, sha256: hash.digest('hex') };
};

const namesOf = async (files: Files): Promise<string[]> => {
  const objects = await objectsIn(files, '', { recursive: true });
  const names = objects.flatMap((object) => (object.isFile ? [object.key] : []));
  return names.filter((name) => !leftOutFiles.some((folder) => name.startsWith(folder))).sort();
};
