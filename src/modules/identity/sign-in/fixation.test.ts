import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '#test/builders/accounts.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await freshApp();
  person = await signedInAs(app);
});
afterAll(() => app.close());

const browser = { 'sec-fetch-site': 'same-origin' };
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /^session=([^;]*)/.exec([headers['set-cookie'] ?? []].flat().join('\n'))?.[1] ?? '';
const me = (session: string) => app.call('GET /auth/me', { headers: { cookie: `session=${session}` } });

test('a cookie that somebody planted before the sign-in is not the session after it', async () => {
  const planted = 'planted_'.repeat(6).slice(0, 43);
  const reply = await logIn(app, person.email, { headers: { ...browser, cookie: `session=${planted}` } });
  expect(reply.status).toBe(200);
  expect(cookieOf(reply)).toMatch(/^[\w-]{43}$/);
  expect(cookieOf(reply)).not.toBe(planted);
  expect((await me(planted)).status).toBe(401);
  expect((await me(cookieOf(reply))).status).toBe(200);
});

test('an attacker who plants a session of their own does not get the victim’s', async () => {
  const attacker = await signedInAs(app);
  const reply = await logIn(app, person.email, { headers: { ...browser, cookie: `session=${attacker.token}` } });
  expect(cookieOf(reply)).not.toBe(attacker.token);
  expect((await me(attacker.token)).status).toBe(401);
});

test('a computer cannot be made trusted by a cookie that was planted', async () => {
  const reply = await logIn(app, person.email, { headers: { ...browser, cookie: `trusted=${'t'.repeat(43)}` } });
  expect([reply.headers['set-cookie']].flat().join()).not.toContain('trusted');
});
