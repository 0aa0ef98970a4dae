import { defineConfig } from 'vitest/config';
import { isSweep } from './test/drawn.ts';

// Measures, and tells nothing of right or wrong: with PROVIDER_LATENCY alone (docs/quality/payments.md).
const measures = process.env.PROVIDER_LATENCY ? [] : ['src/modules/payments/omise/beside-a-black-hole.test.ts'];

/** How test files run, in any zone of the server. */
export const running = {
  globalSetup: 'test/prepare-database.ts',
  setupFiles: ['test/compare-temporal.ts'],
  // Two cores, and one more for what waits: for a process that starts, a server that is killed, a moment that comes.
  maxWorkers: 3,
  // What they import is loaded once for all files of a worker; each test that needs one has a database of its own.
  isolate: false,
  // Files that did not change since the last run are not transformed again.
  fsModuleCache: true,
  // As a journey (playwright.config.ts): who passes at the second try is named, and is a fault to look into.
  retry: 1,
  // Ends what hangs, and times nothing: a machine that others use takes three times as long.
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

/** What needs modules of its own: it watches what a module does from inside. */
const isolated = '**/*.isolated.test.ts';

// What the zone of the server could change also runs in other ones: see vitest.zones.config.ts.
export default defineConfig({
  test: {
    ...running,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{src,test,proofs}/**/*.test.{ts,tsx}'],
          exclude: [isolated, ...measures, ...(isSweep ? [] : ['**/*.sweep.test.ts'])],
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated], isolate: true } },
    ],
  },
});
