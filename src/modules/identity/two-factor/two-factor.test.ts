import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  codeOf,
  entriesAbout,
  forgetMails,
  giveTwoFactor,
  logIn,
  mailsTo,
  setSecurity,
  writeMails,
} from '#test/builders/accounts.ts';
import { type Person, password, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(async () => {
  await app.db.execute(sql`delete from setting`);
  await app.db.execute(sql`truncate failed_login`);
  await forgetMails(app);
  app.setNow('2026-11-20T12:00');
  person = await signedInAs(app, { role: 'STAFF' });
});
afterAll(() => app.close());

const begin = (headers: Record<string, string>, body: object = { password }) =>
  app.call('POST /auth/two-factor', { headers, body });
const confirm = (headers: Record<string, string>, body: { challenge?: string; code: string }) =>
  app.call('POST /auth/two-factor/confirm', { headers, body });
const challengeOf = async (email: string) => String((await logIn(app, email)).problem.details?.challenge);
const second = (challenge: string, given: object, headers = {}) =>
  app.call('POST /auth/login/two-factor', { body: { challenge, ...given }, headers });

/** Sets up an authenticator app as its owner, and returns its secret and the recovery codes. */
const setUp = async ({ headers }: Person) => {
  const { secret } = (await begin(headers)).body.data;
  const { body } = await confirm(headers, { code: await codeOf(app, { secret }) });
  app.setNow('2026-11-20T12:01');
  return { secret, recoveryCodes: body.data.recoveryCodes };
};

test('an app is set up by its secret or a picture, confirmed by a code, and asked for from then on', async () => {
  const { uri, secret, picture } = (await begin(person.headers)).body.data;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Saphan%20Car%20Rental:.*secret=[A-Z2-7]{32}&.*digits=6&period=30$/);
  expect(uri).toContain(`secret=${secret}`);
  expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
  expect((await logIn(app, person.email)).status).toBe(200);

  const { body } = await confirm(person.headers, { code: await codeOf(app, { secret }) });
  expect(body).toMatchObject({ user: { hasTwoFactor: true } });
  expect(body.token).toBeUndefined();
  expect(new Set(body.data.recoveryCodes).size).toBe(10);
  expect((await logIn(app, person.email)).problem.error).toBe('auth.two-factor-required');
});

test('a set-up that is not confirmed within a quarter of an hour is begun anew', async () => {
  const { secret } = (await begin(person.headers)).body.data;
  app.setNow('2026-11-20T12:16');
  const late = await confirm(person.headers, { code: await codeOf(app, { secret }) });
  expect(late.problem.error).toBe('auth.two-factor-not-begun');
});

test('with the code of the app the sign-in is done; a new session begins, and the log knows', async () => {
  const { secret } = await setUp(person);
  const challenge = await challengeOf(person.email);
  const { status, body } = await second(challenge, { code: await codeOf(app, { secret }) });
  expect([status, body.user.email]).toEqual([200, person.email]);
  expect((await app.call('GET /auth/me', { headers: { authorization: `Bearer ${body.token}` } })).status).toBe(200);
  const actions = (await entriesAbout(app, person.id)).map(({ action }) => action);
  expect(actions).toEqual(['user.two-factor-on', 'user.signed-in']);
});

test.each([
  [-60, 401],
  [-30, 200],
  [0, 200],
  [30, 200],
  [60, 401],
])('a code of %i seconds from now: %i', async (seconds, status) => {
  await giveTwoFactor(app, person.id);
  const challenge = await challengeOf(person.email);
  expect((await second(challenge, { code: await codeOf(app, { seconds }) })).status).toBe(status);
});

test('a code may be typed with a space; letters are no code', async () => {
  await giveTwoFactor(app, person.id);
  const code = await codeOf(app);
  expect((await second(await challengeOf(person.email), { code: 'abcdef' })).problem.messages).toEqual({
    code: 'Enter the six digits',
  });
  expect((await second(await challengeOf(person.email), {})).status).toBe(422);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await second(await challengeOf(person.email), { code: spaced })).status).toBe(200);
});

test('a challenge is over after five minutes, once it was used, and at a change of the password', async () => {
  await giveTwoFactor(app, person.id);
  const late = await challengeOf(person.email);
  app.setNow('2026-11-20T12:05');
  expect((await second(late, { code: await codeOf(app) })).problem.error).toBe('auth.challenge-over');

  const used = await challengeOf(person.email);
  await second(used, { code: await codeOf(app) });
  expect((await second(used, { code: await codeOf(app, { seconds: 30 }) })).problem.error).toBe('auth.challenge-over');

  const before = await challengeOf(person.email);
  const body = { currentPassword: password, newPassword: 'kiwi-river-42-lantern' };
  const { headers } = person;
  expect((await app.call('POST /auth/change-password', { headers, body })).status).toBe(200);
  expect((await second(before, { code: await codeOf(app, { seconds: 30 }) })).problem.error).toBe(
    'auth.challenge-over',
  );
});

