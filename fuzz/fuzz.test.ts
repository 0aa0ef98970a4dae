import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithDemo } from '#demo/fill-with-demo.ts';
import { systemClock } from '#platform/clock.ts';
import { connect, type Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { stepsOf } from '#platform/steps.ts';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { startProcesses } from '#test/start-processes.ts';
import { type StartedSandbox, startSandbox } from '#test/start-sandbox.ts';
import { reportOf } from './run/report.ts';
import { runRequests } from './run/run-requests.ts';

let database: FreshDatabase;
let db: Database;
let sandbox: StartedSandbox;
let processes: Awaited<ReturnType<typeof startProcesses>>;

const step: ReturnType<typeof stepsOf>['step'] = (work) => stepsOf(db, systemClock).step(work);

beforeAll(async () => {
  database = await freshDatabase();
  db = connect(database.url, { connections: 4 });
  sandbox = await startSandbox();
  await fillWithDemo(step, { seed: 20_260, log: createLog('silent'), sandbox: null });
  processes = await startProcesses(database.url, 1, sandbox.url);
});
afterAll(async () => {
  await processes.stop();
  await sandbox.stop();
  await db.pool.end();
  await database.drop();
});

test('three hundred requests of all kinds, by people of all roles, are answered as the document says', async () => {
  const [url = ''] = processes.addresses;
  const tally = await runRequests({ url, step, requests: 300, seed: 1 });
  const { lines, isClean } = reportOf(tally, 1);
  expect({ isClean, lines: lines.filter((line) => line.startsWith('FAULT')) }).toEqual({ isClean: true, lines: [] });
  const counted = [...tally.byRoute().values()];
  expect(counted.length).toBeGreaterThan(220);
  expect(counted.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(75);
});
