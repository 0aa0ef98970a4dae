import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/find-chromium.ts';
import { picturesFolder } from './e2e/pictures.ts';
import { isSweep } from './test/drawn.ts';

// Journeys run against the built product as `npm start` serves it; each file has a business of its own.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/journeys',
  testIgnore: isSweep ? [] : ['sweep/**'],
  // Of `npm run pictures` alone.
  ...(picturesFolder && { snapshotPathTemplate: `${picturesFolder}/{testFileName}/{arg}{ext}` }),
  globalSetup: './e2e/prepare.ts',
  fullyParallel: false,
  // Two cores.
  workers: 2,
  // Patient: on a busy machine a piece that is loaded when it is needed has come after more than ten seconds.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // On a busy machine a journey may meet a moment that its page outlasts. It is run a second time, is named as flaky, and
  // its name is a fault to look into; a run does not fail by it.
  retries: 1,
  forbidOnly: true,
  use: {
    trace: 'on-first-retry',
    launchOptions: await findChromium(),
    timezoneId: 'America/New_York',
    locale: 'en-US',
  },
});
