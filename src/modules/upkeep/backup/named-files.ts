import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Files } from '#platform/files.ts';
import type { NamedFile } from './backup-format.ts';
import { leftOutFiles } from './what-is-kept.ts';

/** Every file of the business with size and digest, by name. One that is deleted meanwhile is not among them. */
export async function* namedFiles(files: Files): AsyncGenerator<NamedFile> {
  for (const file of await namesOf(files)) {
    const digest = await digestOf(files, file);
    if (digest) yield { file, ...digest };
  }
}

/** Size and digest of a file; null where there is none. */
export const digestOf = async (files: Files, name: string): Promise<Omit<NamedFile, 'file'> | null> => {
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
  const names: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await files.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile) names.push(object.key);
    ({ paginationToken } = page);
  } while (paginationToken);
  return names.filter((name) => !leftOutFiles.some((folder) => name.startsWith(folder))).sort();
};
