import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { logIn, setSecurity } from '#test/builders/accounts.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(() => app.db.execute(sql`delete from setting`));
afterAll(() => app.close());

const about = ['Hannah', 'Keller', 'hannah.keller@example.com'];
const strength = async (password: string, headers = {}) =>
  (await app.call('POST /auth/password-strength', { body: { password, about }, headers })).body.data;

test.each([
  ['', 'short'],
  ['kiwi42!', 'short'],
  ['password123', 'common'],
  ['P@ssw0rd!', 'common'],
  ['qwertyuiop', 'common'],
  ['aaaaaaaaaaaaaaaa', 'common'],
  ['hannah2024', 'personal'],
  ['kellerhannah', 'personal'],
  ['hannah.keller@example.com', 'personal'],
  ['Saphan Car Rental', 'personal'],
  ['saphancarrental', 'personal'],
  ['kiwi-river-42-lantern', null],
  ['correct horse battery staple', null],
  ['ข้าวมันไก่ 2 จานใส่น้ำจิ้ม', null],
  ['Xk9!mq2Zp$', null],
])('%s is judged: %s', async (password, reason) => {
  expect(await strength(password)).toMatchObject({ reason, isAccepted: reason === null, minLength: 8 });
});

test('without the setting for strong passwords only the length counts, and whether the password was stolen', async () => {
  await setSecurity(app, { requireStrongPassword: false, passwordMinLength: 10 });
  expect(await strength('hannahkeller')).toMatchObject({ isAccepted: true, minLength: 10 });
  expect(await strength('Password12')).toMatchObject({ isAccepted: false, reason: 'breached' });
  expect(await strength('kiwi-rive')).toMatchObject({ reason: 'short', minLength: 10 });
});

test('who is signed in need not say who they are', async () => {
  const { headers } = await signedInAs(app, { firstName: 'Wilhelmina', lastName: 'Oosterbeek' });
  expect((await strength('oosterbeek1', headers)).reason).toBe('personal');
});

test('what the strength call accepts, the registration accepts, and what it refuses is refused', async () => {
  const register = (password: string) =>
    app.call('POST /auth/register', {
      body: { firstName: 'Hannah', lastName: 'Keller', email: 'hk@example.com', password, acceptTerms: true },
    });
  for (const password of ['hannah2024', 'password123', 'short']) {
    const { reason } = await strength(password);
    expect((await register(password)).problem).toMatchObject({ error: 'auth.password-weak', details: { reason } });
  }
  expect((await register('kiwi-river-42-lantern')).status).toBe(200);
});

test('a thousand characters are a password, spaces and all, and every one of them counts', async () => {
  const long = 'river stone lantern path '.repeat(40);
  const body = { firstName: 'Long', lastName: 'Liver', email: 'long@example.com', acceptTerms: true as const };
  expect((await app.call('POST /auth/register', { body: { ...body, password: long } })).status).toBe(200);
  expect((await logIn(app, body.email, { with: long })).status).toBe(200);
  expect((await logIn(app, body.email, { with: `${long.slice(0, -1)}x` })).status).toBe(401);
});

test('the hardest password is judged by its beginning, with few ways of writing letters as digits', async () => {
  using check = vi.spyOn(ZxcvbnFactory.prototype, 'check');
  await strength('p4$$w0rd4@8({[<369&#!1/|0$5+7%2'.repeat(32));
  expect(check.mock.calls.map(([judged]) => judged.length)).toEqual([64]);
  expect(check.mock.contexts).toEqual([expect.objectContaining({ options: expect.objectContaining(limits) })]);
});
const limits = { maxLength: 64, l33tMaxSubstitutions: 4 };
