import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '#test/builders/accounts.ts';
import { anotherSession, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { switchCustomerAccount } from './customer-account.ts';
import { issueLink } from './mails/account-links.ts';
import { findLink } from './records/mail-link-store.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp();
});
afterAll(() => app.close());

const letSignIn = (userId: string, isActive: boolean) =>
  app.step((ctx) => switchCustomerAccount(ctx, userId, isActive));
const me = async ({ headers }: { headers: Record<string, string> }) =>
  (await app.call('GET /auth/me', { headers })).status;

test('who may sign in no longer is signed out and their links are over; who may again loses nothing of it', async () => {
  const person = await signedInAs(app);
  const link = () =>
    app.step((ctx) => issueLink(ctx, { userId: person.id, purpose: 'reset-password', email: person.email }));
  const isValid = async (token: string) =>
    (await app.step(({ tx, now }) => findLink(tx, token, ['reset-password'], now))) !== undefined;
  const before = await link();
  await letSignIn(person.id, false);
  expect([await isValid(before), await me(person), (await logIn(app, person.email)).status]).toEqual([false, 401, 401]);

  await letSignIn(person.id, true);
  const [token, session] = [await link(), await anotherSession(app, person.id)];
  await letSignIn(person.id, true);
  expect([await isValid(token), await me(session), (await logIn(app, person.email)).status]).toEqual([true, 200, 200]);
});
