import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export type SourceFile = Readonly<{ file: string; source: string }>;

/** The TypeScript files under a folder, as paths from the repository root. */
export const filesUnder = async (folder: string): Promise<string[]> =>
  (await readdir(join(root, folder), { recursive: true }))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'))
    .toSorted();

/** The files to mutate: rules, kernel, stores and use cases (recognized by their use of a context). */
export const sourceFiles = async (): Promise<SourceFile[]> => {
  const names = [...(await filesUnder('src/modules')), ...(await filesUnder('src/kernel'))];
  const files = names
    .filter((name) => !/(\.test|-tables|-routes|-jobs|-shapes?|\/index)\.ts$/.test(name))
    .map(async (file) => ({ file, source: await readFile(join(root, file), 'utf8') }));
  return (await Promise.all(files)).filter(isLookedAt);
};

const isLookedAt = ({ file, source }: SourceFile) =>
  /\/rules\/|^src\/kernel\/|-store\.ts$/.test(file) || source.includes("'#platform/context.ts'");
