import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts';
import { systemClock } from '../clock.ts';
import { connect, type Database } from '../database/database.ts';
import { startJobs } from '../jobs/job-runner.ts';
import { addJob } from '../unit-of-work.ts';
import { createLog } from './log.ts';

const canary = 'canary.person@mail.example';
let database: FreshDatabase;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  db = connect(database.url);
  await db.execute(sql`create table person (email text primary key, age integer)`);
  await db.execute(sql`insert into person values (${canary}, 7)`);
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const written: string[] = [];
const log = createLog('debug', { write: (line) => void written.push(line) });
const logged = () => written.splice(0).join('');

const insertAgain = () => db.execute(sql`insert into person (email, age) values (${canary}, ${8})`);

test('a statement that fails is logged with its text, its constraint and where it happened, without a value', async () => {
  log.error({ err: await insertAgain().catch((error: unknown) => error) }, 'request failed');
  const line = logged();
  expect(line).not.toContain('canary');
  const { err } = JSON.parse(line);
  expect(err).toMatchObject({
    message: 'Failed query: insert into person (email, age) values ($1, $2)',
    stack: expect.stringContaining('serialise-error.test.ts'),
    cause: { code: '23505', constraint: 'person_pkey' },
  });
});

test('a value that PostgreSQL repeats in its sentence is left out, deep inside other errors too', async () => {
  const error = await db.execute(sql`select ${canary}::text::integer`).catch((cause: unknown) => cause);
  log.error(new Error('Migration failed', { cause: error }));
  const line = logged();
  expect(line).not.toContain('canary');
  expect(line).toContain('invalid input syntax for type integer');
});

test('an address in the answer of a mail server is left out', () => {
  log.error({ err: Object.assign(new Error(`550 <${canary}> is unknown`), { rejected: [canary] }) }, 'mail');
  expect(logged()).not.toContain('canary');
});

test('a job that fails tells neither log nor queue what it was about', async () => {
  const tasks = { remember: async () => void (await insertAgain()) };
  const jobs = await startJobs({ db, clock: systemClock, log, tasks, crontab: [] });
  onTestFinished(jobs.stop);
  await addJob(db, { task: 'remember', payload: {} });
  const lastError = async () => {
    const { rows } = await db.execute<{ last_error: string }>(sql`select last_error from graphile_worker.jobs`);
    expect(rows[0]?.last_error).toContain('Failed query: insert into person');
    return rows[0]?.last_error;
  };
  expect(await vi.waitFor(lastError, { timeout: 10_000, interval: 100 })).not.toContain('canary');
  const lines = logged();
  expect(lines).not.toContain('canary');
  expect(lines).toContain('person_pkey');
});
