import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithDemo } from '#demo/fill-with-demo.ts';
import { createLog } from '#platform/log/log.ts';
import { bangkokNow } from '#test/builders/paying.ts';
import { paymentsAt } from '#test/builders/payments.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { type StartedSandbox, startSandbox } from '#test/start-sandbox.ts';
import { reportOf } from './run/report.ts';
import { runRequests } from './run/run-requests.ts';

let sandbox: StartedSandbox;
let app: TestApp;
let url: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await freshApp({ now: bangkokNow(), payments: paymentsAt(sandbox.url) });
  await fillWithDemo(app.step, { seed: 20_260, log: createLog('silent'), sandbox: null });
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

test('three hundred requests of all kinds, by people of all roles, are answered as the document says', async () => {
  const tally = await runRequests({ url, step: app.step, requests: 300, seed: 1 });
  const { lines, isClean } = reportOf(tally, 1);
  expect({ isClean, lines: lines.filter((line) => line.startsWith('FAULT')) }).toEqual({ isClean: true, lines: [] });
  const counted = [...tally.byRoute().values()];
  expect(counted.length).toBeGreaterThan(220);
  expect(counted.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(75);
});
