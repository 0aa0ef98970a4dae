import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failures, logIn } from '#test/builders/accounts.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let person: Person;
const home = '198.51.100.4';
const elsewhere = '203.0.113.200';

beforeAll(async () => {
  app = await freshApp();
  person = await signedInAs(app);
});
beforeEach(async () => {
  await app.db.execute(sql`truncate failed_login, sign_in_place`);
  app.setNow('2026-11-20T12:00');
});
afterAll(() => app.close());

/** One guess from each of twenty-five addresses. */
const guessFromEverywhere = async (email: string) => {
  for (let index = 0; index < 25; index += 1) await failures(app, { email, from: `203.0.113.${index}` }, 1);
};

test('guessed at from many addresses, an account is closed to addresses that it does not know', async () => {
  await guessFromEverywhere(person.email);
  const reply = await logIn(app, person.email, { from: elsewhere });
  expect([reply.status, reply.problem.error, reply.problem.details]).toEqual([
    429,
    'auth.locked',
    { retryAfterSeconds: 3600 },
  ]);
});

test('its owner still gets in from where they signed in before', async () => {
  expect((await logIn(app, person.email, { from: home })).status).toBe(200);
  await guessFromEverywhere(person.email);
  expect((await logIn(app, person.email, { from: home })).status).toBe(200);
  expect((await logIn(app, person.email, { from: elsewhere })).status).toBe(429);
});

test('its owner still gets in with the browser that they signed in with before, at any address', async () => {
  const headers = { cookie: 'client=the-browser-of-the-owner' };
  expect((await logIn(app, person.email, { from: home, headers })).status).toBe(200);
  await guessFromEverywhere(person.email);
  expect((await logIn(app, person.email, { from: elsewhere, headers })).status).toBe(200);
  expect(
    (await logIn(app, person.email, { from: '203.0.113.201', headers: { cookie: 'client=another-browser' } })).status,
  ).toBe(429);
});

test('a place is known for 90 days, and to its own account alone', async () => {
  const other = await signedInAs(app);
  await logIn(app, person.email, { from: home });
  await guessFromEverywhere(other.email);
  expect((await logIn(app, other.email, { from: home })).status).toBe(429);
  app.setNow('2027-02-18T12:01');
  await guessFromEverywhere(person.email);
  expect((await logIn(app, person.email, { from: home })).status).toBe(429);
});

test('also a known place may fail only so often', async () => {
  await logIn(app, person.email, { from: home });
  await guessFromEverywhere(person.email);
  await failures(app, { email: person.email, from: home }, 5);
  expect((await logIn(app, person.email, { from: home })).status).toBe(429);
});

test('an e-mail that nobody has is closed in the same way', async () => {
  await guessFromEverywhere('nobody@example.com');
  const { status, problem } = await logIn(app, 'nobody@example.com', { from: elsewhere });
  expect([status, problem.details]).toEqual([429, { retryAfterSeconds: 3600 }]);
});

test('it ends by itself, within the hour', async () => {
  await guessFromEverywhere(person.email);
  app.setNow('2026-11-20T12:59');
  expect((await logIn(app, person.email, { from: elsewhere })).status).toBe(429);
  app.setNow('2026-11-20T13:00');
  expect((await logIn(app, person.email, { from: elsewhere })).status).toBe(200);
});
