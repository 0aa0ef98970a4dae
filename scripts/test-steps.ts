import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runProgram } from './run-program.ts';

type Command = Readonly<{ line: string; env?: Record<string, string> }>;
type Counts = Readonly<{ passed: number; failed: number }>;

/** What `npm test` runs, in this order and to the first failure. `npm test -- types unit` runs these two. */
export const steps: Record<string, readonly Command[]> = {
  format: [{ line: 'biome ci .' }],
  types: [{ line: 'react-router typegen' }, { line: 'tsc -p .' }],
  boundaries: [{ line: 'depcruise src --config .dependency-cruiser.cjs' }],
  unused: [{ line: 'knip' }],
  docs: [{ line: 'node scripts/docs.ts --check' }, { line: 'node scripts/check-deployment.ts' }],
  // What the machine's own zone is makes no difference: all in one far east of Bangkok, what reckons with time
  // again far west, rules and journeys in UTC too.
  unit: [{ line: 'vitest run', env: { TZ: 'Pacific/Auckland' } }],
  zones: [
    { line: 'vitest run --project rules', env: { TZ: 'UTC' } },
    { line: 'vitest run --project rules --project routes', env: { TZ: 'America/St_Johns' } },
  ],
  build: [{ line: 'node scripts/build.ts' }],
  journeys: [{ line: 'playwright test' }],
};

/** What is said when all is over. Steps without tests, asked for alone, have nothing to count. */
export const endOf = ({ passed, failed }: Counts, { isWhole }: { isWhole: boolean }): string =>
  isWhole || passed + failed > 0 ? `${passed} passed, ${failed} failed\n` : '';

/** Runs a step and prints its name and duration. A command without tests of its own counts as one failure when it fails. */
export const runStep = async (name: string): Promise<Counts> => {
  const begun = performance.now();
  const sum = { passed: 0, failed: 0 };
  for (const command of steps[name] ?? []) {
    process.stdout.write(
      `\n▶ ${name}: ${Object.entries(command.env ?? {}).map((pair) => `${pair.join('=')} `)}${command.line}\n`,
    );
    const { passed, failed } = await runCommand(command);
    sum.passed += passed;
    sum.failed += failed;
    if (failed) break;
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${sum.failed ? '✗' : '✓'} ${name} ${sum.failed ? 'failed after' : 'in'} ${seconds} s\n`);
  return sum;
};

const folder = join(import.meta.dirname, '../node_modules/.cache/test-reports');

const runCommand = async ({ line, env }: Command): Promise<Counts> => {
  const [program = '', ...args] = line.split(' ');
  const report = join(folder, `${program}.json`);
  await mkdir(folder, { recursive: true });
  await rm(report, { force: true });
  const status = await runProgram(program, [...args, ...(reporters[program]?.(report) ?? [])], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { passed, failed } = await readReport(report);
  return { passed, failed: status && !failed ? 1 : failed };
};

const reporters: Record<string, (file: string) => string[]> = {
  vitest: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  playwright: () => ['--reporter=list,json'],
};

const Report = z.union([
  z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform((all) => ({ passed: all.numPassedTests, failed: all.numFailedTests })),
  z
    .object({ stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }) })
    .transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
]);

const readReport = async (file: string): Promise<Counts> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 0 } : Report.parse(JSON.parse(text));
};
