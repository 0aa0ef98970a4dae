import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, password, signedInAs } from '#test/builders/signed-in.ts';
import { everyRoute, freshApp, type TestApp } from '#test/fresh-app.ts';
import { issueLink } from '../mails/account-links.ts';

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

test('one that staff set ends after three days unused: it signs nobody in, and says so to who knows it', async () => {
  const admin = await signedInAs(app, { role: 'ADMIN' });
  const { id, email } = await signedInAs(app, { role: 'STAFF' });
  const newPassword = 'a ferry to Thonburi';
  const set = { params: { id }, headers: admin.headers, body: { newPassword } };
  expect((await app.call('POST /users/:id/change-password', set)).status).toBe(200);
  const signIn = (given: string) => app.call('POST /auth/login', { body: { email, password: given } });
  app.setNow('2026-11-23T11:59');
  expect((await signIn(newPassword)).status).toBe(200);
  app.setNow('2026-11-23T12:00');
  expect((await signIn(newPassword)).problem.error).toBe('auth.one-time-over');
  expect((await signIn('a guess')).problem.error).toBe('auth.failed');
});

test.each(['POST /users', 'POST /admin/customers'] as const)(
  'so does the one of %s, and no proof of the e-mail goes around it',
  async (route) => {
    app.setNow('2026-11-20T12:00');
    const admin = await signedInAs(app, { role: 'ADMIN' });
    const email = `${crypto.randomUUID()}@example.com`;
    const lek = { firstName: 'Lek', lastName: 'Counter', email, phone: '081 555 0100' };
    const given = 'a ferry to Thonburi';
    const body =
      route === 'POST /users' ? { ...lek, role: 'STAFF' as const, password: given } : { ...lek, invite: false };
    const made = await app.call(route, { headers: admin.headers, body });
    const [user] = (await app.db.execute<{ id: string }>(sql`select id from app_user where email = ${email}`)).rows;
    const { tempPassword } = made.body.data as { tempPassword?: string };
    const handed = { email, password: tempPassword ?? given };
    app.setNow('2026-11-23T12:00');
    expect((await app.call('POST /auth/login', { body: handed })).problem.error).toBe('auth.one-time-over');
    const link = { userId: user?.id ?? '', purpose: 'verify-email', email } as const;
    const token = await app.step((ctx) => issueLink(ctx, link));
    const proven = await app.call('POST /auth/verify-email', { body: { token, password: handed.password } });
    expect(proven.headers['set-cookie']).toBeUndefined();
  },
);
