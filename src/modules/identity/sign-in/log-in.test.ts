import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '#platform/database/database.ts';
import { admin, identityServer, standingClock, withAdmin } from '#test/builders/identity.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { messagesOf } from '#test/messages-of.ts';

const clock = standingClock('2026-12-01T03:00:00Z');
let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Database;
let app: FastifyInstance;
let otherProcess: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase();
  db = connect(database.url);
  await withAdmin({ db, clock });
  app = await identityServer({ db, clock });
  otherProcess = await identityServer({ db, clock, secure: true });
});

beforeEach(async () => {
  await db.execute(sql`truncate failed_login, session`);
  await db.execute(sql`update app_user set is_active = true`);
});

afterAll(async () => {
  await app.close();
  await otherProcess.close();
  await db.pool.end();
  await database.drop();
});

type Asking = { email?: string; password?: string; server?: FastifyInstance; headers?: Record<string, string> };

const login = ({ email = admin.email, password = admin.password, server = app, headers = {} }: Asking = {}) =>
  server.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, headers });
const wrong = (asking: Asking = {}) => login({ ...asking, password: 'not the password' });
const me = (headers: Record<string, string>, server = app) =>
  server.inject({ method: 'GET', url: '/api/auth/me', headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('a client that is not a browser gets a token, and is recognised by it afterwards', async () => {
  const reply = await login({ email: 'nok@SAPHAN.example' });
  expect(reply.statusCode).toBe(200);
  const { token, user, data, success } = reply.json();
  expect({ success, data }).toEqual({ success: true, data: user });
  expect(user).toMatchObject({ email: admin.email, role: 'ADMIN', isActive: true, emailVerified: true });
  expect(reply.body).not.toContain('argon2');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await me(bearer(token))).json().data).toEqual(user);
});

test('a browser gets a cookie that scripts cannot read, and no token', async () => {
  const reply = await login({ headers: { 'sec-fetch-site': 'same-origin' } });
  expect(reply.json().token).toBeUndefined();
  const [cookie] = reply.cookies;
  expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 12 * 3600 });
  expect(cookie?.secure).toBeUndefined();
  expect((await me({ cookie: `session=${cookie?.value}` })).statusCode).toBe(200);
});

test('over https the cookie never travels unencrypted, and nobody else can plant one', async () => {
  const [cookie] = (await login({ server: otherProcess })).cookies;
  expect(cookie).toMatchObject({ name: '__Host-session', secure: true, path: '/' });
  expect(cookie).not.toHaveProperty('domain');
  const ask = (name: string) =>
    otherProcess.inject({ url: '/api/auth/me', headers: { cookie: `${name}=${cookie?.value}` } });
  expect((await ask('__Host-session')).statusCode).toBe(200);
  expect((await ask('session')).statusCode).toBe(401);
});

test('only the hash of a token is stored', async () => {
  const { token } = (await login()).json();
  const { rows } = await db.execute<{ token_hash: Buffer }>(sql`select token_hash from session`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.token_hash).toHaveLength(32);
  expect(rows[0]?.token_hash.toString('base64url')).not.toBe(token);
});

test('an unknown e-mail, a wrong password and a closed account get the same answer', async () => {
  const unknown = await login({ email: 'nobody@saphan.example' });
  const mistyped = await wrong();
  await db.execute(sql`update app_user set is_active = false`);
  const closed = await login();
  for (const reply of [unknown, mistyped, closed]) {
    const { requestId, ...body } = reply.json();
    expect(requestId).toBeTruthy();
    expect({ status: reply.statusCode, body, cookies: reply.cookies }).toEqual({
      status: 401,
      body: { success: false, message: 'Login failed', error: 'auth.failed' },
      cookies: [],
    });
  }
});

test('after five failures the sixth attempt is refused, also with the right password and in another process', async () => {
  for (let failure = 1; failure <= 5; failure += 1) expect((await wrong()).statusCode).toBe(401);
  const reply = await login({ server: otherProcess });
  expect(reply.statusCode).toBe(429);
  expect(reply.json()).toMatchObject({ error: 'auth.locked', details: { retryAfterSeconds: 900 } });
  expect(reply.headers['retry-after']).toBe('900');
});

test('the e-mail in other capitals is the same account', async () => {
  for (const email of [
    'NOK@saphan.example',
    'nok@SAPHAN.example',
    'Nok@saphan.example',
    'nok@saphan.example',
    'nOk@saphan.example',
  ])
    await wrong({ email });
  expect((await login()).statusCode).toBe(429);
});

