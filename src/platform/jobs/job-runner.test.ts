import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../clock.ts';
import { connect, type Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../embedded-postgres/embedded-postgres.ts';
import { createLog } from '../log/log.ts';
import { addJob } from '../unit-of-work.ts';
import { type JobRunner, startJobs } from './job-runner.ts';
import type { Tasks } from './jobs.ts';

const log = createLog('silent');
let parent: string;
let postgres: EmbeddedPostgres;
let db: Database;
let jobs: JobRunner;
let begun = 0;

const tasks: Tasks = {
  // Cut off in the middle of its transaction: it fails at once, and its failure cannot be written down.
  work: async ({ step }) => {
    await step(async ({ tx }) => {
      begun += 1;
      await tx.execute(sql`insert into work_done select true from pg_sleep(0.5)`);
    });
  },
  // Ends well a moment later, which cannot be written down either.
  idle: async (_steps, payload) => pause(z.object({ ms: z.number() }).parse(payload).ms),
};

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'saphan-jobs-'));
  postgres = await startEmbeddedPostgres({ folder: join(parent, 'postgres'), log, durable: false });
  await migrate(postgres.url);
  db = connect(postgres.url);
  await db.execute(sql`create table work_done (is_done boolean)`);
  jobs = await startJobs({ db, clock: systemClock, log, tasks, crontab: [] });
});

afterAll(async () => {
  await jobs.stop();
  await db.pool.end();
  await postgres.stop();
  await removeEmbeddedPostgres(join(parent, 'postgres'));
  await rm(parent, { recursive: true });
});

const killDatabase = async () => {
  const { pid } = JSON.parse(await readFile(join(parent, 'postgres', 'server.json'), 'utf8'));
  process.kill(pid, 'SIGKILL');
};

const workDone = async () => (await db.execute(sql`select 1 from work_done`)).rows.length;
const queueWork = () => addJob(db, { task: 'work', payload: {} });

test('jobs run again within seconds after the database was killed under them, and the process lives on', async () => {
  for (let crash = 1; crash <= 2; crash += 1) {
    const [doneBefore, begunBefore] = [await workDone(), begun];
    await queueWork();
    // One after the other: a queue that misses a second end may never come to its own.
    for (const ms of [50, 70, 90]) await addJob(db, { task: 'idle', payload: { ms } });
    await vi.waitFor(() => expect(begun).toBeGreaterThan(begunBefore), { interval: 20, timeout: 5_000 });
    await killDatabase();
    await vi.waitFor(() => expect(jobs.isRunning()).toBe(false), { interval: 10, timeout: 5_000 });
    await vi.waitFor(() => queueWork(), { interval: 200, timeout: 10_000 });
    await vi.waitFor(async () => expect(await workDone()).toBeGreaterThan(doneBefore), {
      interval: 100,
      timeout: 10_000,
    });
    await vi.waitFor(() => expect(jobs.isRunning()).toBe(true), { interval: 50, timeout: 5_000 });
  }
});
