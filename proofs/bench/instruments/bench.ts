import type { Businesses } from './embedded-businesses.ts';

/** The environment of a bench. */
export type Stage = Readonly<{
  businesses: Businesses;
  /** A short run, for developing a bench. Its figures prove nothing. */
  isQuick: boolean;
  say: (line: string) => void;
}>;

/** A measured value of the product as it is now. `--check` fails if a goal is missed. */
export type Figure = Readonly<{
  name: string;
  value: number;
  /** The same of the product as of `OLD`, in the same run. */
  was?: number;
  /** The same of a bare server that does only what cannot be left out, in the same run. */
  limit?: number;
  unit: 'times' | 'ms' | 'a second' | 'of 100' | 'in all' | 'each' | 'rows' | 'bytes' | 'MB';
  goal?: { atLeast: number } | { lessThan: number };
}>;

/** A file `proofs/bench/<what>.bench.ts` exports one of these as `bench`, and `npm run bench` finds it. */
export type Bench = Readonly<{ title: string; measure: (stage: Stage) => Promise<Figure[]> }>;

export const isMet = ({ value, goal }: Figure): boolean => {
  if (!goal) return true;
  return 'atLeast' in goal ? value >= goal.atLeast : value < goal.lessThan;
};
