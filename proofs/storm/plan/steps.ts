import { type Chance, chanceOf } from '#platform/random.ts';
import type { Kind } from './kinds.ts';

export type Step<K extends Kind> = Readonly<{
  /** Such as `customer 3, step 17`. */
  name: string;
  kind: K;
  /** The step's own random stream, independent of earlier steps. */
  chance: Chance;
  pauseMs: number;
}>;

type StepPlan<K extends Kind> = Readonly<{
  seed: number;
  worker: string;
  weighted: readonly (readonly [weight: number, kind: K])[];
  only: readonly Kind[];
}>;

const LONGEST_PAUSE_MS = 700;

/**
 * An endless sequence of a worker's steps. With fewer kinds of action, the remaining steps stay the same: a smaller
 * plan is a subset of the larger one.
 */
export function* stepsOf<K extends Kind>({ seed, worker, weighted, only }: StepPlan<K>): Generator<Step<K>> {
  if (!weighted.some(([, kind]) => only.includes(kind))) return;
  for (let number = 0; ; number += 1) {
    const name = `${worker}, step ${number}`;
    const chance = chanceOf(seed, name);
    const kind = chance.weighted(weighted);
    const pauseMs = chance.whole(0, LONGEST_PAUSE_MS);
    if (only.includes(kind)) yield { name, kind, chance, pauseMs };
  }
}
