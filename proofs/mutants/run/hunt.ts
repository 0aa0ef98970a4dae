import type { Fault } from '../faults/fault.ts';
import type { Lane } from './lane.ts';
import type { NearestTests } from './nearest-tests.ts';
import type { Reach } from './reach.ts';

export type HuntResult = Readonly<{
  fault: Fault;
  /** The test file that failed. */
  caughtBy: string | null;
  /** The number of tests that reached the fault and passed. */
  silent: number;
}>;

type With = Readonly<{
  lane: Lane;
  nearest: NearestTests;
  reach: (testFile: string, lane: Lane) => Promise<Reach>;
}>;

/** A fault that this many near tests miss counts as surviving. */
const MOST_TESTS = 60;
const MOST_FILES_AT_LOAD = 4;

/** Runs the nearest tests that reach a fault until one fails. */
export const hunt = async (fault: Fault, { lane, nearest, reach }: With): Promise<HuntResult> => {
  const tests = nearest(fault);
  if (fault.isAtLoad) return huntAtLoad(fault, { lane, tests });
  let silent = 0;
  for (const test of tests) {
    if (silent >= MOST_TESTS) break;
    const { isGreen, isApart, testsOf } = await reach(test, lane);
    const those = testsOf(fault.id);
    if (!isGreen || those.length === 0) continue;
    const only = isApart && !those.includes('') ? those : undefined;
    const { isRed } = await lane.run(test, { fault: fault.id, only });
    if (isRed) return { fault, caughtBy: test, silent };
    silent += those.length;
  }
  // Code called only while a file is loaded is not reached in a process that has already loaded the file.
  return silent > 0 ? { fault, caughtBy: null, silent } : huntAtLoad(fault, { lane, tests });
};

type AtLoad = Readonly<{ lane: Lane; tests: readonly string[] }>;

/** Runs tests in a process that loads every file with the fault, then discards that process. */
const huntAtLoad = async (fault: Fault, { lane, tests }: AtLoad): Promise<HuntResult> => {
  lane.renew();
  let silent = 0;
  let caughtBy: string | null = null;
  for (const test of tests.slice(0, MOST_FILES_AT_LOAD)) {
    const { isRed, reached } = await lane.run(test, { fault: fault.id });
    if (isRed) caughtBy = test;
    else silent += reached.filter(([, faults]) => faults.includes(fault.id)).length;
    if (caughtBy) break;
  }
  lane.renew();
  return { fault, caughtBy, silent };
};
