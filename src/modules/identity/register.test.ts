import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetMails, logIn, mailsTo, setSecurity, tokenTo, writeMails } from '#test/builders/accounts.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(async () => {
  await app.db.execute(sql`truncate app_user cascade`);
  await forgetMails(app);
  await app.db.execute(sql`delete from setting`);
});
afterAll(() => app.close());

const hannah = {
  firstName: 'Hannah',
  lastName: 'Keller',
  email: 'hannah@example.com',
  phone: '+61 4 5550 0142',
  password: 'kiwi-river-42-lantern',
  acceptTerms: true as const,
};
type Registration = typeof hannah & { language?: 'en' | 'th' };

const register = (changed: Partial<Registration> & Record<string, unknown> = {}, headers = {}) =>
  app.call('POST /auth/register', { body: { ...hannah, ...changed }, headers });
const stored = async () => (await app.db.execute(sql`select * from app_user order by id`)).rows;

test('a registration makes a customer who can sign in at once, and signs nobody in', async () => {
  const reply = await register({ language: 'th' }, { 'sec-fetch-site': 'same-origin' });
  expect([reply.status, reply.body.data, reply.headers['set-cookie']]).toEqual([200, null, undefined]);
  const signedIn = await logIn(app, 'Hannah@example.com', { with: hannah.password });
  expect(signedIn.body.user).toEqual({
    id: expect.any(String),
    email: hannah.email,
    firstName: 'Hannah',
    lastName: 'Keller',
    phone: hannah.phone,
    role: 'CUSTOMER',
    isActive: true,
    emailVerified: false,
    language: 'th',
    hasTwoFactor: false,
    mustChangePassword: false,
  });
});

test('the moment in which the terms were accepted is kept; without accepting there is no account', async () => {
  await register();
  expect(await stored()).toMatchObject([{ terms_accepted_at: expect.stringContaining('2026-11-20') }]);
  expect((await register({ email: 'two@example.com', acceptTerms: false as true })).problem.messages).toHaveProperty(
    'acceptTerms',
  );
});

test('a weak password is told together with the other mistakes', async () => {
  const { status, problem } = await register({ phone: 'call me', firstName: '', password: 'keller2026' });
  expect([status, problem.messages]).toEqual([
    422,
    {
      firstName: expect.any(String),
      phone: expect.any(String),
      password: 'Use a password without your name, your email or our name',
    },
  ]);
});

test('the link of the mail proves the e-mail, in the language of the person', async () => {
  await register({ language: 'th' });
  await writeMails(app);
  expect(await mailsTo(app, hannah.email)).toMatchObject([{ kind: 'verify-email', language: 'th' }]);
  const body = { token: await tokenTo(app, hannah.email), password: hannah.password };
  const reply = await app.call('POST /auth/verify-email', { body });
  expect(reply.body.data).toEqual({ email: hannah.email });
  expect(await stored()).toMatchObject([{ email_verified: true }]);
});

test('without the setting for proven e-mails no link is sent', async () => {
  await setSecurity(app, { requireEmailVerification: false });
  await register();
  await writeMails(app);
  expect(await mailsTo(app, hannah.email)).toEqual([]);
});

test('where notices are switched off, the link is sent all the same: nobody could prove an e-mail without', async () => {
  await app.db.execute(sql`insert into setting ("group", value, updated_at)
    values ('notifications', '{"emailNotifications": false}', now())`);
  await register();
  await writeMails(app);
  expect(await mailsTo(app, hannah.email)).toHaveLength(1);
});

test('with an e-mail that has an account nothing changes, and its owner is told by mail', async () => {
  const owner = await signedInAs(app, { email: 'Hannah@example.com', firstName: 'Owner' });
  const before = await stored();
  expect(await register()).toMatchObject({ status: 200, body: { data: null } });
  await writeMails(app);
  expect(await stored()).toEqual(before);
  const [mail] = await mailsTo(app, owner.email);
  expect(mail).toMatchObject({ kind: 'email-known' });
  expect(mail?.plain).not.toContain('token=');
  expect((await logIn(app, hannah.email, { with: hannah.password })).status).toBe(401);
});

test('an account that is switched off gets no mail', async () => {
  await signedInAs(app, { email: hannah.email });
  await app.db.execute(sql`update app_user set is_active = false`);
  await register();
  await app.call('POST /auth/password-reset', { body: { email: hannah.email } });
  await writeMails(app);
  expect(await mailsTo(app, hannah.email)).toEqual([]);
});

test('of two who register with one e-mail at the same moment, one account comes', async () => {
  const replies = await Promise.all([register(), register({ email: 'HANNAH@example.com' }), register()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored()).toHaveLength(1);
});

test('a job that runs twice writes one mail, and its link stays good', async () => {
  await register();
  await writeMails(app, 2);
  expect(await mailsTo(app, hannah.email)).toHaveLength(1);
  const body = { token: await tokenTo(app, hannah.email), password: hannah.password };
  const { status } = await app.call('POST /auth/verify-email', { body });
  expect(status).toBe(200);
});

test('a name with a link in it, and control characters, are refused', async () => {
  expect((await register({ firstName: 'Win at https://evil.example' })).problem.messages).toEqual({
    firstName: 'Please write the name without links, with a space after a dot',
  });
  expect((await register({ lastName: 'Keller\nBcc: all' })).status).toBe(422);
});
