import { parseCrontab } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Application } from '#app/application.ts';
import { freshApp, type TestApp } from './fresh-app.ts';
import { createPlainApplication } from './plain-application.ts';

let app: TestApp;
let application: Application;
beforeAll(async () => {
  app = await freshApp();
  application = await createPlainApplication(app.db);
});
afterAll(async () => {
  await application.server.close();
  await app.close();
});

test('the queue can read when each job runs by itself, and there is such a job', () => {
  const entries = parseCrontab(application.crontab.join('\n'));
  expect(entries).toHaveLength(application.crontab.length);
  for (const { task } of entries) expect(Object.keys(application.tasks)).toContain(task);
});
