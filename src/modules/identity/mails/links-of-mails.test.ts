import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetMails, logIn, mailsTo, tokenTo, writeMails } from '#test/builders/accounts.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import type { LinkPurpose } from '../rules/link-life.ts';
import { issueLink } from './account-links.ts';

let app: TestApp;
let person: Person;
const chosen = 'kiwi-river-42-lantern';

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(async () => {
  await forgetMails(app);
  app.setNow('2026-11-20T12:00');
  person = await signedInAs(app, { emailVerified: false });
});
afterAll(() => app.close());

const linkFor = (purpose: LinkPurpose, email = purpose === 'change-email' ? `new.${person.email}` : person.email) =>
  app.step((ctx) => issueLink(ctx, { userId: person.id, purpose, email }));
const verify = (token: string) => app.call('POST /auth/verify-email', { body: { token }, headers: person.headers });
const confirm = (token: string) =>
  app.call('POST /auth/password-reset/confirm', { body: { token, newPassword: chosen } });
const over = { status: 410, problem: { error: 'auth.link-over' } };

test.each([
  ['a proof of e-mail', 'verify-email', verify],
  ['another e-mail', 'change-email', verify],
  ['a reset', 'reset-password', confirm],
  ['an invitation', 'invitation', confirm],
] as const)('the link of %s is good once', async (_what, purpose, use) => {
  const token = await linkFor(purpose);
  expect((await use(token)).status).toBe(200);
  expect(await use(token)).toMatchObject(over);
});

test.each([
  ['verify-email', verify, '2026-11-21T12:00'],
  ['change-email', verify, '2026-11-21T12:00'],
  ['reset-password', confirm, '2026-11-20T13:00'],
  ['invitation', confirm, '2026-11-27T12:00'],
] as const)('the link for %s is over in time', async (purpose, use, end) => {
  const token = await linkFor(purpose);
  app.setNow(end);
  expect(await use(token)).toMatchObject(over);
});

test.each([
  ['verify-email', confirm],
  ['change-email', confirm],
  ['reset-password', verify],
  ['invitation', verify],
] as const)('the link for %s is good for nothing else, and stays good for that', async (purpose, use) => {
  const token = await linkFor(purpose);
  expect(await use(token)).toMatchObject(over);
  const { rows } = await app.db.execute(sql`select used_at from mail_link where user_id = ${person.id}`);
  expect(rows).toEqual([{ used_at: null }]);
});

test.each([
  ['verify-email', verify],
  ['change-email', verify],
  ['reset-password', confirm],
] as const)('of twenty who use the link for %s at once one wins', async (purpose, use) => {
  const token = await linkFor(purpose);
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => use(token)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, ...new Array(19).fill(410)]);
});

test.each(['', 'x', 'A'.repeat(43), '../../etc/passwd', "' or 1=1 --"])('%s is no link', async (token) => {
  expect([410, 422]).toContain((await verify(token)).status);
  expect([410, 422]).toContain((await confirm(token)).status);
});

test('a link to an e-mail that the account no longer has is over', async () => {
  const [proof, reset] = [await linkFor('verify-email'), await linkFor('reset-password')];
  await app.db.execute(sql`update app_user set email = 'moved@example.com' where id = ${person.id}`);
  expect(await verify(proof)).toMatchObject(over);
  expect(await confirm(reset)).toMatchObject(over);
  await app.db.execute(sql`update app_user set email = ${person.email} where id = ${person.id}`);
});

test('a link of an account that is switched off is over', async () => {
  const [proof, reset] = [await linkFor('verify-email'), await linkFor('reset-password')];
  await app.db.execute(sql`update app_user set is_active = false where id = ${person.id}`);
  expect(await verify(proof)).toMatchObject(over);
  expect(await confirm(reset)).toMatchObject(over);
});

const passwordByMail = async () => confirm(await linkFor('reset-password'));
const passwordByAdmin = async () => {
  const { headers } = await signedInAs(app, { role: 'ADMIN' });
  await app.db.execute(sql`update app_user set role = 'STAFF' where id = ${person.id}`);
  return app.call('POST /users/:id/change-password', {
    headers,
    params: { id: person.id },
    body: { newPassword: chosen },
  });
};

test.each([
  ['by mail', 'verify-email', verify, passwordByMail],
  ['by mail', 'change-email', verify, passwordByMail],
  ['by mail', 'invitation', confirm, passwordByMail],
  ['of an admin', 'verify-email', verify, passwordByAdmin],
  ['of an admin', 'change-email', verify, passwordByAdmin],
  ['of an admin', 'reset-password', confirm, passwordByAdmin],
  ['of an admin', 'invitation', confirm, passwordByAdmin],
] as const)('after a new password %s the link for %s is over', async (_how, purpose, use, choose) => {
  const token = await linkFor(purpose);
  expect((await choose()).status).toBe(200);
  expect(await use(token)).toMatchObject(over);
});

const changeEmail = (email: string) =>
  app.call('POST /auth/change-email', { headers: person.headers, body: { email } });

test('an e-mail changes when the link to the new one is used; the old address is told', async () => {
  const email = `new.${person.email}`;
  expect((await changeEmail(email)).status).toBe(200);
  await writeMails(app);
  expect((await logIn(app, email)).status).toBe(401);
  expect((await verify(await tokenTo(app, email))).body.data).toEqual({ email });
  expect((await logIn(app, email)).body.user).toMatchObject({ email, emailVerified: true });
  await writeMails(app);
  expect((await mailsTo(app, person.email)).map(({ kind }) => kind)).toEqual(['email-changed']);
});

test('for a taken e-mail the answer is the same, and no mail goes out', async () => {
  const other = await signedInAs(app);
  const { status, body } = await changeEmail(other.email.toUpperCase());
  expect([status, body.data]).toEqual([200, null]);
  await writeMails(app);
  expect(await mailsTo(app, other.email.toUpperCase())).toEqual([]);
});

test('an e-mail that somebody took meanwhile stays theirs', async () => {
  const email = `late.${person.email}`;
  await changeEmail(email);
  await writeMails(app);
  const token = await tokenTo(app, email);
  await signedInAs(app, { email });
  expect(await verify(token)).toMatchObject(over);
});

test('a proven e-mail need not be proven again', async () => {
  await verify(await linkFor('verify-email'));
  const again = await app.call('POST /auth/resend-verification', { headers: person.headers });
  expect(again.problem.error).toBe('auth.email-proven');
});
