import { parseArgs } from 'node:util';
import { markdownOf, replayAll } from '../proofs/replay/report.ts';
import { bringUpToDate } from './generated-section.ts';
import { numberIn } from './number-in.ts';
import { stopOnProblem, tell } from './say.ts';

// `npm run replay` replays years of the demo business against its fleet, with and without classes, and writes what was
// sold into docs/rules/classes.md. With other than the usual seeds it only prints.
const USUAL_SEEDS = 5;
const { values } = parseArgs({ options: { seeds: { type: 'string', default: `${USUAL_SEEDS}` } } });
const seeds = numberIn('seeds', values.seeds, 1, 100);

await stopOnProblem(async () => {
  const table = markdownOf(replayAll(seeds, tell));
  tell(`\n${table}`);
  if (seeds === USUAL_SEEDS) await bringUpToDate({ file: 'docs/rules/classes.md', name: 'replay', content: table });
});
