import type { Fault } from '../faults/fault.ts';
import type { Lane } from './lane.ts';
import type { NearestTests } from './nearest-tests.ts';
import type { Reach } from './reach.ts';

export type HuntResult = Readonly<{
  fault: Fault;
  /** The test file that went red. */
  caughtBy: string | null;
  /** How many tests reached it and said nothing. */
  silent: number;
}>;

type With = Readonly<{
  lane: Lane;
  nearest: NearestTests;
  reach: (testFile: string, lane: Lane) => Promise<Reach>;
}>;

/** Whatever so many near tests do not see is not seen. */
const MOST_TESTS = 60;
const MOST_FILES_AT_LOAD = 4;

/** Runs the nearest tests that reach a fault until one is red. */
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
  // What is called while a file is loaded, and never again, is not seen in a process that loaded it before.
  return silent > 0 ? { fault, caughtBy: null, silent } : huntAtLoad(fault, { lane, tests });
};

type AtLoad = Readonly<{ lane: Lane; tests: readonly string[] }>;

/** Every file is loaded with the fault, and again without it. */
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
