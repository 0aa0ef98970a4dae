import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type Files, objectsIn } from '#platform/files.ts';
import { leftOutFiles } from './backup-contents.ts';
import type { BackedUpFile } from './backup-format.ts';

/** Every file of the business with size and digest, by name. One that is deleted meanwhile is not among them. */
export async function* businessFiles(files: Files): AsyncGenerator<BackedUpFile> {
  for (const file of await namesOf(files)) {
    const digest = await digestOf(files, file);
    if (digest) yield { file, ...digest };
  }
}

/** Size and digest of a file; null where there is none. */
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
