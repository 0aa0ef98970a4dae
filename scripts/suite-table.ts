import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { endOf, type StepOutcome } from './test-steps.ts';

const document = join(import.meta.dirname, '../docs/quality/suite.md');
const end = '<!-- /runs -->';

type Run = Readonly<{ outcomes: readonly StepOutcome[]; seconds: number; machine: string }>;

/** Appends a complete test run to the table in the document, which shows the growth over time. */
export const recordRun = async (run: Run): Promise<void> => {
  const [before, after] = (await readFile(document, 'utf8')).split(end);
  if (after === undefined) throw new Error(`${document} has no ${end}`);
  await writeFile(document, `${before}${rowOf(run)}\n${end}${after}`);
};

const rowOf = ({ outcomes, seconds, machine }: Run): string => {
  const isOf = (...names: string[]) => outcomes.filter(({ name }) => names.includes(name));
  const longest = (some: readonly StepOutcome[]) => some.reduce((sum, one) => sum + one.seconds, 0).toFixed(0);
  const looks = isOf('types', 'build', 'boundaries', 'unused', 'docs', 'format');
  return `| ${[
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    `${cpus().length} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB; ${machine}`,
    longest(looks),
    ...['unit', 'zones', 'journeys'].map((name) => longest(isOf(name))),
    `**${(seconds / 60).toFixed(1)} min**`,
    endOf(outcomes, { isWhole: true }).line,
  ].join(' | ')} |`;
};
