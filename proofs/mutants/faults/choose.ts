import { createHash } from 'node:crypto';
import { type Fault, keyOf } from './fault.ts';

type Possible = Omit<Fault, 'id'>;
type Draw = Readonly<{ seed: number; count: number }>;

/**
 * Draws faults spread over modules, and within each over operators and files. A fault's place in the draw does not
 * depend on other code, so that a seed yields nearly the same faults from week to week.
 */
export const choose = (possible: readonly Possible[], { seed, count }: Draw): Fault[] => {
  const drawn = [...Map.groupBy(possible, ({ file }) => moduleOf(file)).values()].map((those) => inTurn(those, seed));
  const shares = sharesOf(
    drawn.map(({ length }) => length),
    count,
  );
  return drawn
    .flatMap((those, index) => those.slice(0, shares[index]))
    .map((one, index) => ({ ...one, id: index + 1 }));
};

/** The module of a file, or `kernel`. */
export const moduleOf = (file: string): string => /^src\/modules\/([^/]+)/.exec(file)?.[1] ?? 'kernel';

/** Shares by the square root of a module's size, so that small modules are covered too. */
const sharesOf = (sizes: readonly number[], count: number): number[] => {
  const weights = sizes.map(Math.sqrt);
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one, index) => Math.min(sizes[index] ?? 0, Math.ceil((count * one) / all)));
};

/**
 * Orders a module's faults: one of each operator, then the second of each, and so on; those of an operator at random,
 * alternating files.
 */
const inTurn = (those: readonly Possible[], seed: number): Possible[] => {
  const shuffled = those
    .map((one) => ({ one, order: chanceOf(`${seed} ${keyOf(one)}`) }))
    .toSorted((a, b) => a.order.localeCompare(b.order))
    .map(({ one }) => one);
  return ranked(
    shuffled,
    ({ operator }) => operator,
    (kin) =>
      ranked(
        kin,
        ({ file }) => file,
        (same) => same,
      ),
  );
};

/** The first of each group, then the second of each, and so on. */
const ranked = (
  those: readonly Possible[],
  groupOf: (one: Possible) => string,
  within: (group: readonly Possible[]) => readonly Possible[],
): Possible[] =>
  [...Map.groupBy(those, groupOf).values()]
    .flatMap((group) => within(group).map((one, rank) => ({ one, rank })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);

const chanceOf = (text: string) => createHash('sha256').update(text).digest('hex');
