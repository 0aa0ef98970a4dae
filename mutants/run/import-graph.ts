import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { filesUnder, root } from '../faults/source-files.ts';

/** What each file imports, as paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export const importGraph = async (): Promise<ImportGraph> => {
  const files = [...(await filesUnder('src')), ...(await filesUnder('test'))];
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, importsOf(file, await readFile(join(root, file), 'utf8'))] as const),
    ),
  );
};

const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(/(?:from|import) '((?:#|\.)[^']+)'/g)].map(([, name = '']) =>
    name.startsWith('#test/')
      ? name.replace('#', '')
      : name.startsWith('#')
        ? name.replace('#', 'src/')
        : normalize(join(dirname(file), name)),
  );

/** How many imports lie between a file and those that it leads to. */
export const distancesFrom = (graph: ImportGraph, file: string): ReadonlyMap<string, number> => {
  const distances = new Map([[file, 0]]);
  for (const [name, distance] of distances)
    for (const next of graph.get(name) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  return distances;
};
