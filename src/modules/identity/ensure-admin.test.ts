import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '#platform/database/database.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { standingClock } from '#test/builders/identity.ts';
import { testSealer } from '#test/builders/sealer.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { ensureAdmin } from './ensure-admin.ts';
import { identityTasks } from './identity-jobs.ts';
import { isPassword } from './passwords/hash-password.ts';

const clock = standingClock('2026-12-01T03:00:00Z');
const email = 'admin@saphan.example';
let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  db = connect(database.url);
});

beforeEach(() => db.execute(sql`truncate app_user cascade`));

afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const ensure = (admin: { email: string; password?: string }) =>
  stepsOf(db, clock).step((ctx) => ensureAdmin(ctx, admin));

const stored = async () => {
  const { rows } = await db.execute<{ email: string; password_hash: string; role: string }>(
    sql`select * from app_user`,
  );
  return rows;
};

test('the first start makes an admin with a password that is told once', async () => {
  const { generatedPassword } = await ensure({ email });
  expect(generatedPassword).toMatch(/^(\w{5}-){3}\w{5}$/);
  const [admin] = await stored();
  expect(admin).toMatchObject({ email, role: 'ADMIN' });
  expect(await isPassword(admin?.password_hash, generatedPassword ?? '')).toBe(true);
  expect(await ensure({ email })).toEqual({ email, generatedPassword: null });
});

test('the password that was told ends after a day unused: then a start tells another', async () => {
  const first = await ensure({ email });
  expect(await stored()).toMatchObject([{ must_change_password: true }]);
  clock.pass({ hours: 23, minutes: 59 });
  expect(await ensure({ email })).toEqual({ email, generatedPassword: null });
  clock.pass({ minutes: 1 });
  const { generatedPassword } = await ensure({ email });
  const [admin] = await stored();
  expect(await isPassword(admin?.password_hash, generatedPassword ?? '')).toBe(true);
  expect(await isPassword(admin?.password_hash, first.generatedPassword ?? '')).toBe(false);
  await db.execute(sql`update app_user set must_change_password = false, one_time_until = null`);
  clock.pass({ hours: 48 });
  expect(await ensure({ email })).toEqual({ email, generatedPassword: null });
});

test('a password of the environment is taken, and not told', async () => {
  expect(await ensure({ email, password: 'only 8 ch' })).toEqual({ email, generatedPassword: null });
  const [admin] = await stored();
  expect(admin).toMatchObject({ must_change_password: false });
  expect(await isPassword(admin?.password_hash, 'only 8 ch')).toBe(true);
});

test('an admin who exists is never changed', async () => {
  await ensure({ email, password: 'the first password' });
  const before = await stored();
  expect(await ensure({ email: 'other@saphan.example', password: 'another password' })).toMatchObject({ email });
  expect(await stored()).toEqual(before);
});

test('processes that start together make one admin', async () => {
  const made = await Promise.all([1, 2, 3, 4].map(() => ensure({ email })));
  expect(await stored()).toHaveLength(1);
  expect(made.filter(({ generatedPassword }) => generatedPassword !== null)).toHaveLength(1);
});

test('an account of a customer does not become the admin', async () => {
  await db.execute(sql`
    insert into app_user (email, first_name, last_name, role, created_at)
    values ('ADMIN@saphan.example', 'Som', 'Chai', 'CUSTOMER', now())`);
  await expect(ensure({ email })).rejects.toMatchObject({ code: 'identity.admin-email-taken' });
});

test('what has ended is forgotten, what still counts is kept', async () => {
  await ensure({ email });
  const now = clock().toString();
  await db.execute(sql`
    insert into failed_login (email, address, at)
    select 'a@x.example', '::', ${now}::timestamptz - make_interval(mins => ago) from unnest(array[59, 60, 600]) ago`);
  await db.execute(sql`
    insert into session (token_hash, user_id, created_at, last_seen_at, expires_at)
    select decode(lpad(to_hex(idle), 64, '0'), 'hex'), id, ${now}, ${now}::timestamptz - make_interval(mins => idle),
      ${now}::timestamptz + make_interval(mins => lives)
    from app_user, (values (5, 60), (61, 60), (6, -1)) as s (idle, lives)`);
  await identityTasks({ sealer: testSealer, publicUrl: '' })['forget-sign-ins']?.(stepsOf(db, clock), {});
  const { rows } = await db.execute(sql`
    select (select count(*)::int from failed_login) as failures, (select count(*)::int from session) as sessions`);
  expect(rows).toEqual([{ failures: 1, sessions: 1 }]);
});
