import { parseArgs } from 'node:util';
import { say, tell } from './say.ts';
import { recordRun } from './suite-table.ts';
import { changedSteps } from './test-changed.ts';
import { endOf, runSteps, steps } from './test-steps.ts';

// `npm test` runs every step, `npm test -- types unit` only these two, `npm test -- changed [COMMIT]` what is affected
// by changes since a commit (default HEAD~1). `--record "a quiet machine"` appends the times of a complete run to
// docs/quality/suite.md.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { record: { type: 'string' } } });
const [first, since] = positionals;

const unknown = first === 'changed' ? undefined : positionals.find((name) => !(name in steps));
if (unknown) {
  say(`There is no step ${unknown}. The steps are ${Object.keys(steps).join(', ')}, or changed.`);
  process.exit(1);
}

if (values.record && first) say('Only whole runs are recorded: this one is not.');

const selected =
  first === 'changed'
    ? await changedSteps(since)
    : Object.fromEntries(Object.entries(steps).filter(([name]) => !first || positionals.includes(name)));
const begun = performance.now();
const outcomes = await runSteps(selected);
const seconds = (performance.now() - begun) / 1000;
const end = endOf(outcomes, { isWhole: !first });
if (values.record && !first && end.failed === 0) await recordRun({ outcomes, seconds, machine: values.record });
tell(`${(seconds / 60).toFixed(1)} minutes in all`);
if (end.line) tell(end.line);
process.exitCode = end.failed ? 1 : 0;
