import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { compiled } from './compile-cache.ts';
import { runProgram } from './run-program.ts';
import { tell } from './say.ts';

export type Command = Readonly<{ line: string; args?: readonly string[]; env?: Readonly<Record<string, string>> }>;

export type Outcome = Readonly<{
  passed: number;
  failed: number;
  /** The total time of each test file. */
  files: readonly Readonly<{ file: string; seconds: number }>[];
}>;

const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/test-reports');

/** Runs a command. A failure without failed tests counts as one. Unless `isHeard`, it is quiet until it fails. */
export const runCommand = async (
  { line, args: more = [], env }: Command,
  { isHeard }: { isHeard: boolean },
): Promise<Outcome> => {
  const [program = '', ...args] = line.split(' ');
  const report = join(folder, `${program}-${process.pid}.json`);
  await mkdir(folder, { recursive: true });
  if (isHeard)
    tell(
      `\n▶ ${Object.entries(env ?? {})
        .map((pair) => `${pair.join('=')} `)
        .join('')}${line}`,
    );
  const status = await runProgram(program, [...args, ...more, ...(reporters[program]?.(report) ?? [])], {
    env: { ...env, NODE_COMPILE_CACHE: compiled, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    isQuiet: !isHeard,
  });
  const outcome = await readReport(report);
  await rm(report, { force: true });
  if (status && !outcome.failed && reporters[program])
    tell(`${program} ended with status ${status} and no failed test`);
  return { ...outcome, failed: status && !outcome.failed ? 1 : outcome.failed };
};

const reporters: Record<string, (file: string) => string[]> = {
  vitest: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  playwright: () => ['--reporter=list,json'],
};

const Vitest = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }));

const Journey = z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) });
const Suite = z.object({
  file: z.string(),
  specs: z.array(Journey),
  get suites() {
    return z.array(Suite).optional();
  },
});
type Suite = z.infer<typeof Suite>;

const Playwright = z
  .object({
    stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
    suites: z.array(Suite),
  })
  .transform(({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    files: suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) })),
  }));

const secondsOf = ({ specs, suites = [] }: Suite): number => {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return own.reduce((sum, ms) => sum + ms / 1000, 0) + suites.reduce((sum, one) => sum + secondsOf(one), 0);
};

const Report = z.union([Vitest, Playwright]);

const readReport = async (file: string): Promise<Outcome> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 0, files: [] } : Report.parse(JSON.parse(text));
};
