import { readImportGraph } from '../../../scripts/import-graph.ts';
import type { Fault } from '../faults/fault.ts';
import { filesUnder } from '../faults/source-files.ts';
import { type HuntResult, hunt } from './hunt.ts';
import { type Lane, openLane } from './lane.ts';
import { nearestTests } from './nearest-tests.ts';
import { reachOnce } from './reach.ts';

export type Hunted = Readonly<{
  results: readonly HuntResult[];
  /**
   * Tests that failed without a fault, after running with one in the same process: its earlier results cannot be
   * trusted.
   */
  redWithout: readonly string[];
}>;

/** The number of parallel workers, limited by the machine's cores. */
const LANES = 2;
/** The number of faults after which a process is checked and replaced. */
const FAULTS_OF_A_PROCESS = 40;

export const huntAll = async (faults: readonly Fault[], onResult: (result: HuntResult) => void): Promise<Hunted> => {
  const waiting = [...faults];
  const results: HuntResult[] = [];
  const redWithout: string[] = [];
  const { graph } = await readImportGraph([...(await filesUnder('src')), ...(await filesUnder('test'))]);
  const nearest = nearestTests(graph);
  const reach = reachOnce();
  // The lanes take faults from both ends, so that they rarely share a module's tests.
  const ends = [() => waiting.shift(), () => waiting.pop()];

  const work = async (lane: Lane, next: () => Fault | undefined) => {
    let red: string | null = null;
    const look = async () => {
      if (red && (await reach(red, lane)).isGreen && (await lane.run(red, { fault: 0 })).isRed) redWithout.push(red);
      red = null;
      lane.renew();
    };
    let done = 0;
    for (let fault = next(); fault; fault = next()) {
      const one = await hunt(fault, { lane, nearest, reach });
      red = one.caughtBy ?? red;
      results.push(one);
      onResult(one);
      done += 1;
      if (done % FAULTS_OF_A_PROCESS === 0) await look();
    }
    await look();
  };

  const lanes = await Promise.all(ends.slice(0, LANES).map(() => openLane(faults)));
  try {
    await Promise.all(lanes.map((lane, index) => work(lane, ends[index] ?? (() => undefined))));
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
  return { results: results.toSorted((a, b) => a.fault.id - b.fault.id), redWithout };
};
