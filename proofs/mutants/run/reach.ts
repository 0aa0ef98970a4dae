import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../faults/source-files.ts';
import type { Lane } from './lane.ts';

/** What a test file does without a fault. */
export type Reach = Readonly<{
  isGreen: boolean;
  /** Whether its tests can run without those before them: they share nothing that was made once for all. */
  isApart: boolean;
  /** The tests that pass a fault's place, `''` for what the file does outside of them. */
  testsOf: (fault: number) => readonly string[];
}>;

/** Runs each test file once without a fault, when it is first asked about; every lane asks the same. */
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
