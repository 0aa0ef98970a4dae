import fc from 'fast-check';

/** Draws values of arbitraries of fast-check; the same seed draws the same. */
export type Chance = fc.GeneratorValue;

export const chanceOf = (seed: number): Chance => {
  const [chance] = fc.sample(fc.gen(), { seed, numRuns: 1 });
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
