import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export type SourceFile = Readonly<{ file: string; source: string }>;

/** The files of a folder of ours, as paths from the root. */
export const filesUnder = async (folder: string): Promise<string[]> =>
  (await readdir(join(root, folder), { recursive: true }))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'))
    .toSorted();

/** Where faults are planted: rules, kernel, stores, and the use cases, which are what works with a context. */
export const sourceFiles = async (): Promise<SourceFile[]> => {
  const names = [...(await filesUnder('src/modules')), ...(await filesUnder('src/kernel'))];
  const files = names
    .filter((name) => !/(\.test|-tables|-routes|-jobs|-shapes?|\/index)\.ts$/.test(name))
    .map(async (file) => ({ file, source: await readFile(join(root, file), 'utf8') }));
  return (await Promise.all(files)).filter(isLookedAt);
};

const isLookedAt = ({ file, source }: SourceFile) =>
  /\/rules\/|^src\/kernel\/|-store\.ts$/.test(file) || source.includes("'#platform/context.ts'");
