/** Draws from the same seed in every `npm test`; `npm run test:long` draws more, from a new one that it names. */
export const seed = Number(process.env.TEST_SEED ?? 20_261_123);

/** Whether `npm run test:long` runs: more of everything. */
export const isSweep = process.env.SWEEP === '1';

/** So many cases, or what a variable of the environment asks for; in the sweep ten times as many, unless said otherwise. */
export const casesOf = (usual: number, { variable = '', sweep = 10 * usual } = {}): number =>
  Number(process.env[variable] ?? (isSweep ? sweep : usual));

/** How fast-check draws so many cases. */
export const drawn = (usual: number, options?: Parameters<typeof casesOf>[1]) => ({
  seed,
  numRuns: casesOf(usual, options),
});
