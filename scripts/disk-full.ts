import { parseArgs } from 'node:util';
import { fillUp } from '../proofs/disk-full/fill-up.ts';
import { buildIfNeeded } from './build.ts';
import { numberIn } from './number-in.ts';
import { oneRun } from './one-run.ts';
import { stopOnProblem, tell } from './say.ts';

// `npm run disk-full -- --seconds 30`, as root: the last line and the exit status say whether any data was lost. Where
// no file system can be mounted, nothing is proven and the command fails.
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const seconds = numberIn('seconds', values.seconds, 5, 600);

await stopOnProblem(() =>
  oneRun('disk-full', async () => {
    await buildIfNeeded();
    const { wrong, verdict } = await fillUp({ seconds });
    tell(verdict);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  }),
);