test('with the setting on, staff enrol before they are signed in, and the end of it signs them in', async () => {
  await setSecurity(app, { enableTwoFactor: true });
  const { problem } = await logIn(app, person.email);
  expect(problem.error).toBe('auth.two-factor-enrolment-required');
  const challenge = String(problem.details?.challenge);
  const { secret } = (await begin({}, { challenge })).body.data;
  expect((await confirm({}, { challenge, code: '000000' })).problem).toMatchObject({
    error: 'auth.code-wrong',
    messages: { code: 'This code is not correct' },
  });
  const { body } = await confirm({}, { challenge, code: await codeOf(app, { secret }) });
  expect(body.data.recoveryCodes).toHaveLength(10);
  expect((await app.call('GET /auth/me', { headers: { authorization: `Bearer ${body.token}` } })).status).toBe(200);
  expect((await begin({}, { challenge })).problem.error).toBe('auth.challenge-over');
});

test('a challenge to enrol is no way around the code of an app that is there', async () => {
  await setSecurity(app, { enableTwoFactor: true });
  const challenge = String((await logIn(app, person.email)).problem.details?.challenge);
  await giveTwoFactor(app, person.id);
  expect((await begin({}, { challenge })).problem.error).toBe('auth.two-factor-on');
  expect((await confirm({}, { challenge, code: await codeOf(app) })).problem.error).toBe('auth.two-factor-on');
  expect((await second(challenge, { code: await codeOf(app) })).problem.error).toBe('auth.challenge-over');
});

test('with the setting on, customers are asked for nothing; with it off, who has an app is still asked', async () => {
  const customer = await signedInAs(app);
  await setSecurity(app, { enableTwoFactor: true });
  expect((await logIn(app, customer.email)).status).toBe(200);
  await giveTwoFactor(app, customer.id);
  await setSecurity(app, { enableTwoFactor: false });
  expect((await logIn(app, customer.email)).problem.error).toBe('auth.two-factor-required');
});

test('a session alone cannot set up an app; the password is asked for', async () => {
  expect((await begin(person.headers, {})).problem.messages).toEqual({ password: 'This is not your password' });
  expect((await begin(person.headers, { password: 'a guess' })).problem.error).toBe('auth.password-wrong');
  expect((await begin({}, { password })).status).toBe(401);
  expect((await begin({}, { challenge: 'A'.repeat(43) })).problem.error).toBe('auth.challenge-over');
});

test('what was not begun cannot be confirmed, and what is on cannot be begun again', async () => {
  expect((await confirm(person.headers, { code: '123456' })).problem.error).toBe('auth.two-factor-not-begun');
  await giveTwoFactor(app, person.id);
  expect((await begin(person.headers)).problem.error).toBe('auth.two-factor-on');
});

test('switched off, the password alone signs in, and nothing of it is left; the owner hears of both', async () => {
  await setUp(person);
  const { headers } = person;
  expect((await app.call('POST /auth/two-factor/disable', { headers })).status).toBe(200);
  expect((await logIn(app, person.email)).status).toBe(200);
  const left = sql`select from recovery_code where user_id = ${person.id}
    union all select from app_user where id = ${person.id} and two_factor_secret is not null`;
  expect((await app.db.execute(left)).rows).toEqual([]);
  await writeMails(app);
  expect((await mailsTo(app, person.email)).map(({ subject }) => subject)).toEqual([
    'Two-factor sign-in is on',
    'Two-factor sign-in is off',
  ]);
});

test('staff cannot switch off what the setting demands of them', async () => {
  await setSecurity(app, { enableTwoFactor: true });
  await giveTwoFactor(app, person.id);
  const off = await app.call('POST /auth/two-factor/disable', { headers: person.headers });
  expect([off.status, off.problem.error]).toEqual([403, 'auth.two-factor-demanded']);
});

test('the secret is sealed in the database, and recovery codes are hashes', async () => {
  const { secret, recoveryCodes } = await setUp(person);
  const { rows } = await app.db.execute(sql`
    select encode(two_factor_secret, 'escape') as text from app_user where two_factor_secret is not null
    union all select encode(code_hash, 'escape') from recovery_code`);
  for (const plain of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(plain);
});

test('the owner hears of new recovery codes', async () => {
  await setUp(person);
  await forgetMails(app);
  const { headers } = person;
  expect((await app.call('POST /auth/two-factor/recovery-codes', { headers })).status).toBe(200);
  await writeMails(app);
  const [mail] = await mailsTo(app, person.email);
  expect(mail).toMatchObject({ kind: 'two-factor-changed', subject: 'You have new recovery codes' });
});
