import { type ImportGraph, reachedFrom, type Sources } from './import-graph.ts';

/** A page of the site or the office: its address in the browser, and its file. */
export type Page = Readonly<{ path: string; file: string }>;

/** What every test of the running application imports, and through it the whole product. */
const APPLICATION = 'src/app/application.ts';

/** What decides how all tests run: a change of it touches every one. */
const everything = /^(migrations\/|package(-lock)?\.json$|vitest\.config\.ts$|test\/(fresh-|prepare-))/;

/**
 * The tests that changed files touch. A test reaches what it imports, and a file that is no module where it names it. One
 * that drives the application reaches, of all that is bound there, its own module and what that uses; one outside the
 * modules reaches all of it. What the sweep alone runs is none of them.
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

/** The journeys that changed files touch: those that import one, and those that name the address of a page that reaches one. */
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
