import { commandOf, type Options, readOptions } from '../proofs/storm/options.ts';
import { brokenOf, isBroken, type Outcome } from '../proofs/storm/outcome.ts';
import { reportOf, verdictOf } from '../proofs/storm/report.ts';
import { shrink } from '../proofs/storm/shrink.ts';
import { runStorm } from '../proofs/storm/storm.ts';
import { buildIfNeeded } from './build.ts';
import { oneRun } from './one-run.ts';
import { say, tell } from './say.ts';

// `npm run storm -- --minutes 10 --seed 7 --kills 24`: the last line and the exit status are the verdict.
const options = readOptions(process.argv.slice(2));

const TRIES = 12;

const smallest = (first: Outcome) => {
  const broken = brokenOf(first);
  const fails = async (smaller: Options) => {
    tell(`Trying ${commandOf(smaller)}`);
    const stillBroken = brokenOf(await runStorm(smaller, () => undefined));
    tell(stillBroken.length > 0 ? `  broken: ${stillBroken.join('; ')}` : '  every invariant holds');
    return stillBroken.some((name) => broken.includes(name));
  };
  return shrink({ ...options, isPatient: false }, { tries: TRIES, fails });
};

// A signal ends this process, and the processes that it started end with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    tell(`Nothing is proven, the storm was stopped: ${commandOf(options)}`);
    process.exit(130);
  });

const storm = async (): Promise<Outcome> => {
  await buildIfNeeded();
  return oneRun('storm', async () => {
    const first = await runStorm(options, tell);
    if (isBroken(first) && options.isShrinking)
      tell(`The smallest that fails too: ${commandOf(await smallest(first))}`);
    return first;
  });
};

try {
  const outcome = await storm();
  for (const line of reportOf(options, outcome)) tell(line);
  tell(verdictOf(options, outcome));
  process.exitCode = isBroken(outcome) ? 1 : 0;
} catch (error) {
  say(String((error as Error).stack ?? error));
  tell(`Nothing is proven, the storm came to no end: ${commandOf(options)}`);
  process.exit(1);
}
