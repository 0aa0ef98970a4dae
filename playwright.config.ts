import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/find-chromium.ts';
import { origin, workers } from './e2e/product.ts';

// Journeys run against the built product as `npm start` runs it: a database, a payment sandbox and a mail server for each worker.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/journeys',
  fullyParallel: false,
  workers,
  // Patient: on a busy machine a piece that is loaded when it is needed has come after more than ten seconds.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    baseURL: origin,
    // What was on the page at each step; a film of it would say no more.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
    launchOptions: await findChromium(),
    timezoneId: 'America/New_York',
    locale: 'en-US',
  },
  webServer: {
    command: `${process.execPath} e2e/serve.ts`,
    wait: { stdout: new RegExp(Array(workers).fill('Ready on').join('[^]*')) },
    // A server in the zone of most machines, a browser far west of it: see e2e/time-zones.spec.ts.
    env: { LOG_LEVEL: 'warn', NODE_ENV: 'production', TZ: 'UTC' },
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
