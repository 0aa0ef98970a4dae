import fc from 'fast-check';
import { chanceOf as streamOf } from '#platform/random.ts';

/** Draws values of fast-check arbitraries. Deterministic for a seed and subject; other subjects draw independently. */
export type Chance = fc.GeneratorValue;

export const chanceOf = (seed: number, subject: string): Chance => {
  const ofSubject = streamOf(seed, subject).whole(-(2 ** 31), 2 ** 31 - 1);
  const [chance] = fc.sample(fc.gen(), { seed: ofSubject, numRuns: 1 });
  if (!chance) throw new Error('fast-check drew nothing');
  return chance;
};

const evenly = (min: number, max: number) => fc.noBias(fc.integer({ min, max }));

/** A uniformly distributed whole number. */
export const between = (chance: Chance, least: number, most: number): number => chance(evenly, least, most);

/** An item of a non-empty list. */
export const oneOf = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[between(chance, 0, items.length - 1)] as Item;

/** True with this probability in percent. */
export const inHundred = (chance: Chance, times: number): boolean => between(chance, 1, 100) <= times;
