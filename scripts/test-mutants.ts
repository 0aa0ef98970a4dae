import { parseArgs } from 'node:util';
import { readExplanations, staleOf } from '../proofs/mutants/explanations.ts';
import { choose } from '../proofs/mutants/faults/choose.ts';
import { faultsIn } from '../proofs/mutants/faults/faults-in.ts';
import { sourceFiles } from '../proofs/mutants/faults/source-files.ts';
import { survivorLine, tableOf, unexplainedOf, verdictOf } from '../proofs/mutants/report.ts';
import type { HuntResult } from '../proofs/mutants/run/hunt.ts';
import { huntAll } from '../proofs/mutants/run/hunt-all.ts';
import { integerIn } from './number-in.ts';
import { say, tell } from './say.ts';

// `npm run test:mutants -- --seed 1 --count 420` tests single mutations in rules, kernel, use cases and stores with the
// nearest tests. `--only pricing/rules` keeps only the drawn mutations whose path contains it. No file is changed.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '420' },
    only: { type: 'string', default: 'src/' },
  },
});
const seed = integerIn('seed', values.seed, 0, 2 ** 31);
const count = integerIn('count', values.count, 1, 100_000);

// The same time zone as for the unit tests, far east of Bangkok.
process.env.TZ = 'Pacific/Auckland';
const begun = performance.now();

const explanations = await readExplanations();
const possible = (await sourceFiles()).flatMap(({ file, source }) => faultsIn(file, source));
const faults = choose(possible, { seed, count }).filter(({ file }) => file.includes(values.only));

let done = 0;
let caughtSoFar = 0;
const onResult = (one: HuntResult) => {
  done += 1;
  if (unexplainedOf([one], explanations).length > 0) say(survivorLine(one));
  caughtSoFar += one.caughtBy === null ? 0 : 1;
  if (done % 10 === 0)
    say(`${caughtSoFar} of ${done} caught, of ${faults.length}, ${Math.round((performance.now() - begun) / 1000)} s`);
};
const { results, redWithout } = await huntAll(faults, onResult);

const survivors = unexplainedOf(results, explanations);
const caught = results.filter(({ caughtBy }) => caughtBy !== null).map(({ fault }) => fault);
const wrong = [
  ...staleOf(explanations, { possible, caught }),
  ...redWithout.map(
    (test) => `${test} was red without a fault: what is said of the faults before it is not to be trusted`,
  ),
];
for (const one of survivors) tell(survivorLine(one));
for (const line of [...wrong, ...tableOf(results, explanations)]) tell(line);
tell(`${Math.round((performance.now() - begun) / 1000)} s`);
tell(verdictOf(results, explanations, seed));
process.exit(survivors.length + wrong.length > 0 ? 1 : 0);
