import { sql } from 'drizzle-orm';
import { Problem } from '#kernel/problem.ts';
import type { EndpointBinders } from './bind-endpoints.ts';

export type Readiness = Readonly<{
  jobs: () => boolean;
  /** Null when online payment is off. */
  payments: () => Promise<boolean | null>;
}>;

const stateOf = (isWell: boolean) => (isWell ? ('ok' as const) : ('failed' as const));

/** Liveness of the process, and readiness of what it depends on. */
export const operationsRoutes = ({ serve }: EndpointBinders, { jobs, payments }: Readiness): void => {
  serve('GET /health', async () => ({ data: { status: 'alive' as const } }));

  serve('GET /ready', async ({ tx }) => {
    const checks = {
      database: stateOf(await answers(() => tx.execute(sql`select 1`))),
      jobs: stateOf(jobs()),
      payments: paymentsState(await payments()),
    };
    // An unreachable payment provider does not make the server unready: only online payment fails.
    if (checks.database === 'failed' || checks.jobs === 'failed')
      throw new Problem(503, 'server.not-ready', { details: checks });
    return { data: checks };
  });
};

const paymentsState = (answers: boolean | null) => (answers === null ? ('off' as const) : stateOf(answers));

const answers = async (probe: () => PromiseLike<unknown>) => {
  try {
    await probe();
    return true;
  } catch {
    return false;
  }
};
