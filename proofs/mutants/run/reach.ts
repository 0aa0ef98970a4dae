import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../faults/source-files.ts';
import type { Lane } from './lane.ts';

/** The result of a test file without a fault. */
export type Reach = Readonly<{
  isGreen: boolean;
  /** Whether its tests can run individually, since they share no state set up once for all. */
  isApart: boolean;
  /** The ids of the tests that reach a fault; `''` stands for the file's code outside tests. */
  testsOf: (fault: number) => readonly string[];
}>;

/** Runs each test file once without a fault, on first request; the result is shared by all lanes. */
export const reachOnce = (): ((testFile: string, lane: Lane) => Promise<Reach>) => {
  const cache = new Map<string, Promise<Reach>>();
  return (testFile, lane) => {
    const reach = cache.get(testFile) ?? reachOf(testFile, lane);
    cache.set(testFile, reach);
    return reach;
  };
};

const reachOf = async (testFile: string, lane: Lane): Promise<Reach> => {
  const source = await readFile(join(root, testFile), 'utf8');
  const { isRed, reached } = await lane.run(testFile, { fault: 0 });
  return {
    isGreen: !isRed,
    isApart: !source.includes('beforeAll('),
    testsOf: (fault) => reached.filter(([, faults]) => faults.includes(fault)).map(([test]) => test),
  };
};
