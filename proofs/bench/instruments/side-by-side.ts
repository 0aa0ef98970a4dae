import { join } from 'node:path';
import { median } from '../../median.ts';
import type { Arrivals, Waits } from './arrivals.ts';
import type { Stage } from './bench.ts';
import { oldProduct } from './old-product.ts';
import { startWorker } from './processes.ts';
import { type Shipped, startShipped } from './shipped.ts';

/** What one answer costs: processor time of Node and of PostgreSQL in ms, statements, and how long visitors waited. */
export type Cost = Readonly<{ node: number; postgres: number; statements: number; bytes: number }> &
  Pick<Waits, 'p50' | 'p95' | 'p99'>;

const root = join(import.meta.dirname, '../../..');

export const startArrivals = () => startWorker<Arrivals, Waits>('make-arrivals.ts');

/** The product as of `OLD` and as it is now, on databases of their own in one PostgreSQL. */
export const startBoth = async (
  { businesses, say }: Stage,
  { isDemo }: { isDemo: boolean },
): Promise<{ old: Shipped; now: Shipped; stop: () => Promise<void> }> => {
  const start = async (name: string, from: string) =>
    startShipped({ root: from, name, databaseUrl: await businesses.empty(), isDemo });
  const old = await start('old', await oldProduct(say));
  const now = await start('now', root);
  return { old, now, stop: async () => void (await Promise.all([old.stop(), now.stop()])) };
};

export type Server = Pick<Shipped, 'port' | 'processorMs'> & Readonly<{ databaseUrl?: string }>;

/** What an answer of a server costs while visitors arrive at a steady rate. */
export const costOf = async (
  { businesses, run }: Pick<Stage, 'businesses'> & Readonly<{ run: (arrivals: Arrivals) => Promise<Waits> }>,
  { server, ...arrivals }: Readonly<{ server: Server }> & Omit<Arrivals, 'port'>,
): Promise<Cost> => {
  const look = async () => ({
    node: await server.processorMs(),
    postgres: await businesses.processorMs(),
    statements: server.databaseUrl ? await businesses.statementsIn(server.databaseUrl) : 0,
  });
  const before = await look();
  const { answers, failures, bytes, ...waits } = await run({ port: server.port, ...arrivals });
  if (failures > 0) throw new Error(`${failures} of ${answers + failures} requests failed`);
  const after = await look();
  return {
    node: (after.node - before.node) / answers,
    postgres: (after.postgres - before.postgres) / answers,
    statements: (after.statements - before.statements) / answers,
    bytes: bytes / answers,
    ...waits,
  };
};

/** The medians of what several rounds cost. */
export const medianCost = (rounds: readonly Cost[]): Cost => {
  const of = (name: keyof Cost) => median(rounds.map((cost) => cost[name]));
  return {
    ...{ node: of('node'), postgres: of('postgres'), statements: of('statements'), bytes: of('bytes') },
    ...{ p50: of('p50'), p95: of('p95'), p99: of('p99') },
  };
};
