import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { productVersion } from '../product-version.ts';
import { type BusinessFigures, gaugesOf } from './figure-gauges.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type Watched = Readonly<{
  /** By what they are for: `primary`, `replica`. */
  pools: Readonly<Record<string, Database['pool']>>;
  /** What is counted in the database. */
  figures: () => Promise<BusinessFigures>;
  areJobsRunning: () => boolean;
}>;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Prometheus metrics of this process. They contain no personal data. */
export const createMetrics = ({ pools, figures, areJobsRunning }: Watched) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: 'saphan_info',
    help: 'The running product',
    labelNames: ['version'],
    registers,
  }).set({ version: productVersion }, 1);
  new Gauge({
    name: 'saphan_jobs_running',
    help: 'Whether this process takes jobs',
    registers,
    collect() {
      this.set(areJobsRunning() ? 1 : 0);
    },
  });
  watchPools(pools, registers);
  gaugesOf(figures, registers);

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status',
    registers,
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
  });
  const refused = new Counter({
    name: 'saphan_requests_shed_total',
    help: 'Requests refused to keep the rest well',
    registers,
    labelNames: ['reason'],
  });
  const calls = new Histogram({
    name: 'saphan_provider_call_seconds',
    help: 'Calls to the payment provider',
    registers,
    labelNames: ['kind', 'result'],
    buckets: SECONDS,
  });

  return {
    /** Everything as Prometheus reads it, and the type of that text. */
    read: () => registry.metrics(),
    contentType: registry.contentType,
    request: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requests.observe(labels, seconds),
    shed: (reason: string) => refused.inc({ reason }),
    providerCall: (labels: { kind: string; result: string }, seconds: number) => calls.observe(labels, seconds),
  };
};

const watchPools = (pools: Watched['pools'], registers: Registry[]) => {
  const each = Object.entries(pools);
  const gauge = (name: string, help: string, sizeOf: (pool: Database['pool']) => number) =>
    new Gauge({
      name: `saphan_database_${name}`,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, connections] of each) this.set({ pool }, sizeOf(connections));
      },
    });
  gauge('connections_used', 'Connections at work', ({ totalCount, idleCount }) => totalCount - idleCount);
  gauge('connections_most', 'Connections there may be', ({ options }) => options.max ?? 0);
  gauge('waiting', 'Who waits for a connection', ({ waitingCount }) => waitingCount);
};
