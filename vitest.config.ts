import { defineConfig } from 'vitest/config';

const rules = ['src/kernel/**/*.test.ts', 'src/contract/**/*.test.ts', 'src/modules/*/rules/**/*.test.ts'];
const routes = ['src/modules/**/*.test.ts'];

// `rules` and `routes` also run under another zone of the server: see scripts/test-steps.ts.
export default defineConfig({
  test: {
    // Two cores: more files at once only wait for each other.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { test: { name: 'rules', include: rules, isolate: false } },
      {
        test: {
          name: 'routes',
          include: routes,
          exclude: rules,
          globalSetup: 'test/prepare-database.ts',
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'machinery',
          include: [
            'src/*.test.ts',
            'src/{platform,omise-sandbox,web,words,demo}/**/*.test.{ts,tsx}',
            'test/**/*.test.ts',
          ],
          globalSetup: 'test/prepare-database.ts',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
