import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { preProcessFile } from 'typescript';

/** The text of each source file by its path from the root. */
export type Sources = ReadonlyMap<string, string>;

/** The files that each file imports. Excludes type imports: they do not exist at run time; step `types` checks them. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Builds the graph. `imports` is the field of package.json that maps aliases such as `#kernel/*` to paths. */
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

/** Reads these files (paths from the root) and builds the import graph between them. */
export const readImportGraph = async (files: readonly string[]): Promise<{ sources: Sources; graph: ImportGraph }> => {
  const textOf = (file: string) => readFile(join(import.meta.dirname, '..', file), 'utf8').catch(() => '');
  const sources = new Map(await Promise.all(files.map(async (file) => [file, await textOf(file)] as const)));
  const { imports } = JSON.parse(await textOf('package.json'));
  return { sources, graph: importGraph(sources, imports) };
};

const typesOnly = /^(import|export) type [^;]*;/gm;

/** All files reachable from `start`, itself included. Files that are `isClosed` are included, but not followed. */
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

/** The number of imports between a file and each file reachable from it. */
export const distancesFrom = (graph: ImportGraph, file: string): ReadonlyMap<string, number> => {
  const distances = new Map([[file, 0]]);
  for (const [name, distance] of distances)
    for (const next of graph.get(name) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  return distances;
};
