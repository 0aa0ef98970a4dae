import { type ImportGraph, reachedFrom, type Sources } from './import-graph.ts';

/** A page of the site or the office: its URL path and its source file. */
export type Page = Readonly<{ path: string; file: string }>;

/** The module that every test of the running application imports; it imports the whole product. */
const APPLICATION = 'src/app/application.ts';

/** Files that affect all tests. */
const everything = /^(migrations\/|package(-lock)?\.json$|vitest\.config\.ts$|test\/(fresh-|prepare-))/;

/**
 * The tests affected by changed files. A test depends on its imports, and on non-module files that it names. A module's
 * test that runs the application depends only on its own module and that module's imports; a test outside the modules
 * depends on the whole application. Excludes sweep tests.
 */
export const touchedTests = (changed: readonly string[], sources: Sources, graph: ImportGraph): string[] => {
  const tests = [...sources.keys()].filter((file) => /(?<!\.sweep)\.test\.tsx?$/.test(file));
  if (changed.some((file) => everything.test(file))) return tests;
  return tests.filter((test) => {
    const reached = reachedByTest(test, graph);
    const text = sources.get(test) ?? '';
    return changed.some((file) => reached.has(file) || (!graph.has(file) && text.includes(file)));
  });
};

const reachedByTest = (test: string, graph: ImportGraph): ReadonlySet<string> => {
  const module = /^src\/modules\/[^/]+\//.exec(test)?.[0];
  if (!module) return reachedFrom(graph, test);
  const own = reachedFrom(graph, test, (file) => file === APPLICATION);
  if (!own.has(APPLICATION)) return own;
  return own.union(reachedFrom(graph, `${module}index.ts`));
};

/** The journeys affected by changed files: they import one, or they name the URL of a page that depends on one. */
export const touchedJourneys = (
  changed: readonly string[],
  sources: Sources,
  graph: ImportGraph,
  pages: readonly Page[],
): string[] => {
  const touches = (start: string) => {
    const reached = reachedFrom(graph, start);
    return changed.some((file) => reached.has(file));
  };
  const addresses = pages.filter(({ file }) => touches(file)).map(({ path }) => path.replace(/:.*/, ''));
  const names = (text: string, address: string) => (address.length > 1 ? text.includes(address) : /'\/'/.test(text));
  return [...sources.keys()]
    .filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file))
    .filter((spec) => touches(spec) || addresses.some((address) => names(sources.get(spec) ?? '', address)));
};
