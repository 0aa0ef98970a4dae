import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithDemo } from '#demo/fill-with-demo.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail.ts';
import { startMailServer } from '#test/builders/notices.ts';
import { bangkokNow, doJobs } from '#test/builders/paying.ts';
import { paymentsAt } from '#test/builders/payments.ts';
import { seed } from '#test/drawn.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { type StartedSandbox, startSandbox } from '#test/start-sandbox.ts';
import { keepSettings } from './run/keep-settings.ts';
import { reportOf } from './run/report.ts';
import { runRequests } from './run/run-requests.ts';

const requests = 8000;
/** A timeout for hangs only; the normal duration is not limited. */
const LONGEST_MS = 3_600_000;

let sandbox: StartedSandbox;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let url: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  mail = await startMailServer();
  app = await freshApp({ now: bangkokNow(), payments: paymentsAt(sandbox.url), mailer: createMailer(mail.url) });
  await fillWithDemo(app.step, { seed: 20_260, log: createLog('silent'), sandbox: null });
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await mail.close();
  await sandbox.stop();
});

test('every call succeeds, each of its parameters and fields is sent, and every answer is as the document says', {
  timeout: LONGEST_MS,
}, async () => {
  const tally = await runRequests({
    url,
    step: app.step,
    sandboxUrl: sandbox.url,
    requests,
    seed,
    tidy: await keepSettings(app.db),
    doJobs: (task) => doJobs(app, task),
  });
  const { lines, verdict } = reportOf(tally, seed);
  expect(lines.filter((line) => line.startsWith('FAULT'))).toEqual([]);
  expect(verdict).toContain(`seed ${seed}: no fault`);
});
