import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { preProcessFile } from 'typescript';

/** The text of each source file by its path from the root. */
export type Sources = ReadonlyMap<string, string>;

/** The files that each file imports. Types are left out: they are gone when it runs, and `types` judges them. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** `imports` are those of package.json: `#kernel/*` and what it stands for. */
export const importGraph = (sources: Sources, imports: Readonly<Record<string, string>>): ImportGraph => {
  const targetOf = (file: string, name: string): string => {
    if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
    const alias = Object.keys(imports).find((one) => name.startsWith(one.replace('*', '')));
    return alias ? posix.join(imports[alias]?.replace('*', '') ?? '', name.slice(alias.length - 1)) : '';
  };
  const importsOf = ([file, text]: [string, string]): [string, string[]] => [
    file,
    preProcessFile(text.replace(typesOnly, ''), true, true)
      .importedFiles.map(({ fileName }) => targetOf(file, fileName))
      .filter((target) => sources.has(target)),
  ];
  return new Map([...sources].filter(([file]) => /\.tsx?$/.test(file)).map(importsOf));
};

/** The sources of these files, paths from the root, and the graph between them. */
export const readImportGraph = async (files: readonly string[]): Promise<{ sources: Sources; graph: ImportGraph }> => {
  const textOf = (file: string) => readFile(join(import.meta.dirname, '..', file), 'utf8').catch(() => '');
  const sources = new Map(await Promise.all(files.map(async (file) => [file, await textOf(file)] as const)));
  const { imports } = JSON.parse(await textOf('package.json'));
  return { sources, graph: importGraph(sources, imports) };
};

const typesOnly = /^(import|export) type [^;]*;/gm;

/** All that a file reaches, itself included. What `isClosed` is reached and leads no further. */
export const reachedFrom = (
  graph: ImportGraph,
  start: string,
  isClosed: (file: string) => boolean = () => false,
): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!isClosed(file)) waiting.push(...(graph.get(file) ?? []));
  }
  return reached;
};

/** How many imports lie between a file and those that it leads to. */
export const distancesFrom = (graph: ImportGraph, file: string): ReadonlyMap<string, number> => {
  const distances = new Map([[file, 0]]);
  for (const [name, distance] of distances)
    for (const next of graph.get(name) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  return distances;
};
