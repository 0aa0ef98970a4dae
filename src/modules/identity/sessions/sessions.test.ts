import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { entriesAbout, logIn } from '#test/builders/accounts.ts';
import { anotherSession, type Person, signedInAs } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await freshApp();
});
beforeEach(async () => {
  app.setNow('2026-11-20T12:00');
  person = await signedInAs(app);
});
afterAll(() => app.close());

const list = async (headers = person.headers) => (await app.call('GET /auth/sessions', { headers })).body.data;
const me = async (headers: Record<string, string>) => (await app.call('GET /auth/me', { headers })).status;

test('somebody sees where they are signed in, newest first, and which one this is', async () => {
  app.setNow('2026-11-20T12:05');
  const headers = { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' };
  const { body } = await logIn(app, person.email, { from: '203.0.113.9', headers });
  expect(await list({ authorization: `Bearer ${body.token}` })).toEqual([
    {
      id: expect.any(String),
      isCurrent: true,
      browser: 'Firefox',
      system: 'Android',
      address: '203.0.113.9',
      createdAt: '2026-11-20T12:05:00+07:00',
      lastSeenAt: '2026-11-20T12:05:00+07:00',
    },
    expect.objectContaining({ isCurrent: false, browser: null, createdAt: '2026-11-20T12:00:00+07:00' }),
  ]);
});

test('what has ended is not listed, and no token is told', async () => {
  await anotherSession(app, person.id);
  await app.db.execute(sql`
    update session set expires_at = '2026-11-20T11:00+07' where user_id = ${person.id}
      and token_hash <> (select min(token_hash) from session where user_id = ${person.id})`);
  const { headers } = await anotherSession(app, person.id);
  const reply = await app.call('GET /auth/sessions', { headers });
  expect(reply.body.data).toHaveLength(2);
  expect(JSON.stringify(reply.body)).not.toMatch(/token|hash/i);
});

test('a request that is overtaken by a later one does not take back when the person was last seen', async () => {
  app.setNow('2026-11-20T12:05');
  const status = await whileUncommitted(
    app,
    ({ tx }) => tx.execute(sql`update session set last_seen_at = '2026-11-20T12:06+07' where user_id = ${person.id}`),
    () => me(person.headers),
  );
  expect(status).toBe(200);
  expect(await list()).toMatchObject([{ lastSeenAt: '2026-11-20T12:06:00+07:00' }]);
});

test('one of them can be ended, everywhere at once', async () => {
  const phone = await anotherSession(app, person.id);
  const id = (await list(phone.headers)).find(({ isCurrent }) => isCurrent)?.id ?? '';
  const { status } = await app.call('DELETE /auth/sessions/:id', { params: { id }, headers: person.headers });
  expect([status, await me(phone.headers), await me(person.headers)]).toEqual([200, 401, 200]);
});

test('another person’s session is not found, and goes on', async () => {
  const other = await signedInAs(app);
  const [session] = await list(other.headers);
  const id = session?.id ?? '';
  const reply = await app.call('DELETE /auth/sessions/:id', { params: { id }, headers: person.headers });
  expect([reply.status, await me(other.headers)]).toEqual([404, 200]);
});

test('all others can be ended at once, with the computers that are asked for no code', async () => {
  const [phone, desk] = [await anotherSession(app, person.id), await anotherSession(app, person.id)];
  await app.db.execute(sql`
    insert into trusted_computer (token_hash, user_id, created_at, expires_at)
    values (${Buffer.from(person.id)}, ${person.id}, now(), now() + interval '30 days')`);
  await app.call('DELETE /auth/sessions', { headers: person.headers });
  expect([await me(phone.headers), await me(desk.headers), await me(person.headers)]).toEqual([401, 401, 200]);
  expect((await app.db.execute(sql`select from trusted_computer where user_id = ${person.id}`)).rows).toEqual([]);
});

test('the audit log tells of the staff’s sign-ins, failures and sign-outs, and nothing of customers', async () => {
  const staff = await signedInAs(app, { role: 'STAFF', firstName: 'Nok', lastName: 'Suk' });
  await logIn(app, staff.email, { with: 'a guess' });
  const { body } = await logIn(app, staff.email);
  await app.call('POST /auth/logout', { headers: { authorization: `Bearer ${body.token}` } });
  expect(await entriesAbout(app, staff.id)).toEqual([
    {
      action: 'user.sign-in-failed',
      actor_id: null,
      changes: [{ field: 'wrong', before: null, after: 'password' }],
    },
    { action: 'user.signed-in', actor_id: staff.id, changes: [{ field: 'by', before: null, after: 'password' }] },
    { action: 'user.signed-out', actor_id: staff.id, changes: [] },
  ]);
  await logIn(app, person.email, { with: 'a guess' });
  await logIn(app, person.email);
  expect(await entriesAbout(app, person.id)).toEqual([]);
});
