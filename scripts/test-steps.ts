import { tell } from './say.ts';
import { type Command, type Outcome, runCommand } from './test-command.ts';

/** The steps of `npm test`. `npm test -- types unit` runs only these two. */
export const steps: Record<string, readonly Command[]> = {
  // TypeScript 7 checks; 6 remains for tools that use its API. One checker: two would check many files twice.
  types: [{ line: 'react-router typegen' }, { line: 'node node_modules/typescript-7/bin/tsc -p . --checkers 1' }],
  build: [{ line: 'node scripts/build.ts' }],
  boundaries: [{ line: 'depcruise src proofs --config .dependency-cruiser.cjs' }],
  unused: [{ line: 'knip' }],
  docs: [{ line: 'node scripts/docs.ts --check' }, { line: 'node scripts/check-deployment.ts' }],
  format: [{ line: 'biome ci .' }],
  // All tests run in a time zone far east of Bangkok, whatever the machine's; tests that could depend on the time zone
  // also run in others (step `zones`).
  unit: [{ line: 'vitest run', env: { TZ: 'Pacific/Auckland' } }],
  zones: [{ line: 'vitest run --config vitest.zones.config.ts' }],
  journeys: [{ line: 'playwright test' }],
};

/** The static checks, of which two run concurrently. The longest are first. */
const beside = ['types', 'build', 'boundaries', 'unused', 'docs', 'format'];

/** The steps grouped in run order: the static checks first, two at a time, then each other step on its own. */
export const groupsOf = (names: readonly string[]): string[][] =>
  [
    beside.filter((name) => names.includes(name)),
    ...names.filter((name) => !beside.includes(name)).map((one) => [one]),
  ].filter((group) => group.length > 0);

/** Runs the groups of steps in order, and stops after the first group with a failure. */
export const runSteps = async (commands: Readonly<Record<string, readonly Command[]>>): Promise<StepOutcome[]> => {
  const done: StepOutcome[] = [];
  for (const group of groupsOf(Object.keys(commands))) {
    const isAlone = group.length === 1;
    const left = [...group];
    const lane = async () => {
      for (let name = left.shift(); name; name = left.shift())
        done.push(await runStep(name, commands[name] ?? [], { isAlone }));
    };
    await Promise.all([lane(), lane()]);
    if (done.some(({ failed }) => failed > 0)) break;
  }
  return done;
};

export type StepOutcome = Outcome & Readonly<{ name: string; seconds: number }>;

/** Runs a step and prints its duration and slowest files. Unless `isAlone`, it is quiet until it fails. */
export const runStep = async (
  name: string,
  commands: readonly Command[],
  { isAlone = true }: { isAlone?: boolean } = {},
): Promise<StepOutcome> => {
  const begun = performance.now();
  let sum: Outcome = { passed: 0, failed: 0, files: [] };
  for (const command of commands) {
    const { passed, failed, files } = await runCommand(command, { isHeard: isAlone });
    sum = { passed: sum.passed + passed, failed: sum.failed + failed, files: [...sum.files, ...files] };
    if (failed > 0) break;
  }
  const seconds = (performance.now() - begun) / 1000;
  tell(`${sum.failed ? '✗' : '✓'} ${name} ${sum.failed ? 'failed after' : 'in'} ${seconds.toFixed(1)} s`);
  for (const file of slowest(sum.files)) tell(`    ${file.seconds.toFixed(1).padStart(6)} s  ${file.file}`);
  return { ...sum, name, seconds };
};

const slowest = (files: Outcome['files']) => files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 5);

/** The final line and the number of failures. The line is empty for a partial run without tests. */
export const endOf = (outcomes: readonly Outcome[], { isWhole }: { isWhole: boolean }) => {
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0);
  const failed = outcomes.reduce((sum, one) => sum + one.failed, 0);
  return { failed, line: isWhole || passed + failed > 0 ? `${passed} passed, ${failed} failed` : '' };
};
