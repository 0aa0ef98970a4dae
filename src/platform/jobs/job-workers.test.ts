import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { systemClock } from '../clock.ts';
import { connect, type Database } from '../database/database.ts';
import { createLog } from '../log/log.ts';
import { addJob } from '../unit-of-work.ts';
import { type JobRunner, startJobs } from './job-runner.ts';
import { recordHeartbeat } from './job-workers.ts';

let database: FreshDatabase;
let db: Database;
let jobs: JobRunner | undefined;
let done: unknown[];

beforeEach(async () => {
  database = await freshDatabase();
  db = connect(database.url);
  done = [];
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await db.pool.end();
  await database.drop();
});

/** A job that a worker took a while ago; `seen` is when that worker was seen last. */
const heldBy = async (worker: string, { seen, taken = '10 minutes' }: { seen: string | null; taken?: string }) => {
  await addJob(db, { task: 'remember', payload: { worker } });
  await db.execute(sql`
    update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - ${taken}::interval, attempts = 1
    where payload->>'worker' = ${worker}`);
  if (seen) await db.execute(sql`insert into job_worker values (${worker}, now() - ${seen}::interval)`);
};

const start = async () => {
  const tasks = {
    remember: async (_: unknown, payload: unknown) => void done.push((payload as { worker: string }).worker),
  };
  jobs = await startJobs({ db, clock: systemClock, log: createLog('silent'), tasks, crontab: [] });
};

const workers = async () => (await db.execute<{ id: string }>(sql`select id from job_worker`)).rows;

test('the job of a worker that died is done by another', async () => {
  await heldBy('died', { seen: '1 minute' });
  await heldBy('never-seen', { seen: null });
  await start();
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['died', 'never-seen']), { timeout: 5_000 });
});

test('the job of a worker that lives, or has only just begun, is left to it', async () => {
  await heldBy('lives', { seen: '20 seconds' });
  await heldBy('just-begun', { seen: null, taken: '5 seconds' });
  await heldBy('died', { seen: '1 minute' });
  await start();
  await vi.waitFor(() => expect(done).toContain('died'), { timeout: 5_000 });
  await recordHeartbeat(db, 'another');
  expect(done).toEqual(['died']);
});

test('a worker is known while it runs and forgotten when it stops', async () => {
  await start();
  expect(await workers()).toEqual([{ id: expect.stringMatching(/^pool-/) }]);
  await jobs?.stop();
  expect(await workers()).toEqual([]);
});
