import { Gauge, type Registry } from 'prom-client';
import { ttlCache } from '../cache/ttl-cache.ts';

/** What the database is asked, for all processes alike. */
export type BusinessFigures = Readonly<{
  jobs: { waiting: number; failed: number; oldestSeconds: number };
  outbox: { mail: number; sms: number };
  openPaymentAttempts: number;
  activeHolds: number;
}>;

/** However often somebody looks, the database is asked this seldom. Prometheus waits ten seconds for an answer. */
const CACHE_OPTIONS = { goodForMs: 10_000, limitMs: 5_000, otherwise: null };

type Value = (figures: BusinessFigures) => number;

const plain: Readonly<Record<string, readonly [help: string, value: Value]>> = {
  saphan_jobs_waiting: ['Jobs whose time has come', ({ jobs }) => jobs.waiting],
  saphan_jobs_failed: ['Jobs that were given up', ({ jobs }) => jobs.failed],
  saphan_jobs_oldest_seconds: ['How long the oldest waiting job waits', ({ jobs }) => jobs.oldestSeconds],
  saphan_payment_attempts_open: ['Payments whose end is not known', ({ openPaymentAttempts }) => openPaymentAttempts],
  saphan_holds_active: ['Unpaid bookings that hold a vehicle', ({ activeHolds }) => activeHolds],
};

/** Gauges of database counts. They are omitted, rather than stale, when the database does not answer. */
export const gaugesOf = (readFigures: () => Promise<BusinessFigures>, registers: Registry[]): void => {
  const figures = ttlCache<BusinessFigures | null>(readFigures, CACHE_OPTIONS);
  for (const [name, [help, figureOf]] of Object.entries(plain))
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const current = await figures();
        if (current) this.set(figureOf(current));
        else this.remove();
      },
    });
  new Gauge({
    name: 'saphan_outbox_waiting',
    help: 'Messages that wait to be sent',
    labelNames: ['channel'],
    registers,
    async collect() {
      const current = await figures();
      if (!current) this.reset();
      else for (const [channel, waiting] of Object.entries(current.outbox)) this.set({ channel }, waiting);
    },
  });
  new Gauge({
    name: 'saphan_database_up',
    help: 'Whether the database answers this process',
    registers,
    async collect() {
      this.set((await figures()) ? 1 : 0);
    },
  });
};
