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
import { type Person, password, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let owner: Person;
let staff: Person;
let customerId: string;
const thief = 'thief@example.com';
const chosen = 'kiwi-river-42-lantern';

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(async () => {
  await app.db.execute(sql`truncate app_user, customer, failed_login cascade`);
  app.setNow('2026-11-20T12:00');
  await forgetMails(app);
  owner = await signedInAs(app, { language: 'th' });
  staff = await signedInAs(app, { role: 'ADMIN' });
  await app.call('PUT /auth/profile', { headers: owner.headers, body: { licenseNumber: 'TH 1' } });
  const { rows } = await app.db.execute<{ id: string }>(sql`
    update customer set email = ${owner.email}, first_name = 'Mali', last_name = 'Suksan', phone = '081 555 0100'
    where user_id = ${owner.id} returning id`);
  customerId = rows[0]?.id ?? '';
});
afterAll(() => app.close());

const changeTo = async (email: string) => {
  const params = { id: customerId };
  const { version } = (await app.call('GET /admin/customers/:id', { headers: staff.headers, params })).body.data;
  const reply = await app.call('PUT /admin/customers/:id', {
    headers: staff.headers,
    params,
    body: { email, version },
  });
  await writeMails(app);
  return reply;
};
const reset = async (email: string) => {
  await app.call('POST /auth/password-reset', { body: { email } });
  await writeMails(app);
  const token = await tokenTo(app, email);
  return app.call('POST /auth/password-reset/confirm', { body: { token, newPassword: chosen } });
};
const noticesTo = async (email: string) => (await mailsTo(app, email)).map(({ kind }) => kind);
const isSignedIn = async ({ headers }: Person) => (await app.call('GET /auth/me', { headers })).status === 200;

test('an e-mail that staff entered opens nothing before its owner has proven it, and takes no second step away', async () => {
  await giveTwoFactor(app, owner.id);
  const { body } = await changeTo(thief);
  expect(body.data).toMatchObject({ email: thief, emailWaits: true });
  expect(await isSignedIn(owner)).toBe(false);
  expect((await reset(thief)).status).not.toBe(200);
  expect((await logIn(app, owner.email)).problem.error).toBe('auth.two-factor-required');
  expect((await logIn(app, thief)).problem.error).toBe('auth.failed');
  expect((await reset(owner.email)).status).toBe(200);
  expect((await logIn(app, owner.email, { with: chosen })).problem.error).toBe('auth.two-factor-required');
});

test('the link to it takes the password, and moves the account; the old address hears of it', async () => {
  await changeTo('moved@example.com');
  const token = await tokenTo(app, 'moved@example.com');
  expect((await app.call('POST /auth/verify-email', { body: { token } })).problem.error).toBe('auth.link-password');
  expect((await app.call('POST /auth/verify-email', { body: { token, password } })).status).toBe(200);
  await writeMails(app);
  expect((await logIn(app, 'moved@example.com')).status).toBe(200);
  expect((await logIn(app, owner.email)).status).toBe(401);
  expect(await noticesTo(owner.email)).toEqual(['account-notice', 'email-changed']);
});

test('for fourteen days the old address hears of all that follows, in its language and without a key', async () => {
  await changeTo('moved@example.com');
  const body = { token: await tokenTo(app, 'moved@example.com'), password };
  const { headers } = await app.call('POST /auth/verify-email', { body });
  const cookie = { cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
  await writeMails(app);
  await forgetMails(app);

  await giveTwoFactor(app, owner.id);
  await app.call('POST /auth/two-factor/recovery-codes', { headers: cookie });
  await app.call('POST /auth/two-factor/disable', { headers: cookie });
  expect((await reset('moved@example.com')).status).toBe(200);
  await writeMails(app);
  const mails = await mailsTo(app, owner.email);
  expect(mails.map(({ kind, language }) => [kind, language])).toEqual(Array(4).fill(['account-notice', 'th']));
  expect(mails.map(({ subject }) => subject)).toEqual([
    'บัญชีที่เคยใช้อีเมลนี้มีรหัสกู้คืนชุดใหม่',
    'บัญชีที่เคยใช้อีเมลนี้ปิดการยืนยันตัวตนสองขั้นตอนแล้ว',
    'มีผู้ขอตั้งรหัสผ่านใหม่ของบัญชีที่เคยใช้อีเมลนี้',
    'บัญชีที่เคยใช้อีเมลนี้เปลี่ยนรหัสผ่านแล้ว',
  ]);
  for (const { plain } of mails) expect(plain).not.toMatch(/token=|https?:\/\//);

  const again = await logIn(app, 'moved@example.com', { with: chosen });
  const bearer = { authorization: `Bearer ${again.body.token}` };
  expect((await app.call('POST /auth/delete-account', { headers: bearer })).status).toBe(200);
  expect((await noticesTo(owner.email)).at(-1)).toBe('account-deleted');
});

test('after fourteen days it hears nothing more', async () => {
  await changeTo('moved@example.com');
  await app.call('POST /auth/verify-email', { body: { token: await tokenTo(app, 'moved@example.com'), password } });
  await writeMails(app);
  await forgetMails(app);
  app.setNow('2026-12-04T11:59');
  await reset('moved@example.com');
  await writeMails(app);
  expect(await noticesTo(owner.email)).toEqual(['account-notice', 'account-notice']);
  await forgetMails(app);
  app.setNow('2026-12-04T12:00');
  await reset('moved@example.com');
  await writeMails(app);
  expect(await noticesTo(owner.email)).toEqual([]);
});

test('an account whose e-mail nobody proved moves at once, and nobody stays signed in', async () => {
  await app.db.execute(sql`update app_user set email_verified = false where id = ${owner.id}`);
  const { body } = await changeTo('typed.right@example.com');
  expect(body.data.emailWaits).toBe(false);
  expect(await isSignedIn(owner)).toBe(false);
  expect((await logIn(app, 'typed.right@example.com')).body.user.emailVerified).toBe(false);
  expect(await noticesTo(owner.email)).toEqual(['email-changed']);
});

test('a colleague keeps the proven e-mail too until the new one is proven, and the log names it', async () => {
  const colleague = await signedInAs(app, { role: 'STAFF' });
  const reply = await app.call('PUT /users/:id', {
    headers: staff.headers,
    params: { id: colleague.id },
    body: { email: thief, phone: '02 123 4567' },
  });
  expect(reply.body.data).toMatchObject({ email: colleague.email, emailVerified: true, phone: '02 123 4567' });
  await writeMails(app);
  expect(await isSignedIn(colleague)).toBe(false);
  expect([await noticesTo(thief), await noticesTo(colleague.email)]).toEqual([['change-email'], ['account-notice']]);
  const asked = (await entriesAbout(app, colleague.id)).find(({ action }) => action === 'user.email-asked');
  expect(asked?.changes).toEqual([{ field: 'email', before: colleague.email, after: thief }]);
});
