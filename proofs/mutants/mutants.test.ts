import ts from 'typescript';
import { expect, test } from 'vitest';
import { distancesFrom } from '../../scripts/import-graph.ts';
import { staleOf } from './explanations.ts';
import { choose } from './faults/choose.ts';
import { type Fault, keyOf } from './faults/fault.ts';
import { faultsIn } from './faults/faults-in.ts';
import { planted } from './faults/planted.ts';
import { sourceFiles } from './faults/source-files.ts';
import { verdictOf } from './report.ts';
import { nearestTests } from './run/nearest-tests.ts';

const FILE = 'src/modules/pricing/rules/fee.ts';

const instead = (source: string) => faultsIn(FILE, source).map(({ operator, replacement }) => [operator, replacement]);

test.each([
  ['const f = () => a < b', [['comparison', '(a) <= (b)']]],
  ['const f = () => a && b', [['logic', '(a) || (b)']]],
  ['const f = () => a - b', [['arithmetic', '(a) + (b)']]],
  ["const f = () => 'a' + b", []],
  ['const f = () => { if (a) throw b(); }', [['guard', 'false']]],
  ['const f = () => { if (a) b = c; }', [['branch', 'false']]],
  ['const f = async () => { await lock(a); }', [['effect', 'undefined']]],
  ['const f = () => tx.select().for(a)', [['lock', 'tx.select()']]],
  ['const f = () => tx.select().where(a)', [['where', 'tx.select()']]],
  ['const f = () => !a', [['negation', 'a']]],
  ['const f = () => a ?? b', [['fallback', 'a']]],
  ['const f = () => (a ? b : c)', [['ternary', '(a) ? (c) : (b)']]],
  ['const f = () => [a]', [['list', '[]']]],
  ['const f = () => Math.min(a, b)', [['bound', 'Math.max(a, b)']]],
  ["import { eq } from 'drizzle-orm'; const f = () => eq(a, b)", [['sql function', '__sql.ne(a, b)']]],
  ['const f = () => sql`a < b`', [['sql text', 'sql`a <= b`']]],
  ['type T = 1 | 2', []],
  ['const f = () => a?.b.filter(c).d', []],
])('%s', (source, expected) => expect(instead(source)).toEqual(expected));

const isDue = `const isDue = (days: number, paid: boolean) => days >= 7 && !paid;\nglobalThis.isDue = isDue;`;

test('a file holds all its faults, and the one that is switched on alone is there', () => {
  const faults = faultsIn(FILE, isDue).map((one, index) => ({ ...one, id: index + 1 }));
  const answersWith = (active: number) => {
    const code = planted(FILE, isDue, faults).replaceAll(/: (number|boolean)/g, '');
    const scope = { isDue: (_days: number, _paid: boolean) => false, __fault: (id: number) => id === active };
    new Function('globalThis', code)(scope);
    return [scope.isDue(7, false), scope.isDue(7, true), scope.isDue(6, false)];
  };
  expect(answersWith(0)).toEqual([true, false, false]);
  const by = Object.fromEntries(faults.map(({ id, operator }) => [operator, answersWith(id)]));
  expect(by).toEqual({
    comparison: [false, false, false],
    logic: [true, true, true],
    negation: [false, true, false],
    number: [false, false, false],
  });
});

test('two hundred faults leave files that can be read', async () => {
  const files = await sourceFiles();
  const drawn = choose(
    files.flatMap(({ file, source }) => faultsIn(file, source)),
    { seed: 1, count: 200 },
  );
  const unread = files.filter(({ file, source }) => {
    const faults = drawn.filter((one) => one.file === file);
    if (faults.length === 0) return false;
    const code = planted(file, source, faults);
    const isWhole = faults.every(({ id }) => code.includes(`__fault?.(${id})`));
    const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true });
    return !isWhole || diagnostics?.length;
  });
  expect(drawn.length).toBeGreaterThanOrEqual(200);
  expect(unread.map(({ file }) => file)).toEqual([]);
});

const possible = ['src/kernel/a.ts', 'src/modules/fleet/b-store.ts', 'src/modules/fleet/rules/c.ts'].flatMap((file) =>
  faultsIn(file, 'const f = () => (a < 1 && b > 2) || !c || d === 3;'),
);

test('the same seed draws the same faults, another seed others, and every module has some', () => {
  const keys = (seed: number) => choose(possible, { seed, count: 8 }).map(keyOf);
  expect(keys(1)).toEqual(keys(1));
  expect(keys(1)).not.toEqual(keys(2));
  expect(keys(1).some((key) => key.startsWith('src/kernel/'))).toBe(true);
  expect(keys(1).some((key) => key.startsWith('src/modules/fleet/'))).toBe(true);
});

test('the nearest test is the one beside a file, then those that import it, then those far away; others are none', () => {
  const graph = new Map([
    ['src/modules/fleet/rules/c.test.ts', ['src/modules/fleet/rules/c.ts']],
    ['src/modules/fleet/b.test.ts', ['test/fresh-app.ts']],
    ['src/modules/fleet/other.test.ts', []],
    ['src/modules/booking/hold-race.test.ts', ['test/fresh-app.ts']],
    ['src/modules/pricing/d.test.ts', ['src/modules/fleet/rules/c.ts']],
    ['test/fresh-app.ts', ['src/modules/fleet/rules/c.ts']],
  ]);
  expect(distancesFrom(graph, 'src/modules/fleet/b.test.ts').get('src/modules/fleet/rules/c.ts')).toBe(2);
  expect(nearestTests(graph)({ file: 'src/modules/fleet/rules/c.ts', code: 'a < b' })).toEqual([
    'src/modules/fleet/rules/c.test.ts',
    'src/modules/fleet/b.test.ts',
  ]);
  expect(nearestTests(graph)({ file: 'src/modules/fleet/rules/c.ts', code: 'await lockVehicle(tx)' })).toContain(
    'src/modules/booking/hold-race.test.ts',
  );
});

const [fault] = choose(possible, { seed: 1, count: 1 }) as [Fault];

test('an explanation is stale when its code is gone, or a test catches its fault', () => {
  const explanations = new Map([
    [keyOf(fault), 'both say the same'],
    ['src/kernel/a.ts | f | logic | gone', 'nobody knows'],
  ]);
  expect(staleOf(explanations, { possible, caught: [] })).toHaveLength(1);
  expect(staleOf(explanations, { possible, caught: [fault] })).toHaveLength(2);
});

test('the verdict counts what was caught, what was not, and what of that is explained', () => {
  const results = [
    { fault, caughtBy: 'a.test.ts', silent: 0 },
    { fault, caughtBy: null, silent: 3 },
  ];
  expect(verdictOf(results, new Map([[keyOf(fault), 'the same']]), 1)).toBe(
    '2 faults planted, 1 caught, 1 survived, 1 explained: 50 % (seed 1)',
  );
});
