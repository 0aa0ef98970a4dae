import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failures, logIn } from '#test/builders/accounts.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await freshApp();
  person = await signedInAs(app);
});
beforeEach(async () => {
  await app.db.execute(sql`truncate failed_login`);
  app.setNow('2026-11-20T12:00');
});
afterAll(() => app.close());

/** One guess for each of many e-mails, as from a leaked list. */
const tryList = async (from: string, length: number) => {
  for (let index = 0; index < length; index += 1) await failures(app, { email: `leaked${index}@example.com`, from }, 1);
};

test('an address that tried fifty e-mails gets no further, whoever it tries and whatever it knows', async () => {
  await tryList('203.0.113.9', 49);
  expect((await logIn(app, 'leaked49@example.com', { from: '203.0.113.9', with: 'a guess' })).status).toBe(401);
  expect((await logIn(app, 'unknown@example.com', { from: '203.0.113.9', with: 'a guess' })).status).toBe(429);
  expect((await logIn(app, person.email, { from: '203.0.113.9' })).status).toBe(429);
  expect((await logIn(app, person.email, { from: '198.51.100.4' })).status).toBe(200);
});

test('the other half of an IPv6 address is no other address', async () => {
  await tryList('2001:db8:1:2::/64', 50);
  expect((await logIn(app, person.email, { from: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' })).status).toBe(429);
  expect((await logIn(app, person.email, { from: '2001:db8:1:3::1' })).status).toBe(200);
});

test('signing in with an account of one’s own does not forget the guesses at others', async () => {
  await tryList('203.0.113.9', 49);
  expect((await logIn(app, person.email, { from: '203.0.113.9' })).status).toBe(200);
  expect((await logIn(app, 'one@example.com', { from: '203.0.113.9', with: 'a guess' })).status).toBe(401);
  expect((await logIn(app, person.email, { from: '203.0.113.9' })).status).toBe(429);
});

test('after a quarter of an hour the address may try again', async () => {
  await tryList('203.0.113.9', 50);
  app.setNow('2026-11-20T12:15');
  expect((await logIn(app, person.email, { from: '203.0.113.9' })).status).toBe(200);
});
