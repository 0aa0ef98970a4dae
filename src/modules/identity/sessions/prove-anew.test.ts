import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, entriesAbout, giveTwoFactor, logIn } from '#test/builders/accounts.ts';
import { anotherSession, type Person, password, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let person: Person;
/** A session of the person that proved nothing yet. */
let stale: Record<string, string>;

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(async () => {
  await app.db.execute(sql`truncate failed_login`);
  app.setNow('2026-11-20T12:00');
  person = await signedInAs(app, { role: 'STAFF' });
  stale = (await anotherSession(app, person.id, { isProven: false })).headers;
});
afterAll(() => app.close());

const prove = (body: object, headers = stale) => app.call('POST /auth/proof', { headers, body: { password, ...body } });
const endOthers = (headers = stale) => app.call('DELETE /auth/sessions', { headers });

const withCode = (isNeeded: boolean) => ({
  status: 403,
  problem: { error: 'auth.proof-needed', details: { withCode: isNeeded } },
});

test('a session is asked for the password, and serves for ten minutes', async () => {
  expect(await endOthers()).toMatchObject(withCode(false));
  expect((await prove({})).status).toBe(200);
  app.setNow('2026-11-20T12:09:59');
  expect((await endOthers()).status).toBe(200);
  app.setNow('2026-11-20T12:10');
  expect(await endOthers()).toMatchObject(withCode(false));
});

test('where there is a second step, the code is asked for as well, and is good once', async () => {
  await giveTwoFactor(app, person.id);
  expect(await endOthers()).toMatchObject(withCode(true));
  expect((await prove({})).problem.messages).toEqual({ code: 'Enter the six digits' });
  expect((await prove({ code: '000000' })).problem.messages).toEqual({ code: 'This code is not correct' });
  expect((await endOthers()).status).toBe(403);
  const code = await codeOf(app);
  expect((await prove({ code })).status).toBe(200);
  expect((await endOthers()).status).toBe(200);
  expect((await prove({ code })).status).toBe(422);
});

test('a recovery code does for the code, once', async () => {
  await giveTwoFactor(app, person.id);
  const { body } = await app.call('POST /auth/two-factor/recovery-codes', { headers: person.headers });
  const [recoveryCode = ''] = body.data.recoveryCodes;
  expect((await prove({ recoveryCode })).status).toBe(200);
  expect((await prove({ recoveryCode })).problem.messages).toEqual({ recoveryCode: 'This code is not correct' });
});

test('wrong passwords and codes lock as failed sign-ins do, and the log knows', async () => {
  await giveTwoFactor(app, person.id);
  for (const wrong of [
    { password: 'no' },
    { password: 'no' },
    { code: '000000' },
    { code: '000000' },
    { code: '000000' },
  ])
    expect((await prove(wrong)).status).toBe(422);
  expect((await prove({ code: await codeOf(app) })).problem.error).toBe('auth.locked');
  expect((await logIn(app, person.email)).problem.error).toBe('auth.locked');
  const failures = (await entriesAbout(app, person.id)).filter(({ action }) => action === 'user.sign-in-failed');
  expect(failures.map(({ actor_id }) => actor_id)).toEqual([null, null, null, null, null]);
});

test('only the session that proved it serves', async () => {
  const other = (await anotherSession(app, person.id, { isProven: false })).headers;
  await prove({});
  expect((await app.call('POST /auth/change-email', { headers: other, body: { email: 'a@x.example' } })).status).toBe(
    403,
  );
});

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

test('signing in is a proof, with the code where there is one; a trusted computer spares the code and is none', async () => {
  expect((await endOthers(bearer((await logIn(app, person.email)).body.token))).status).toBe(200);
  await giveTwoFactor(app, person.id);
  const { problem } = await logIn(app, person.email);
  const body = { challenge: String(problem.details?.challenge), code: await codeOf(app), trustComputer: true };
  const second = await app.call('POST /auth/login/two-factor', { body });
  const [trusted] = [second.headers['set-cookie']].flat().filter((cookie) => String(cookie).startsWith('trusted='));
  const again = await logIn(app, person.email, { headers: { cookie: String(trusted).split(';')[0] ?? '' } });
  expect(again.status).toBe(200);
  expect(await endOthers(bearer(again.body.token))).toMatchObject(withCode(true));
  expect((await app.call('GET /auth/sessions', { headers: bearer(second.body.token) })).status).toBe(200);
  expect((await endOthers(bearer(second.body.token))).status).toBe(200);
});

test('a changed password is no proof of the code', async () => {
  await giveTwoFactor(app, person.id);
  const body = { currentPassword: password, newPassword: 'kiwi-river-42-lantern' };
  const changed = await app.call('POST /auth/change-password', { headers: person.headers, body });
  expect(await endOthers(bearer(changed.body.token))).toMatchObject(withCode(true));
});
