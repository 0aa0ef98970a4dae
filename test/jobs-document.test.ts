import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesIn } from './builders/markdown-tables.ts';
import { freshApp, type TestApp } from './fresh-app.ts';

const tables = tablesIn(await readFile(join(import.meta.dirname, '../docs/jobs.md'), 'utf8'));
const rows = tables.flatMap((table) =>
  table.rows.map(({ Job = '', When = '' }) => ({ job: Job.replaceAll('`', ''), isEnqueued: When === 'enqueued' })),
);

let app: TestApp;
beforeAll(async () => {
  app = await freshApp();
});
afterAll(() => app.close());

test('every job has its row, and no row is of another', () =>
  expect(rows.map(({ job }) => job).sort()).toEqual(Object.keys(app.tasks).sort()));

test('the rows say which of them run by themselves', () => {
  const timed = app.crontab.map((line) => line.split(' ')[5]);
  expect(
    rows
      .filter(({ isEnqueued }) => !isEnqueued)
      .map(({ job }) => job)
      .sort(),
  ).toEqual(timed.sort());
});
