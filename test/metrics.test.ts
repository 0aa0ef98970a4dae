import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { businessFigures } from '#app/figures.ts';
import { logPaymentCalls } from '#app/log-payment-calls.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics/metrics.ts';
import { serveMetrics } from '#platform/metrics/serve-metrics.ts';
import type { Customer } from './builders/paying.ts';
import { cards } from './builders/payments.ts';
import type { TestApp } from './fresh-app.ts';
import { runSandbox } from './run-sandbox.ts';

const log = createLog('silent');
const sandbox = runSandbox();
let app: TestApp;
let customer: Customer;
let metrics: Metrics;
let served: Awaited<ReturnType<typeof serveMetrics>>;
let queries = 0;

const metricsOf = (db: Database) => {
  const figures = businessFigures({ db, clock: systemClock });
  metrics = createMetrics({
    pools: { primary: db.pool },
    figures: () => {
      queries += 1;
      return figures();
    },
    areJobsRunning: () => true,
  });
  return metrics;
};

beforeAll(async () => {
  ({ app, customer } = await sandbox.customer({
    metrics: metricsOf,
    heard: (call) => logPaymentCalls(log, metrics)(call),
    limits: true,
  }));
  const booking = await customer.book();
  await customer.payByCard(booking, cards.good);
  await app.server.inject('/api/vehicles/0198f8a5-0000-7000-8000-000000000000');
  await app.server.inject('/api/no/such/path/somchai');
  served = await serveMetrics({ metrics, port: 0, host: '127.0.0.1', log });
});
afterAll(async () => {
  await served.stop();
  await app.close();
});

const read = async () => (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();

/** The value of a metric, by its name and labels as in the output. */
const value = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

test('requests are counted by the pattern of their route, and no address is told', async () => {
  const text = await read();
  const count = 'http_request_duration_seconds_count';
  expect(value(text, `${count}{method="POST",route="/api/bookings",status="200"}`)).toBe(1);
  expect(value(text, `${count}{method="GET",route="/api/vehicles/:id",status="404"}`)).toBe(1);
  expect(value(text, `${count}{method="GET",route="/api/*",status="404"}`)).toBe(1);
  expect(text).not.toContain('0198f8a5');
  expect(text).not.toContain('somchai');
});

test('the database, the jobs, the money and the provider are told', async () => {
  const text = await read();
  expect(value(text, 'saphan_database_up')).toBe(1);
  expect(value(text, 'saphan_database_connections_most{pool="primary"}')).toBe(20);
  expect(value(text, 'saphan_database_waiting{pool="primary"}')).toBe(0);
  expect(value(text, 'saphan_jobs_running')).toBe(1);
  expect(value(text, 'saphan_jobs_waiting')).toBeGreaterThan(0);
  expect(value(text, 'saphan_jobs_failed')).toBe(0);
  expect(value(text, 'saphan_jobs_oldest_seconds')).toBeGreaterThan(0);
  expect(value(text, 'saphan_payment_attempts_open')).toBe(0);
  expect(value(text, 'saphan_holds_active')).toBe(0);
  expect(value(text, 'saphan_outbox_waiting{channel="mail"}')).toBe(0);
  expect(value(text, 'saphan_provider_call_seconds_count{kind="create charge",result="answered"}')).toBe(1);
});

test('however often somebody looks, the database is asked once in a while', async () => {
  const before = queries;
  for (let look = 0; look < 5; look += 1) await read();
  expect(queries).toBe(before);
});

test('what is refused for being too much is counted by its reason', async () => {
  const ask = () => app.server.inject({ url: '/api/locations', remoteAddress: '203.0.113.99' });
  let status = 200;
  while (status === 200) ({ statusCode: status } = await ask());
  expect(status).toBe(429);
  expect(value(await read(), 'saphan_requests_shed_total{reason="request.too-many"}')).toBe(1);
}, 30_000);

test('nothing else is served beside them', async () => {
  for (const path of ['/', '/api/ready', '/metrics/x'])
    expect((await fetch(`http://127.0.0.1:${served.port}${path}`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${served.port}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('figures that cannot be had are not told, rather than old ones', async () => {
  const alone = createMetrics({
    pools: {},
    figures: () => Promise.reject(new Error('No database')),
    areJobsRunning: () => false,
  });
  const text = await alone.read();
  expect(value(text, 'saphan_database_up')).toBe(0);
  expect(value(text, 'saphan_jobs_running')).toBe(0);
  expect(text).not.toMatch(/^saphan_(holds|outbox|jobs_waiting)\S* /m);
});

test('a database that does not answer is told as away, and who looks waits five seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const figures = () => new Promise<never>(() => undefined);
  const text = createMetrics({ pools: {}, figures, areJobsRunning: () => true }).read();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(value(await text, 'saphan_database_up')).toBe(0);
  expect(value(await text, 'saphan_jobs_running')).toBe(1);
});

const deploy = join(import.meta.dirname, '../deploy');

/** The names of the metrics that a file's queries use, without those defined by recording rules. */
const asksFor = (questions: readonly string[]) =>
  new Set(questions.flatMap((question) => question.match(/\b(saphan|http|nodejs|process)_[a-z0-9_]+/g) ?? []));

const namesServed = async () => {
  const names = new Set<string>();
  for (const [, name = '', kind] of (await read()).matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    names.add(name);
    if (kind === 'histogram') for (const part of ['bucket', 'sum', 'count']) names.add(`${name}_${part}`);
  }
  return names;
};

test('the alerts and the dashboard ask for metrics that there are', async () => {
  const dashboard = JSON.parse(await readFile(join(deploy, 'grafana-dashboard.json'), 'utf8'));
  const targets: { expr: string }[] = dashboard.panels.flatMap(
    ({ targets = [] }: { targets?: { expr: string }[] }) => targets,
  );
  const alerts = [...(await readFile(join(deploy, 'alerts.yml'), 'utf8')).matchAll(/^ +expr: (.+)$/gm)].map(
    ([, expr = '']) => expr,
  );
  expect(targets.length).toBeGreaterThan(8);
  expect(alerts.length).toBeGreaterThan(8);
  const served = await namesServed();
  const queried = asksFor([...targets.map(({ expr }) => expr), ...alerts]);
  expect([...queried].filter((name) => !served.has(name))).toEqual([]);
});
