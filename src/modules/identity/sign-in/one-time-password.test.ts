import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, password, signedInAs } from '#test/builders/signed-in.ts';
import { everyRoute, freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await freshApp();
  person = await signedInAs(app, { role: 'ADMIN', mustChangePassword: true });
});
afterAll(() => app.close());

const closed = everyRoute.filter(([, { access, beforePasswordChange }]) => {
  const isForEverybody = access === 'public' || access === 'guest';
  return !isForEverybody && !beforePasswordChange;
});

test('only reading who one is, the change of the password and signing out are open to a one-time password', () => {
  const open = everyRoute.filter(([, { beforePasswordChange }]) => beforePasswordChange).map(([route]) => route);
  expect(open.sort()).toEqual(['GET /auth/me', 'POST /auth/change-password', 'POST /auth/logout']);
});

test('every other call that asks who somebody is refuses it', async () => {
  expect(closed.length).toBeGreaterThan(20);
  for (const [route] of closed) {
    const [method, path] = route.split(' ') as ['GET', string];
    if (!app.server.hasRoute({ method, url: `/api${path}` })) continue;
    const url = `/api${path.replaceAll(/:\w+/g, '0199a0f0-0000-7000-8000-000000000001')}`;
    const reply = await app.server.inject({ method, url, headers: person.headers });
    expect([route, reply.statusCode, reply.json().error]).toEqual([route, 403, 'auth.password-change-required']);
  }
});

test('what is open to everybody is open as to a stranger', async () => {
  expect((await app.call('GET /settings/tax', { headers: person.headers })).status).toBe(200);
  const begun = await app.call('POST /auth/two-factor', { headers: person.headers, body: { password } });
  expect(begun.status).toBe(401);
});

test('once it is changed, everything is open', async () => {
  expect((await app.call('GET /auth/me', { headers: person.headers })).body.data.mustChangePassword).toBe(true);
  const { body } = await app.call('POST /auth/change-password', {
    headers: person.headers,
    body: { currentPassword: password, newPassword: 'kiwi-river-42-lantern' },
  });
  const headers = { authorization: `Bearer ${body.token}` };
  expect((await app.call('GET /auth/me', { headers })).body.data.mustChangePassword).toBe(false);
  expect((await app.call('GET /auth/sessions', { headers })).status).toBe(200);
});
