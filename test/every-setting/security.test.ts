import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../builders/change-settings.ts';
import { password, signedInAs } from '../builders/signed-in.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
});
afterEach(() => app.close());

const set = (security: Record<string, unknown>) => changeSettings(app, { security });
const logIn = async (email: string, typed = password) =>
  (await app.call('POST /auth/login', { body: { email, password: typed } })).problem.error ?? 'in';
const register = (typed: string, email = 'new@example.com') =>
  app.call('POST /auth/register', {
    body: { firstName: 'New', lastName: 'Comer', email, password: typed, acceptTerms: true },
  });

test('maxLoginAttempts locks', async () => {
  await set({ maxLoginAttempts: 3 });
  const { email } = await signedInAs(app);
  const tries = [];
  for (let guess = 0; guess < 3; guess += 1) tries.push(await logIn(email, 'a guess'));
  expect(tries).toEqual(['auth.failed', 'auth.failed', 'auth.failed']);
  expect(await logIn(email)).toBe('auth.locked');
});

test('sessionTimeout ends a session that is idle', async () => {
  await set({ sessionTimeout: 15 });
  const { email } = await signedInAs(app);
  const entered = await app.call('POST /auth/login', { body: { email, password } });
  const headers = { authorization: `Bearer ${entered.body.token}` };
  app.setNow('2026-11-20T12:14');
  expect((await app.call('GET /auth/me', { headers })).status).toBe(200);
  app.setNow('2026-11-20T12:31');
  expect((await app.call('GET /auth/me', { headers })).status).toBe(401);
});

test('enableTwoFactor makes staff enrol before they come in', async () => {
  const { email } = await signedInAs(app, { role: 'STAFF' });
  expect(await logIn(email)).toBe('in');
  await set({ enableTwoFactor: true });
  expect(await logIn(email)).toBe('auth.two-factor-enrolment-required');
});

test('passwordMinLength refuses shorter ones', async () => {
  await set({ passwordMinLength: 20, requireStrongPassword: false });
  expect((await register('nineteen characters')).status).toBe(422);
  expect((await register('twenty characters it')).status).toBe(200);
});

test('requireStrongPassword refuses what everybody guesses', async () => {
  expect((await register('hannah2024')).problem.error).toBe('auth.password-weak');
  await set({ requireStrongPassword: false });
  expect((await register('hannah2024')).status).toBe(200);
});

test('requireEmailVerification sends the link that proves an e-mail', async () => {
  const mailed = async (email: string) => {
    await register('kiwi-river-42-lantern', email);
    const { rows } = await app.db.execute<{ payload: object }>(sql`
      select payload from graphile_worker._private_jobs order by id desc limit 1`);
    await app.runJob('mail-registration', rows[0]?.payload);
    const { rows: mails } = await app.db.execute(sql`select 1 from mail where to_address = ${email}`);
    return mails.length;
  };
  expect(await mailed('one@example.com')).toBe(1);
  await set({ requireEmailVerification: false });
  expect(await mailed('two@example.com')).toBe(0);
});
