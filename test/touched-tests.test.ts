import { expect, test } from 'vitest';
import { importGraph } from '../scripts/import-graph.ts';
import { touchedJourneys, touchedTests } from '../scripts/touched-tests.ts';

const sources = new Map([
  ['src/kernel/money.ts', ''],
  ['src/app/application.ts', `import '#modules/pricing/index.ts'; import '#modules/reviews/index.ts';`],
  ['src/modules/pricing/index.ts', `export * from './quote.ts';`],
  ['src/modules/pricing/quote.ts', `import { plus } from '#kernel/money.ts';`],
  ['src/modules/reviews/index.ts', `export const rate = () => import('./rate.ts');`],
  ['src/modules/reviews/rate.ts', ''],
  ['test/fresh-app.ts', `import '#app/application.ts';`],
  [
    'src/modules/pricing/quote.test.ts',
    `import './quote.ts';\nimport type { Review } from '#modules/reviews/index.ts';\n// docs/rules/pricing.md`,
  ],
  ['src/modules/pricing/quote.sweep.test.ts', `import './quote.ts';`],
  ['src/modules/pricing/routes.test.ts', `import '#test/fresh-app.ts';`],
  ['src/modules/reviews/routes.test.ts', `import '#test/fresh-app.ts';`],
  ['test/access.test.ts', `import './fresh-app.ts';`],
  ['src/web/home.tsx', `import './button.tsx';`],
  ['src/web/vehicle.tsx', `import { plus } from '#kernel/money.ts';`],
  ['src/web/button.tsx', ''],
  ['e2e/open.ts', ''],
  ['e2e/home.spec.ts', `import './open.ts'; await page.goto('/');`],
  ['e2e/vehicle.spec.ts', `await page.goto('/vehicles/1');`],
]);
const graph = importGraph(sources, {
  '#app/*': './src/app/*',
  '#kernel/*': './src/kernel/*',
  '#modules/*': './src/modules/*',
  '#test/*': './test/*',
});
const pages = [
  { path: '/', file: 'src/web/home.tsx' },
  { path: '/vehicles/:id', file: 'src/web/vehicle.tsx' },
];

const all = [
  'src/modules/pricing/quote.test.ts',
  'src/modules/pricing/routes.test.ts',
  'src/modules/reviews/routes.test.ts',
  'test/access.test.ts',
];

test.each([
  ['a rule: its own test, those of its module and those of the whole', 'src/modules/pricing/quote.ts', [0, 1, 3]],
  ['what is loaded when it is needed, and not where its types alone are named', 'src/modules/reviews/rate.ts', [2, 3]],
  ['the kernel: whatever reaches it', 'src/kernel/money.ts', [0, 1, 3]],
  ['a document that a test names', 'docs/rules/pricing.md', [0]],
  ['a document that no test names', 'docs/glossary.md', []],
  ['a test alone', 'test/access.test.ts', [3]],
  ['a migration: everything', 'migrations/0001_first.sql', [0, 1, 2, 3]],
])('a change touches the tests of %s', (_what, file, touched) => {
  expect(touchedTests([file], sources, graph)).toEqual(touched.map((index) => all[index]));
});

test.each([
  ['src/web/button.tsx', ['e2e/home.spec.ts']],
  ['src/kernel/money.ts', ['e2e/vehicle.spec.ts']],
  ['e2e/open.ts', ['e2e/home.spec.ts']],
  ['src/modules/reviews/rate.ts', []],
])('a change of %s touches the journeys that open its pages', (file, touched) => {
  expect(touchedJourneys([file], sources, graph, pages)).toEqual(touched);
});
