import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  entriesAbout,
  forgetMails,
  giveTwoFactor,
  logIn,
  mailsTo,
  tokenTo,
  writeMails,
} from '#test/builders/accounts.ts';
import { anotherSession, type Person, password, signedInAs } from '#test/builders/signed-in.ts';
import { createApplicationOn, freshApp, type TestApp } from '#test/fresh-app.ts';
import { issueLink } from '../mails/account-links.ts';

let app: TestApp;
let person: Person;
const chosen = 'kiwi-river-42-lantern';

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(async () => {
  await forgetMails(app);
  person = await signedInAs(app, { role: 'STAFF' });
});
afterAll(() => app.close());

const me = async (headers: Record<string, string>) => (await app.call('GET /auth/me', { headers })).status;
const change = (headers = person.headers, body: Record<string, string> = {}) =>
  app.call('POST /auth/change-password', {
    body: { currentPassword: password, newPassword: chosen, ...body },
    headers,
  });

test('after a change of the password a stolen cookie is dead, also in another process', async () => {
  const thief = await anotherSession(app, person.id);
  const other = await createApplicationOn(app);
  expect((await change()).status).toBe(200);
  expect(await me(thief.headers)).toBe(401);
  const elsewhere = await other.inject({ url: '/api/auth/me', headers: { cookie: `session=${thief.token}` } });
  expect(elsewhere.statusCode).toBe(401);
  await other.close();
});

test('who changed it goes on under a new token; the one before is over', async () => {
  const { body } = await change();
  expect(body.token).toMatch(/^[\w-]{43}$/);
  expect(await me(person.headers)).toBe(401);
  expect(await me({ authorization: `Bearer ${body.token}` })).toBe(200);
});

test('a browser gets the new token as a cookie alone', async () => {
  const headers = { cookie: `session=${person.token}`, 'sec-fetch-site': 'same-origin' };
  const reply = await change(headers);
  expect(reply.body.token).toBeUndefined();
  const cookie = /^session=([\w-]{43});/.exec(String(reply.headers['set-cookie']))?.[1];
  expect(cookie).not.toBe(person.token);
  expect(await me({ cookie: `session=${cookie}` })).toBe(200);
});

test('the old password no longer signs in, the new one does', async () => {
  await change();
  expect((await logIn(app, person.email)).status).toBe(401);
  expect((await logIn(app, person.email, { with: chosen })).status).toBe(200);
});

test('a mail tells the owner, a link that was asked for before is over, and the audit log knows', async () => {
  await app.call('POST /auth/password-reset', { body: { email: person.email } });
  await writeMails(app);
  const token = await tokenTo(app, person.email);
  await change();
  await writeMails(app);
  expect((await mailsTo(app, person.email)).map(({ kind }) => kind)).toEqual(['reset-password', 'password-changed']);
  const reset = await app.call('POST /auth/password-reset/confirm', { body: { token, newPassword: chosen } });
  expect(reset.problem.error).toBe('auth.link-over');
  expect(await entriesAbout(app, person.id)).toMatchObject([{ action: 'user.password-changed', actor_id: person.id }]);
});

test.each([
  ['change-email', 'POST /auth/verify-email'],
  ['reset-password', 'POST /auth/password-reset/confirm'],
  ['invitation', 'POST /auth/password-reset/confirm'],
] as const)('a link for %s that a thief has sent off before the change is over', async (purpose, route) => {
  const email = purpose === 'change-email' ? `evil.${person.email}` : person.email;
  const token = await app.step((ctx) => issueLink(ctx, { userId: person.id, purpose, email }));
  await change();
  const body = { token, ...(route !== 'POST /auth/verify-email' && { newPassword: 'lemon-harbour-17-drum' }) };
  const reply = await app.call(route, { body: body as never });
  expect([reply.status, reply.problem.error]).toEqual([410, 'auth.link-over']);
});

test('the link that confirms the e-mail stays good, with the new password', async () => {
  const link = { userId: person.id, purpose: 'verify-email', email: person.email } as const;
  const token = await app.step((ctx) => issueLink(ctx, link));
  await change();
  const verify = (password: string) => app.call('POST /auth/verify-email', { body: { token, password } });
  expect((await verify('not-the-password-1')).problem.error).toBe('auth.link-password');
  expect((await verify(chosen)).status).toBe(200);
});

test('a trusted computer is asked for a code again', async () => {
  await giveTwoFactor(app, person.id);
  await app.db.execute(sql`
    insert into trusted_computer (token_hash, user_id, created_at, expires_at)
    values ('x', ${person.id}, now(), now() + interval '30 days')`);
  await change();
  const left = await app.db.execute(sql`select from trusted_computer where user_id = ${person.id}`);
  expect(left.rows).toHaveLength(0);
});

test('the present password is asked for, and another one must come', async () => {
  expect((await change(person.headers, { currentPassword: 'a guess' })).problem).toMatchObject({
    error: 'auth.password-wrong',
    messages: { currentPassword: 'This is not your password' },
  });
  expect((await change(person.headers, { newPassword: password })).problem.error).toBe('auth.password-same');
  expect((await change(person.headers, { newPassword: 'password123' })).problem).toMatchObject({
    error: 'auth.password-weak',
    messages: { newPassword: 'This password is easy to guess' },
    details: { reason: 'common', minLength: 8 },
  });
});

test('of two changes at once one wins, and the loser’s password is not the one', async () => {
  const second = await anotherSession(app, person.id);
  const replies = await Promise.all([
    change(person.headers, { newPassword: 'kiwi-river-42-lantern' }),
    change(second.headers, { newPassword: 'lemon-harbour-17-drum' }),
  ]);
  expect(replies.map(({ status }) => status).sort()).not.toEqual([200, 200]);
});

test('the session of an account that is switched off is dead at once, and it cannot sign in', async () => {
  await app.db.execute(sql`update app_user set is_active = false where id = ${person.id}`);
  expect(await me(person.headers)).toBe(401);
  expect((await change()).status).toBe(401);
  expect((await logIn(app, person.email)).problem.error).toBe('auth.failed');
});
