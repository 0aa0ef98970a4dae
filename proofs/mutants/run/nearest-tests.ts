import { dirname } from 'node:path';
import { distancesFrom, type ImportGraph } from '../../../scripts/import-graph.ts';
import { moduleOf } from '../faults/choose.ts';
import type { Fault } from '../faults/fault.ts';

export type NearestTests = (fault: Pick<Fault, 'file' | 'code'>) => readonly string[];

/**
 * The tests that may cover a file, nearest first: the adjacent one, then by folder and import distance. Candidates are
 * the tests of its module; for the kernel also contract tests and the rules' tests of all modules; for locks also the
 * race tests of all.
 */
export const nearestTests = (graph: ImportGraph): NearestTests => {
  const tests = [...graph.keys()]
    .filter((name) => /^src\/(modules|kernel|contract)\/.*\.test\.ts$/.test(name))
    .map((test) => ({ test, distances: distancesFrom(graph, test) }));
  const ranked = (file: string, isNear: (test: string) => boolean) =>
    tests
      .filter(({ test }) => isNear(test))
      .map(({ test, distances }) => ({ test, rank: rankOf(file, test, distances.get(file)) }))
      .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      .toSorted((a, b) => a.rank - b.rank || a.test.localeCompare(b.test))
      .map(({ test }) => test);
  return ({ file, code }) => {
    const own = ranked(file, (test) => (isKernel(file) ? isOfAll(test) : moduleOf(test) === moduleOf(file)));
    const races = isLock(code) ? ranked(file, isRace) : [];
    return [...new Set([...own, ...races])];
  };
};

const isLock = (code: string) => /lock|^[.]for[(]/i.test(code);
const isRace = (test: string) => test.endsWith('-race.test.ts');
const isOfAll = (test: string) => isKernel(test) || test.startsWith('src/contract/') || test.includes('/rules/');
const isKernel = (file: string) => file.startsWith('src/kernel/');

const rankOf = (file: string, test: string, imports: number | undefined): number => {
  if (imports === undefined) return Number.POSITIVE_INFINITY;
  return test === file.replace(/\.ts$/, '.test.ts') ? 0 : 1 + imports + stepsBetween(dirname(file), dirname(test));
};

const stepsBetween = (one: string, other: string): number => {
  const [a, b] = [one.split('/'), other.split('/')];
  const shared = a.findIndex((name, index) => name !== b[index]);
  const common = shared < 0 ? a.length : shared;
  return a.length + b.length - 2 * common;
};
