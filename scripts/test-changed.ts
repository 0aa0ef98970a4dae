import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import routes from '../src/web/routes.ts';
import { readImportGraph } from './import-graph.ts';
import { say } from './say.ts';
import type { Command } from './test-command.ts';
import { steps } from './test-steps.ts';
import { type Page, touchedJourneys, touchedTests } from './touched-tests.ts';

const root = join(import.meta.dirname, '..');

/** The steps for all changes since a commit, even uncommitted: all static checks, the affected tests and journeys. */
export const changedSteps = async (since = 'HEAD~1'): Promise<Record<string, readonly Command[]>> => {
  const changed = git('diff', '--name-only', since).concat(git('ls-files', '--others', '--exclude-standard'));
  const { sources, graph } = await readImportGraph(git('ls-files', '*.ts', '*.tsx').concat(changed));
  const only = {
    unit: touchedTests(changed, sources, graph),
    journeys: touchedJourneys(changed, sources, graph, pagesOf(routes, '')),
  };
  say(
    `${changed.length} files changed since ${since}: ${only.unit.length} files of tests, ${only.journeys.length} of journeys`,
  );
  const { zones: _, ...rest } = steps;
  const narrowed = (name: 'unit' | 'journeys') =>
    only[name].length ? (steps[name] ?? []).map((command) => ({ ...command, args: only[name] })) : [];
  return { ...rest, unit: narrowed('unit'), journeys: narrowed('journeys') };
};

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

type Routes = Awaited<typeof routes>;

const pagesOf = (some: Routes, above: string): Page[] =>
  some.flatMap(({ path, file, children }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return [{ path: own || '/', file: `src/web/${file}` }, ...pagesOf(children ?? [], own)];
  });
