import fc from 'fast-check';
import { chanceOf as streamOf } from '#platform/random.ts';

/** Draws values of arbitraries of fast-check; the same seed draws the same for the same subject, and nothing alike for another. */
export type Chance = fc.GeneratorValue;

export const chanceOf = (seed: number, subject: string): Chance => {
  const ofSubject = streamOf(seed, subject).whole(-(2 ** 31), 2 ** 31 - 1);
  const [chance] = fc.sample(fc.gen(), { seed: ofSubject, numRuns: 1 });
  if (!chance) throw new Error('fast-check drew nothing');
  return chance;
};

const evenly = (min: number, max: number) => fc.noBias(fc.integer({ min, max }));

/** A whole number, each as likely as another. */
export const between = (chance: Chance, least: number, most: number): number => chance(evenly, least, most);

/** One of a list that is not empty. */
export const oneOf = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[between(chance, 0, items.length - 1)] as Item;

/** True so many times in a hundred. */
export const inHundred = (chance: Chance, times: number): boolean => between(chance, 1, 100) <= times;
