import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, giveTwoFactor, logIn } from '#test/builders/accounts.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { replaceRecoveryCodes } from '../records/two-factor-store.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';

let app: TestApp;
let person: Person;
let recoveryCodes: string[];

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(async () => {
  await app.db.execute(sql`truncate failed_login`);
  app.setNow('2026-11-20T12:00');
  person = await signedInAs(app);
  await giveTwoFactor(app, person.id);
  recoveryCodes = await renew();
});
afterAll(() => app.close());

const renew = async () => {
  const { body } = await app.call('POST /auth/two-factor/recovery-codes', { headers: person.headers });
  return body.data.recoveryCodes;
};
const challenge = async () => String((await logIn(app, person.email)).problem.details?.challenge);
const second = (of: string, given: object) =>
  app.call('POST /auth/login/two-factor', { body: { challenge: of, ...given } });
const statuses = async (replies: Promise<{ status: number }>[]) =>
  (await Promise.all(replies)).map(({ status }) => status).sort();

test('a code that was taken is not taken again, nor the one before it', async () => {
  const [code, before] = [await codeOf(app), await codeOf(app, { seconds: -30 })];
  expect((await second(await challenge(), { code })).status).toBe(200);
  expect((await second(await challenge(), { code })).problem.error).toBe('auth.code-wrong');
  expect((await second(await challenge(), { code: before })).problem.error).toBe('auth.code-wrong');
  app.setNow('2026-11-20T12:01');
  expect((await second(await challenge(), { code: await codeOf(app) })).status).toBe(200);
});

test('of twenty who use one code at once, each with a challenge of their own, one wins', async () => {
  await app.db.execute(sql`insert into setting ("group", value, updated_at)
    values ('security', '{"maxLoginAttempts": 10}', now())`);
  const challenges = [];
  for (let index = 0; index < 20; index += 1) challenges.push(await challenge());
  const code = await codeOf(app);
  const all = await statuses(challenges.map((of) => second(of, { code })));
  expect(all.filter((status) => status === 200)).toHaveLength(1);
  await app.db.execute(sql`delete from setting`);
});

test('of twenty who use one challenge at once one is signed in', async () => {
  const [of, code] = [await challenge(), await codeOf(app)];
  const all = await statuses(Array.from({ length: 20 }, () => second(of, { code })));
  expect(all).toEqual([200, ...new Array(19).fill(401)]);
});

test('a recovery code signs in once, however it is typed', async () => {
  const [first = '', another = ''] = recoveryCodes;
  const typed = first.toUpperCase().replaceAll('-', ' ');
  expect((await second(await challenge(), { recoveryCode: typed })).status).toBe(200);
  expect((await second(await challenge(), { recoveryCode: first })).problem.error).toBe('auth.code-wrong');
  expect((await second(await challenge(), { recoveryCode: another })).status).toBe(200);
});

test('of twenty who use one recovery code at once one is signed in', async () => {
  const [recoveryCode = ''] = recoveryCodes;
  const challenges = [];
  for (let index = 0; index < 20; index += 1) challenges.push(await challenge());
  const all = await statuses(challenges.map((of) => second(of, { recoveryCode })));
  expect(all.filter((status) => status === 200)).toHaveLength(1);
});

test('somebody else’s recovery code is none', async () => {
  const [recoveryCode = ''] = recoveryCodes;
  person = await signedInAs(app);
  await giveTwoFactor(app, person.id);
  expect((await second(await challenge(), { recoveryCode })).problem.error).toBe('auth.code-wrong');
});

test('new recovery codes end the old ones', async () => {
  const [old = ''] = recoveryCodes;
  const [fresh = ''] = await renew();
  expect((await second(await challenge(), { recoveryCode: old })).status).toBe(401);
  expect((await second(await challenge(), { recoveryCode: fresh })).status).toBe(200);
});

test('a recovery code holds at least 128 bits, in groups that can be read and typed', async () => {
  const symbols = new Set((await Promise.all([1, 2, 3, 4, 5].map(renew))).flat().join('').replaceAll('-', ''));
  for (const code of recoveryCodes) {
    expect(code).toMatch(/^([a-z0-9]{4}-){6}[a-z0-9]{4}$/);
    expect(code.replaceAll('-', '').length * Math.log2(symbols.size)).toBeGreaterThanOrEqual(128);
  }
});

test('a shorter code from before still signs in', async () => {
  const codeHash = hashOfRecoveryCode(person.id, 'abcde-fghjk-mnpqr');
  await app.step(({ tx }) => replaceRecoveryCodes(tx, person.id, [codeHash]));
  expect((await second(await challenge(), { recoveryCode: 'ABCDE fghjk-mnpqr' })).status).toBe(200);
});
