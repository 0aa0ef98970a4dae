import type { Options } from './options.ts';
import type { Kind } from './plan/kinds.ts';

/** A shorter storm proves nothing. */
const SHORTEST_MINUTES = 0.2;

type Bound = Readonly<{
  /** The maximum number of storms to try. */
  tries: number;
  /** Whether a storm fails like the first one. */
  fails: (options: Options) => Promise<boolean>;
}>;

/**
 * Finds a smaller storm that also fails: with fewer kills, less time, fewer workers and fewer kinds of action. The rest
 * of the plan stays the same. Timing is still random, so a storm that passes once may fail another time.
 */
export const shrink = async (failing: Options, { tries, fails }: Bound): Promise<Options> => {
  let smallest: Options = failing;
  let candidates = smallerThan(smallest);
  for (let left = tries; left > 0; left -= 1) {
    const candidate = candidates.shift();
    if (!candidate) break;
    if (!(await fails(candidate))) continue;
    smallest = candidate;
    candidates = smallerThan(smallest);
  }
  return smallest;
};

const smallerThan = (options: Options): Options[] => [
  ...halved(options.kills).map((kills) => ({ ...options, kills })),
  ...(options.minutes / 2 >= SHORTEST_MINUTES ? [{ ...options, minutes: options.minutes / 2 }] : []),
  ...halved(options.customers).map((customers) => ({ ...options, customers })),
  ...halved(options.clerks).map((clerks) => ({ ...options, clerks })),
  ...partsOf(options.kinds).map((kinds) => ({ ...options, kinds })),
];

/** Zero, and half the count. */
const halved = (count: number): number[] => [...new Set([0, Math.floor(count / 2)])].filter((fewer) => fewer < count);

/** Each half of the kinds, then the kinds without each quarter. */
const partsOf = (kinds: readonly Kind[]): Kind[][] => {
  if (kinds.length < 2) return [];
  const chunks = (size: number) =>
    Array.from({ length: Math.ceil(kinds.length / size) }, (_, chunk) => kinds.slice(chunk * size, (chunk + 1) * size));
  const halves = chunks(Math.ceil(kinds.length / 2)).map((half) => [...half]);
  const withoutQuarters = chunks(Math.ceil(kinds.length / 4)).map((quarter) =>
    kinds.filter((kind) => !quarter.includes(kind)),
  );
  return [...halves, ...(kinds.length > 2 ? withoutQuarters : [])];
};
