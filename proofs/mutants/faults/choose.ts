import { createHash } from 'node:crypto';
import { type Fault, keyOf } from './fault.ts';

type Possible = Omit<Fault, 'id'>;
type Draw = Readonly<{ seed: number; count: number }>;

/**
 * Draws faults spread over modules, and in each over operators and files. A fault keeps its place in the draw while other
 * code changes, so that the same seed means nearly the same faults from week to week.
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

/** `kernel`, or the name of the module. */
export const moduleOf = (file: string): string => /^src\/modules\/([^/]+)/.exec(file)?.[1] ?? 'kernel';

/** A large module gets more than a small one, but not in proportion: each is to be looked at. */
const sharesOf = (sizes: readonly number[], count: number): number[] => {
  const weights = sizes.map(Math.sqrt);
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one, index) => Math.min(sizes[index] ?? 0, Math.ceil((count * one) / all)));
};

/** One of each operator, then the second of each, …; those of one operator by chance, another file before the same again. */
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

/** The first of each group, then the second of each. */
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
