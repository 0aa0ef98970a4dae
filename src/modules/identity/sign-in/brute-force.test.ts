import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failToLogIn, giveTwoFactor, logIn, setSecurity } from '#test/builders/accounts.ts';
import { type Person, password, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { startProcesses } from '#test/start-processes.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await freshApp();
  person = await signedInAs(app);
});
beforeEach(() => app.db.execute(sql`truncate failed_login; delete from setting`));
afterAll(() => app.close());

const post = async (origin: string, path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};

test('guesses through two processes are counted together, and the right password is refused after a restart', {
  timeout: 120_000,
}, async () => {
  const { addresses, stop } = await startProcesses(app.databaseUrl, 2);
  const [one = '', other = ''] = addresses;
  const guess = (origin: string, text: string) => post(origin, '/auth/login', { email: person.email, password: text });
  const statuses = [];
  for (const origin of [one, other, one, other, one, other]) statuses.push(await guess(origin, 'a guess'));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await guess(one, password)).toBe(429);
  await stop();
  const restarted = await startProcesses(app.databaseUrl, 1);
  expect(await guess(restarted.addresses[0] ?? '', password)).toBe(429);
  await restarted.stop();
});

test('how many guesses there are follows the setting, from the next one on', async () => {
  await setSecurity(app, { maxLoginAttempts: 3 });
  expect(await failToLogIn(app, person.email, 4)).toEqual([401, 401, 401, 429]);
  await setSecurity(app, { maxLoginAttempts: 4 });
  expect(await failToLogIn(app, person.email, 2)).toEqual([401, 429]);
});

test('a wrong code counts as a wrong password does, and knowing the password does not begin the count anew', async () => {
  const owner = await signedInAs(app);
  await giveTwoFactor(app, owner.id);
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const { problem } = await logIn(app, owner.email);
    const challenge = String(problem.details?.challenge ?? 'A'.repeat(43));
    const code = String(100_000 + guess);
    statuses.push((await app.call('POST /auth/login/two-factor', { body: { challenge, code } })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
  expect((await logIn(app, owner.email)).status).toBe(429);
});

test('a recovery code cannot be guessed either', async () => {
  const owner = await signedInAs(app);
  await giveTwoFactor(app, owner.id);
  const { problem } = await logIn(app, owner.email);
  const body = { challenge: String(problem.details?.challenge), recoveryCode: 'aaaaa-bbbbb-ccccc' };
  const guess = async () => (await app.call('POST /auth/login/two-factor', { body })).status;
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push(await guess());
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('a stolen session does not get endless guesses at the password behind it', async () => {
  const { headers, email } = await signedInAs(app);
  const body = { currentPassword: 'a guess', newPassword: 'something quite different' };
  const statuses = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await app.call('POST /auth/change-password', { body, headers })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await logIn(app, email)).status).toBe(429);
});
