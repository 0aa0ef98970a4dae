import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, giveTwoFactor, logIn } from '#test/builders/accounts.ts';
import { type Person, password, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let person: Person;
const browser = { 'sec-fetch-site': 'same-origin' };

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(async () => {
  app.setNow('2026-11-20T12:00');
  person = await signedInAs(app);
  await giveTwoFactor(app, person.id);
});
afterAll(() => app.close());

const trust = async () => {
  const challenge = String((await logIn(app, person.email)).problem.details?.challenge);
  const body = { challenge, code: await codeOf(app), trustComputer: true };
  return app.call('POST /auth/login/two-factor', { body, headers: browser });
};
const cookieOf = ({ headers }: Awaited<ReturnType<typeof trust>>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((one) => one.startsWith('trusted=')) ?? '';
const signInWith = (cookie: string, email = person.email) =>
  logIn(app, email, { headers: { ...browser, cookie: cookie.split(';')[0] ?? '' } });

test('a trusted computer is asked for no code for 30 days; its cookie is out of the reach of scripts', async () => {
  const cookie = cookieOf(await trust());
  expect(cookie).toMatch(/^trusted=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  expect((await signInWith(cookie)).status).toBe(200);
  app.setNow('2026-12-20T11:59');
  expect((await signInWith(cookie)).status).toBe(200);
  app.setNow('2026-12-20T12:00');
  expect((await signInWith(cookie)).problem.error).toBe('auth.two-factor-required');
});

test('it is trusted for one person, and the password is still asked for', async () => {
  const cookie = cookieOf(await trust());
  const other = await signedInAs(app);
  await giveTwoFactor(app, other.id);
  expect((await signInWith(cookie, other.email)).problem.error).toBe('auth.two-factor-required');
  const headers = { ...browser, cookie: cookie.split(';')[0] ?? '' };
  expect((await logIn(app, person.email, { headers, with: 'a guess' })).problem.error).toBe('auth.failed');
});

test('nobody is trusted who did not ask for it', async () => {
  const challenge = String((await logIn(app, person.email)).problem.details?.challenge);
  const reply = await app.call('POST /auth/login/two-factor', { body: { challenge, code: await codeOf(app) } });
  expect(cookieOf(reply)).toBe('');
});

test.each([
  ['ending all other sessions', () => app.call('DELETE /auth/sessions', { headers: person.headers })],
  [
    'a new password',
    () =>
      app.call('POST /auth/change-password', {
        headers: person.headers,
        body: { currentPassword: password, newPassword: 'kiwi-river-42-lantern' },
      }),
  ],
  ['doing without the app', () => app.call('POST /auth/two-factor/disable', { headers: person.headers })],
])('%s ends the trust', async (_what, end) => {
  await trust();
  expect((await end()).status).toBe(200);
  expect((await app.db.execute(sql`select from trusted_computer where user_id = ${person.id}`)).rows).toEqual([]);
});
