import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithDemo } from '#demo/fill-with-demo.ts';
import { createLog } from '#platform/log/log.ts';
import { contentsOf } from './builders/backups.ts';
import { casesOf } from './drawn.ts';
import { freshApp, type TestApp } from './fresh-app.ts';

const SEED = 20_261_123;
const KILLS = casesOf(2, { variable: 'MIGRATION_KILLS', sweep: 10 });
/** The points of a migration at which its process is killed. */
const PLACES = ['first', 'between', 'last'];

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await freshApp();
  await fillWithDemo(app.step, { seed: SEED, log: createLog('silent'), sandbox: null });
  await app.db.execute(sql`create table held (run text, place text)`);
  folder = await mkdtemp(join(tmpdir(), 'saphan-killed-'));
  for (let step = 0; step <= KILLS; step += 1)
    await writeFile(join(folder, `${9_000 + step}_step.sql`), migrationOf(step));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** A migration that changes schema and rows, counts its runs, and waits at the point where the test kills it. */
const migrationOf = (step: number): string => {
  const held = (place: string) => `
    do $$ begin
      while exists (select from held where run = current_setting('application_name') and place = '${step} ${place}') loop
        perform pg_sleep(0.05);
      end loop;
    end $$;`;
  return `
    ${held('first')}
    alter table booking add column if not exists steps text not null default '';
    update booking set steps = steps || '${step},';
    ${held('between')}
    create table step_${step} as select id from vehicle;
    alter table vehicle add column seen_${step} int not null default 1;
    ${held('last')}`;
};

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.db.execute<Row>(query)).rows;

/** The wait events of a migrating process's connections, which may outlive the process. */
const doing = (run: number) =>
  rows<{ doing: string | null }>(sql`
    select wait_event as doing from pg_stat_activity where application_name = ${`migration-${run}`}`);

const seen = async (run: number, what: string): Promise<void> => {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if ((await doing(run)).some((one) => one.doing === what)) return;
    await pause(5);
  }
  throw new Error(`Process ${run} was never seen at ${what}`);
};

const start = (run: number): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'migrate-database.ts'), folder], {
    env: { ...process.env, DATABASE_URL: app.databaseUrl, PGAPPNAME: `migration-${run}` },
    stdio: ['pipe', 'inherit', 'inherit'],
  });

const ended = async (child: ChildProcess) => child.exitCode ?? child.signalCode ?? (await once(child, 'exit'))[0];

/** A deterministic generator of pseudorandom numbers from 0 to 1. */
const chance = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

test(`a migration of a full database that is killed ${KILLS} times (seed ${SEED}), and run again each time, is done once`, async () => {
  const tables = (
    await rows<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'held') order by 1`)
  ).map(({ name }) => name);
  const added = ['steps', ...Array.from({ length: KILLS + 1 }, (_, step) => `seen_${step}`)];
  const before = await contentsOf(app.db, tables, added);
  expect(before.filter(([, count]) => count > 0).length).toBeGreaterThan(20);

  const random = chance(SEED);
  for (let run = 0; run < KILLS; run += 1) {
    const place = `${run} ${PLACES[Math.floor(random() * PLACES.length)]}`;
    await rows(sql`insert into held values (${`migration-${run}`}, ${place})`);
  }
  let child = start(0);
  for (let run = 0; run < KILLS; run += 1) {
    await seen(run, 'PgSleep');
    child.kill('SIGKILL');
    await ended(child);
    child = start(run + 1);
    // PostgreSQL has not noticed the end of the first process and continues; the second one waits for its lock.
    await seen(run + 1, 'advisory');
    expect(await doing(run)).toHaveLength(1);
    await rows(sql`delete from held where run = ${`migration-${run}`}`);
  }
  expect(await ended(child)).toBe(0);

  expect(await contentsOf(app.db, tables, added)).toEqual(before);
  const steps = Array.from({ length: KILLS + 1 }, (_, step) => `${step},`).join('');
  expect(await rows(sql`select distinct steps from booking`)).toEqual([{ steps }]);
}, 600_000);
