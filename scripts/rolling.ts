import { parseArgs } from 'node:util';
import { roll } from '../proofs/rolling/roll.ts';
import { buildIfNeeded } from './build.ts';
import { integerIn, numberIn } from './number-in.ts';
import { oneRun } from './one-run.ts';
import { stopOnProblem, tell } from './say.ts';

// `npm run rolling -- --minutes 2 --rate 50 --seed 1`: the last line and the exit status say whether a visitor noticed.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    rate: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});
const seconds = numberIn('minutes', values.minutes, 0.1, 600) * 60;
const rate = numberIn('rate', values.rate, 1, 1_000);
const seed = integerIn('seed', values.seed, 0, 2 ** 31);

await stopOnProblem(() =>
  oneRun('rolling', async () => {
    await buildIfNeeded();
    const { wrong, verdict } = await roll({ seconds, rate, seed });
    tell(verdict);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  }),
);
