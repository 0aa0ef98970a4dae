import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  entriesAbout,
  failures,
  forgetMails,
  giveTwoFactor,
  logIn,
  mailsTo,
  tokenTo,
  writeMails,
} from '#test/builders/accounts.ts';
import { type Person, password, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { issueLink } from '../mails/account-links.ts';

let app: TestApp;
let person: Person;
const chosen = 'kiwi-river-42-lantern';

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(async () => {
  await forgetMails(app);
  person = await signedInAs(app, { emailVerified: false });
});
afterAll(() => app.close());

const requestReset = async () => {
  await app.call('POST /auth/password-reset', { body: { email: person.email } });
  await writeMails(app);
  return tokenTo(app, person.email);
};
const confirm = (token: string, newPassword = chosen) =>
  app.call('POST /auth/password-reset/confirm', { body: { token, newPassword } });

test('the link of the mail gives a new password, proves the e-mail, and signs nobody in', async () => {
  const reply = await confirm(await requestReset());
  expect(reply.body.data).toEqual({ email: person.email });
  expect(String(reply.headers['set-cookie'])).toMatch(/^session=;/);
  const signedIn = await logIn(app, person.email, { with: chosen });
  expect(signedIn.body.user).toMatchObject({ emailVerified: true });
});

test('all sessions end', async () => {
  await confirm(await requestReset());
  expect((await app.call('GET /auth/me', { headers: person.headers })).status).toBe(401);
});

test('the second factor of whoever has proven the e-mail is still asked for', async () => {
  await app.db.execute(sql`update app_user set email_verified = true where id = ${person.id}`);
  await giveTwoFactor(app, person.id);
  await confirm(await requestReset());
  expect((await logIn(app, person.email, { with: chosen })).problem.error).toBe('auth.two-factor-required');
});

test('who was locked out by somebody else’s guesses gets in again', async () => {
  for (let index = 0; index < 25; index += 1)
    await failures(app, { email: person.email, from: `203.0.113.${index}` }, 1);
  expect((await logIn(app, person.email)).status).toBe(429);
  await confirm(await requestReset());
  expect((await logIn(app, person.email, { with: chosen })).status).toBe(200);
});

test('what is missing or no link is told in words, as for the proof of an e-mail', async () => {
  const token = 'Use the whole link from the email';
  for (const given of [{}, { token: '' }, { token: 'x'.repeat(101) }]) {
    const proof = await app.call('POST /auth/verify-email', { body: given as never });
    expect([proof.status, proof.problem.messages]).toEqual([422, { token }]);
    const reset = await app.call('POST /auth/password-reset/confirm', { body: given as never });
    expect(reset.problem.messages).toEqual({ token, newPassword: 'Password is required' });
  }
});

test('a password that is too short is told in the words of the specification', async () => {
  const message = 'Password must be at least 8 characters';
  const { problem } = await confirm(await requestReset(), 'seven 7');
  expect(problem).toMatchObject({ error: 'auth.password-weak', message, messages: { newPassword: message } });
});

test('a weak password is refused, and the link stays good', async () => {
  const token = await requestReset();
  expect((await confirm(token, 'password123')).problem.error).toBe('auth.password-weak');
  expect((await confirm(token)).status).toBe(200);
});

test('an invitation leads to the first password, and ends a one-time password', async () => {
  await app.db.execute(
    sql`update app_user set password_hash = null, must_change_password = true where id = ${person.id}`,
  );
  const token = await app.step((ctx) =>
    issueLink(ctx, { userId: person.id, purpose: 'invitation', email: person.email }),
  );
  expect((await confirm(token)).status).toBe(200);
  expect((await logIn(app, person.email, { with: chosen })).body.user).toMatchObject({ mustChangePassword: false });
});

test.each([
  ['a reset', 'reset-password', 'user.password-reset'],
  ['an invitation', 'invitation', 'user.invitation-accepted'],
] as const)('%s of staff is in the audit log as what it is', async (_what, purpose, action) => {
  const staff = await signedInAs(app, { role: 'STAFF' });
  const token = await app.step((ctx) => issueLink(ctx, { userId: staff.id, purpose, email: staff.email }));
  expect((await confirm(token)).status).toBe(200);
  expect(await entriesAbout(app, staff.id)).toEqual([{ action, actor_id: staff.id, changes: [] }]);
});

test('nobody can sign in to an account that has no password yet', async () => {
  await app.db.execute(sql`update app_user set password_hash = null where id = ${person.id}`);
  expect((await logIn(app, person.email)).problem.error).toBe('auth.failed');
});

test('a mail tells the owner that the password is another one', async () => {
  await confirm(await requestReset());
  await writeMails(app);
  expect((await mailsTo(app, person.email)).map(({ kind }) => kind)).toEqual(['reset-password', 'password-changed']);
});

test('a second factor that a squatter has set up before anybody had proven the e-mail goes with the reset', async () => {
  await giveTwoFactor(app, person.id);
  await app.db.execute(sql`
    insert into recovery_code (code_hash, user_id) values (${Buffer.from(person.id)}, ${person.id})`);
  await confirm(await requestReset());
  expect((await logIn(app, person.email, { with: chosen })).status).toBe(200);
  expect((await app.db.execute(sql`select from recovery_code where user_id = ${person.id}`)).rows).toEqual([]);
  await writeMails(app);
  const kinds = (await mailsTo(app, person.email)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['password-changed', 'reset-password', 'two-factor-changed']);
});

test('the second factor of staff stays, also where an admin has given them another e-mail', async () => {
  await app.db.execute(sql`update app_user set role = 'STAFF' where id = ${person.id}`);
  await giveTwoFactor(app, person.id);
  await confirm(await requestReset());
  expect((await logIn(app, person.email, { with: chosen })).problem.error).toBe('auth.two-factor-required');
});

test('the present password is no new one, and the link stays good', async () => {
  const token = await requestReset();
  expect((await confirm(token, password)).problem).toMatchObject({
    error: 'auth.password-same',
    messages: { newPassword: 'Choose a password that is not your current one' },
  });
  expect((await confirm(token)).status).toBe(200);
});

test('a link says at once whether it works, whether it was used, and is not used up by asking', async () => {
  const check = async (token: string) =>
    (await app.call('POST /auth/password-reset/check', { body: { token } })).body.data;
  const first = await requestReset();
  expect([await check(first), await check(first)]).toEqual([
    { works: true, isUsed: false },
    { works: true, isUsed: false },
  ]);
  await confirm(first);
  expect(await check(first)).toEqual({ works: false, isUsed: true });
  expect(await check('x'.repeat(43))).toEqual({ works: false, isUsed: false });
});
