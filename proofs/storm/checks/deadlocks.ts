import type { Check } from './evidence.ts';

const isDeadlock = (line: string) => line.includes('40P01') || line.includes('deadlock detected');

const givenUp = `
  select 'job ' || task_identifier || ' ended in a deadlock' as sentence from graphile_worker.jobs
  where last_error like '%40P01%' or last_error like '%deadlock detected%'`;

/** PostgreSQL may abort a transaction because of a deadlock; it must be retried, unnoticed by clients. */
export const deadlocks: Check = {
  name: 'no deadlock reaches anybody',
  find: async ({ rows, logLines }) => [
    ...logLines.filter(isDeadlock).map((line) => `the log has ${line.slice(0, 200)}`),
    ...(await rows<{ sentence: string }>(givenUp)).map(({ sentence }) => sentence),
  ],
};
