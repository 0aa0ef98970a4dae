import { defineConfig } from 'vitest/config';

const rules = ['src/kernel/**/*.test.ts', 'src/contract/**/*.test.ts', 'src/modules/*/rules/**/*.test.ts'];
const routes = ['src/modules/**/*.test.ts'];
// They see instants alone, which no zone changes: who signs in, what the provider is told, who of two is first.
const moments = ['src/modules/{identity,payments}/**/*.test.ts', 'src/modules/**/*-race.test.ts'];
// Measures, and tells nothing of right or wrong: with PROVIDER_LATENCY alone (docs/quality/payments.md).
const measures = process.env.PROVIDER_LATENCY ? [] : ['src/modules/payments/omise/beside-a-black-hole.test.ts'];

const onDatabase = {
  globalSetup: 'test/prepare-database.ts',
  maxWorkers: 2,
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

// `rules` and `routes` also run under other zones of the server: see scripts/test-steps.ts.
export default defineConfig({
  test: {
    // Two cores: more files at once only wait for each other.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { test: { name: 'rules', include: rules, isolate: false } },
      // The application is loaded once for all files of a worker; each test that needs one has a database of its own.
      { test: { name: 'routes', include: routes, exclude: [...rules, ...moments], ...onDatabase, isolate: false } },
      // Some of these measure how long something takes: nothing of another file lies in their way.
      { test: { name: 'moments', include: moments, exclude: [...rules, ...measures], ...onDatabase } },
      {
        test: {
          name: 'machinery',
          include: [
            'src/*.test.ts',
            'src/{platform,omise-sandbox,web,words,demo}/**/*.test.{ts,tsx}',
            'storm/**/*.test.ts',
            'test/**/*.test.ts',
            'fuzz/**/*.test.ts',
            'rolling/**/*.test.ts',
            'disk-full/**/*.test.ts',
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
