import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { logPaymentCalls } from '#app/log-payment-calls.ts';
import { systemClock } from '#platform/clock.ts';
import { startJobs } from '#platform/jobs/job-runner.ts';
import { createLog } from '#platform/log/log.ts';
import type { Customer } from './builders/paying.ts';
import { cards } from './builders/payments.ts';
import type { TestApp } from './fresh-app.ts';
import { runSandbox } from './run-sandbox.ts';

type Line = { msg: string; reqId?: string; bookingId?: string; task?: string; kind?: string; req?: { url: string } };

const written: string[] = [];
const log = createLog('info', { write: (line) => void written.push(line) });
const lines = (): Line[] => written.map((line) => JSON.parse(line));

const sandbox = runSandbox();
let app: TestApp;
let customer: Customer;

beforeAll(async () => {
  ({ app, customer } = await sandbox.customer({ log, heard: logPaymentCalls(log) }));
});
afterAll(() => app.close());

test('a booking leads to the request that paid it, to the provider that was asked, and to the mail that told of it', async () => {
  const booking = await customer.book();
  const paid = await customer.payByCard(booking, cards.good);
  const id = String(paid.headers['x-request-id']);
  const jobs = await startJobs({ db: app.db, clock: systemClock, log, tasks: app.tasks, crontab: [] });
  onTestFinished(jobs.stop);
  const of = (msg: string) => lines().filter((line) => line.reqId === id && line.msg === msg);
  const tasksDone = () => of('job done').map(({ task }) => task);
  // A job is done after those that it left.
  const both = expect.arrayContaining(['mail-booking-paid', 'send-mail']);
  await vi.waitFor(() => expect(tasksDone()).toEqual(both), { timeout: 15_000 });

  expect(of('incoming request')).toMatchObject([{ req: { url: '/api/payments/charge' } }]);
  const { bookingId } = booking;
  expect(of('provider called')).toContainEqual(expect.objectContaining({ kind: 'create charge', bookingId }));
  expect(of('job done')).toContainEqual(expect.objectContaining({ task: 'mail-booking-paid', bookingId }));
  // And in reverse: from only the booking to the request id.
  expect(lines().filter((line) => line.bookingId === bookingId && line.reqId === id)).not.toEqual([]);
  expect(written.join('')).not.toContain('hannah.keller');
}, 30_000);

test('what a job announces is followed on, and what comes of itself has no request', async () => {
  await app.step(({ enqueue }) => enqueue({ task: 'expire-holds', payload: {} }));
  const jobs = await startJobs({
    db: app.db,
    clock: systemClock,
    log: createLog('debug', { write: (line) => void written.push(line) }),
    tasks: app.tasks,
    crontab: [],
  });
  onTestFinished(jobs.stop);
  const done = () => lines().filter(({ msg, task }) => msg === 'job done' && task === 'expire-holds');
  await vi.waitFor(() => expect(done()).toMatchObject([{ reqId: null }]), { timeout: 10_000 });
});
