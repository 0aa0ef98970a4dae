import { defineConfig } from '@playwright/test';
import { findChromium } from './e2e/find-chromium.ts';

const port = 3210;

// Journeys run against the built product as `npm start` runs it: its own database, its own payment sandbox.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/journeys',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    // What was on the page at each step; a film of it would say no more.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
    launchOptions: await findChromium(),
    timezoneId: 'America/New_York',
    locale: 'en-US',
  },
  webServer: {
    command: `${process.execPath} e2e/serve.ts`,
    url: `http://localhost:${port}/api/ready`,
    env: { PORT: String(port), OMISE_SANDBOX_PORT: '3211', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
