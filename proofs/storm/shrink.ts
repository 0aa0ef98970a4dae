import type { Options } from './options.ts';
import type { Kind } from './plan/kinds.ts';

/** A storm shorter than this proves nothing. */
const SHORTEST_MINUTES = 0.2;

type Bound = Readonly<{
  /** How many storms may be tried. */
  tries: number;
  /** Whether a storm fails as the first one did. */
  fails: (options: Options) => Promise<boolean>;
}>;

/**
 * The smallest storm found that fails too: with fewer kills, for a shorter time, with fewer who act and fewer kinds of
 * action. What is left of the plan stays the same. Chance beyond the plan remains: who passes once may fail another time.
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

/** None, and half of them. */
const halved = (count: number): number[] => [...new Set([0, Math.floor(count / 2)])].filter((fewer) => fewer < count);

/** Each half, then all but each quarter. */
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
