import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { integerIn } from './number-in.ts';
import { tell } from './say.ts';
import type { Command } from './test-command.ts';
import { endOf, runStep } from './test-steps.ts';

// `npm run test:long` runs what `npm test` has no time for: every page in every look, every text, other time zones, and
// more random cases, from a new seed. `--seed 7` repeats a run; `-- journeys storm` runs only these steps. A failed
// step does not stop the others; the last line is the verdict.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const seed = integerIn('seed', values.seed ?? String(randomInt(2 ** 31)), 0, 2 ** 31);
const env = { SWEEP: '1', TEST_SEED: String(seed) };

const sweep: Record<string, readonly Command[]> = {
  build: [{ line: 'node scripts/build.ts' }],
  unit: [{ line: 'vitest run', env: { ...env, TZ: 'UTC' } }],
  zones: [{ line: 'vitest run', env: { TZ: 'America/St_Johns' } }],
  journeys: [{ line: 'playwright test', env }],
  fuzz: [{ line: `node scripts/fuzz.ts --requests 5000 --seed ${seed}` }],
  storm: [{ line: `node scripts/storm.ts --minutes 1 --seed ${seed}` }],
  rolling: [{ line: 'node scripts/rolling.ts --minutes 1' }],
};

const begun = performance.now();
const outcomes = [];
for (const [name, commands] of Object.entries(sweep))
  if (positionals.length === 0 || positionals.includes(name)) outcomes.push(await runStep(name, commands));
const failed = outcomes.filter((one) => one.failed > 0).map(({ name }) => name);
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
const { line } = endOf(outcomes, { isWhole: true });
tell(`${line}${failed.length ? `: ${failed.join(', ')}` : ''}; ${minutes} minutes, seed ${seed}`);
process.exitCode = failed.length ? 1 : 0;