test('an e-mail that nobody has is locked like any other', async () => {
  for (let failure = 1; failure <= 5; failure += 1) await wrong({ email: 'nobody@saphan.example' });
  expect((await wrong({ email: 'nobody@saphan.example' })).statusCode).toBe(429);
});

test('failures from one IP address do not lock the owner out at another', async () => {
  for (let failure = 1; failure <= 6; failure += 1) await wrong({ headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect((await login({ headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(429);
  expect((await login({ headers: { 'x-forwarded-for': '198.51.100.4' } })).statusCode).toBe(200);
});

test('the lock ends by itself, and attempts under it do not prolong it', async () => {
  for (let failure = 1; failure <= 5; failure += 1) await wrong();
  clock.pass({ minutes: 14, seconds: 59 });
  for (let attempt = 1; attempt <= 3; attempt += 1) expect((await wrong()).statusCode).toBe(429);
  clock.pass({ seconds: 1 });
  expect((await login()).statusCode).toBe(200);
});

test('a right password forgets the failures before it', async () => {
  for (let failure = 1; failure <= 4; failure += 1) await wrong();
  expect((await login()).statusCode).toBe(200);
  for (let failure = 1; failure <= 4; failure += 1) expect((await wrong()).statusCode).toBe(401);
  expect((await login()).statusCode).toBe(200);
});

test('of many guesses at once, in two processes, only five are checked, and the rest refused', async () => {
  await slowDownFailures();
  const guesses = Array.from({ length: 20 }, (_, index) => wrong({ server: index % 2 ? app : otherProcess }));
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode).sort();
  await db.execute(sql`drop trigger slowly on failed_login`);
  expect(statuses).toEqual([...new Array(5).fill(401), ...new Array(15).fill(429)]);
});

test('many right sign-ins at once all succeed', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => login()));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(new Array(12).fill(200));
});

test('signing out ends that session everywhere at once, and no other', async () => {
  const [phone, desk] = [(await login()).json().token, (await login()).json().token];
  const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: `session=${phone}` } });
  expect(out.statusCode).toBe(200);
  expect(out.cookies[0]).toMatchObject({ name: 'session', value: '' });
  expect((await me(bearer(phone), otherProcess)).statusCode).toBe(401);
  expect((await me(bearer(desk), otherProcess)).statusCode).toBe(200);
});

test('signing in again gives a new session and ends the one whose token came with the request', async () => {
  const { token: first } = (await login()).json();
  const { token: second } = (await login({ headers: bearer(first) })).json();
  expect(second).not.toBe(first);
  expect((await me(bearer(first))).statusCode).toBe(401);
  expect((await me(bearer(second))).statusCode).toBe(200);
});

test('a session ends once it has been unused for as long as the settings allow', async () => {
  const { token } = (await login()).json();
  clock.pass({ minutes: 59 });
  expect((await me(bearer(token))).statusCode).toBe(200);
  clock.pass({ minutes: 59 });
  expect((await me(bearer(token))).statusCode).toBe(200);
  clock.pass({ minutes: 60 });
  expect((await me(bearer(token))).statusCode).toBe(401);
});

test('however busy, a session of staff ends after 12 hours', async () => {
  const { token } = (await login()).json();
  for (let half = 1; half < 24; half += 1) {
    clock.pass({ minutes: 30 });
    expect((await me(bearer(token))).statusCode).toBe(200);
  }
  clock.pass({ minutes: 30 });
  expect((await me(bearer(token))).statusCode).toBe(401);
});

test('an account that is closed is out at once', async () => {
  const { token } = (await login()).json();
  await db.execute(sql`update app_user set is_active = false`);
  expect((await me(bearer(token))).statusCode).toBe(401);
});

test.each([
  ['nothing', {}],
  ['a token that nobody has', bearer('A'.repeat(43))],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['a misshapen cookie', { cookie: 'session=%00%ff; session=../../x' }],
])('with %s nobody is signed in', async (_what, headers) => {
  const reply = await me(headers);
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ success: false, error: 'auth.required' });
});

test('the refusal of a form without e-mail and password names both fields', async () => {
  const reply = await login({ email: '  ', password: '' });
  expect(reply.statusCode).toBe(422);
  expect(messagesOf(reply.json().fields)).toEqual({ email: 'Email is required', password: 'Password is required' });
});

test('a page of another site cannot sign a visitor in or out', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await login({ headers: foreign })).statusCode).toBe(403);
  const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: foreign });
  expect(out.statusCode).toBe(403);
});

// Simulates a slow disk, on which, without a guard, every guess would be checked before the first failure is stored.
const slowDownFailures = () =>
  db.execute(sql`
    create or replace function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(0.1); return new; end';
    create trigger slowly before insert on failed_login for each row execute function slowly()`);
