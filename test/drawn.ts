/** The seed of random cases: fixed in `npm test`, new in every `npm run test:long`, which prints it. */
export const seed = Number(process.env.TEST_SEED ?? 20_261_123);

/** Whether `npm run test:long` runs, with more cases. */
export const isSweep = process.env.SWEEP === '1';

/** The number of cases: from the environment variable, else `usual`, or `sweep` (default: ten times) in a sweep. */
export const casesOf = (usual: number, { variable = '', sweep = 10 * usual } = {}): number =>
  Number(process.env[variable] ?? (isSweep ? sweep : usual));

/** The fast-check parameters for that many cases. */
export const drawn = (usual: number, options?: Parameters<typeof casesOf>[1]) => ({
  seed,
  numRuns: casesOf(usual, options),
});
