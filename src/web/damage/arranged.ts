import type { Pin } from '#kernel/damage.ts';

type Drawn = Readonly<{ pin: Pin | null; look: 'known' | 'new' | 'over' }>;

/** What is drawn later lies on top: what is new on what is known, and that on what is over. */
const layer = { over: 0, known: 1, new: 2 } as const;

/** Nearer than this, in thousandths of the drawing, pins would hide each other. */
const NEAR = 30;

/** A pin is 24 pixels wide. */
const STEP_PX = 26;

/** Pins in the order in which they are drawn. `aside`: how many pixels to the right, where others are at the same place. */
export const arranged = <T extends Drawn>(pins: readonly T[]): (T & { aside: number })[] => {
  const byWeight = pins.toSorted((a, b) => layer[b.look] - layer[a.look]);
  return byWeight
    .map((one, at) => ({ ...one, aside: STEP_PX * byWeight.slice(0, at).filter((other) => isNear(one, other)).length }))
    .toReversed();
};

const isNear = ({ pin: a }: Drawn, { pin: b }: Drawn): boolean =>
  a !== null && b !== null && Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;
