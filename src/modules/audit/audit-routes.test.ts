import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AuditNote } from '#platform/context.ts';
import { databaseError } from '#platform/database/database.ts';
import { type Person, signedIn, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let admin: Person;
let staff: Person;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T23:40' });
  admin = await signedInAs(app, { role: 'ADMIN', firstName: 'Nok', lastName: 'Admin' });
  staff = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
});
afterEach(() => app.close());

/** Inserts a contact message that `by` then marks as read. */
const readMessage = async (by: Person) => {
  const { rows } = await app.db.execute<{ id: string }>(sql`
    insert into contact_message (name, email, subject, message, language, status, created_at)
    values ('Ann', 'ann@example.com', 'Hello', 'Text', 'en', 'new', now()) returning id`);
  const id = rows[0]?.id ?? '';
  const { headers } = by;
  const reply = await app.call('PATCH /contact/:id', { params: { id }, headers, body: { status: 'read' } });
  expect(reply.status).toBe(200);
  return { id, requestId: String(reply.headers['x-request-id']) };
};

const note = (action: string, values: Omit<AuditNote, 'action'> = {}) =>
  app.step(({ record }) => record({ action, ...values }));

const list = async (query: object = {}) => (await app.call('GET /admin/audit', { query, headers: admin.headers })).body;

test('an entry tells who, when, what before and after, and by which request', async () => {
  const { id, requestId } = await readMessage(staff);
  expect(await list()).toMatchObject({ total: 1, page: 1, totalPages: 1 });
  expect((await list()).data).toEqual([
    {
      id: expect.any(String),
      at: '2026-11-20T23:40:00+07:00',
      action: 'message.read',
      actor: { id: staff.id, name: 'Lek Counter', role: 'STAFF' },
      subject: { kind: 'message', id, name: null },
      changes: [{ field: 'status', before: 'new', after: 'read' }],
      reason: null,
      requestId,
      address: '127.0.0.1',
    },
  ]);
});

test('what changes nothing leaves no entry', async () => {
  const { id } = await readMessage(staff);
  const again = { params: { id }, headers: staff.headers, body: { status: 'read' as const } };
  expect((await app.call('PATCH /contact/:id', again)).status).toBe(200);
  expect((await list()).total).toBe(1);
});

test('an entry is lost with a change that fails', async () => {
  const failing = app.step(async ({ tx, record }) => {
    await record({ action: 'message.read' });
    await tx.execute(sql`insert into contact_message (id) values (null)`);
  });
  await expect(failing).rejects.toThrow();
  expect((await list()).total).toBe(0);
});

test('who was renamed or removed keeps the name they had then', async () => {
  await readMessage(staff);
  await app.db.execute(sql`update app_user set first_name = 'Renamed' where id = ${staff.id}`);
  await readMessage(staff);
  await app.db.execute(sql`delete from app_user where id = ${staff.id}`);
  expect((await list()).data.map(({ actor }) => actor?.name)).toEqual(['Renamed Counter', 'Lek Counter']);
});

test.each([
  ['changed', sql`update audit_entry set action = 'message.kept'`],
  ['deleted', sql`delete from audit_entry`],
  ['emptied', sql`truncate audit_entry`],
  ['emptied with others', sql`truncate app_user, audit_entry cascade`],
])('the log cannot be %s, not even by the database’s own user', async (_change, statement) => {
  await readMessage(staff);
  // In a replica session, triggers are off unless they are enabled always.
  for (const role of ['origin', 'replica']) {
    const changing = app.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('session_replication_role', ${role}, true)`);
      await tx.execute(statement);
    });
    const refused = await changing.catch((error: unknown) => databaseError(error)?.message);
    expect([role, refused]).toEqual([role, 'The audit log is never changed.']);
    expect(await list()).toMatchObject({ total: 1, data: [{ action: 'message.read' }] });
  }
});

test('the list is filtered by action, kind, person and days in Bangkok, and counted', async () => {
  await readMessage(staff);
  app.setNow('2026-11-21T00:20');
  await readMessage(admin);
  app.setNow('2026-11-21T23:59');
  await note('booking.cancelled', { subject: { kind: 'booking', id: 'b1', name: 'BKKABC234' } });
  app.setNow('2026-11-21T00:21');
  const actorNames = async (query: object) => (await list(query)).data.map(({ actor }) => actor?.name ?? null);
  expect(await actorNames({})).toEqual([null, 'Nok Admin', 'Lek Counter']);
  expect(await actorNames({ action: 'message.read' })).toEqual(['Nok Admin', 'Lek Counter']);
  expect(await actorNames({ subjectKind: 'booking' })).toEqual([null]);
  expect(await actorNames({ actorId: staff.id })).toEqual(['Lek Counter']);
  expect(await actorNames({ from: '2026-11-21' })).toEqual([null, 'Nok Admin']);
  expect(await actorNames({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['Lek Counter']);
  expect((await list({ page: 1, limit: 2 })).data.map(({ actor }) => actor?.name ?? null)).toEqual([null, 'Nok Admin']);
  expect(await list({ page: 2, limit: 2 })).toMatchObject({ total: 3, totalPages: 2, data: [{ actor: {} }] });
});

test('search finds people, names, records, requests and reasons, and takes signs as they are', async () => {
  const { id, requestId } = await readMessage(staff);
  const subject = { kind: 'booking', id: 'b1', name: 'BKKABC234' };
  await note('booking.cancelled', { subject, reason: 'The flight was late' });
  const expectedTotals: [string, number][] = [
    ['lek count', 1],
    ['bkkabc', 1],
    [id, 1],
    [requestId, 1],
    ['flight', 1],
    ['nobody', 0],
    ['%', 0],
    ['_', 0],
  ];
  for (const [search, count] of expectedTotals)
    expect([search, (await list({ search })).total]).toEqual([search, count]);
});

test('the log can be read without those who signed in or out', async () => {
  for (const action of ['user.signed-in', 'page.written', 'user.signed-out', 'user.sign-in-failed']) await note(action);
  expect((await list({ signIns: 'false' })).data.map(({ action }) => action)).toEqual(['page.written']);
  expect((await list({})).total).toBe(4);
});

test('the filters offer what occurs, and people by the name they have now', async () => {
  await readMessage(staff);
  await readMessage(admin);
  await note('user.sign-in-failed');
  for (const kind of ['vehicle', 'booking', 'season', 'customer'])
    await note('page.written', { subject: { kind, id: randomUUID(), name: kind } });
  app.setNow('2026-11-20T23:50');
  await app.db.execute(sql`update app_user set last_name = 'Office' where id = ${staff.id}`);
  await readMessage(staff);
  const { body } = await app.call('GET /admin/audit/filters', { headers: admin.headers });
  expect(body.data).toEqual({
    actions: ['message.read', 'page.written', 'user.sign-in-failed'],
    subjectKinds: ['booking', 'customer', 'message', 'season', 'vehicle'],
    actors: [
      { id: staff.id, name: 'Lek Office' },
      { id: admin.id, name: 'Nok Admin' },
    ],
  });
});

test('the timeline of a record is its own, newest first', async () => {
  const { id } = await readMessage(staff);
  await readMessage(staff);
  app.setNow('2026-11-20T23:50');
  await app.call('DELETE /contact/:id', { params: { id }, headers: admin.headers });
  const params = { subjectKind: 'message', subjectId: id };
  const { body } = await app.call('GET /admin/audit/:subjectKind/:subjectId', { params, headers: staff.headers });
  expect(body.data.map(({ action }) => action)).toEqual(['message.deleted', 'message.read']);
});

test('the timeline of somebody who works here, sign-ins in, is for admins alone', async () => {
  const subjectKind = 'user';
  const read = (headers: Record<string, string>) =>
    app.call('GET /admin/audit/:subjectKind/:subjectId', { params: { subjectKind, subjectId: staff.id }, headers });
  expect((await read(staff.headers)).problem).toMatchObject({ error: 'auth.forbidden' });
  expect((await read(admin.headers)).status).toBe(200);
});

test('of who tried to be somebody of the staff it keeps nothing, whatever they are signed in as', async () => {
  const customer = await signedInAs(app, { firstName: 'Canarina', lastName: 'Flugelhorn' });
  const guess = { email: staff.email, password: 'guessed' };
  for (const headers of [customer.headers, admin.headers, {}])
    await app.call('POST /auth/login', { headers, from: '203.0.113.77', body: guess });
  const change = { currentPassword: 'guessed', newPassword: 'a bridge of long words' };
  await app.call('POST /auth/change-password', { headers: staff.headers, from: '203.0.113.77', body: change });
  const { rows } = await app.db.execute(sql`
    select distinct action, subject_id, actor_id, actor_name, actor_role, address, count(*) over ()::int from audit_entry`);
  const nobody = { actor_id: null, actor_name: null, actor_role: null, address: null };
  expect(rows).toEqual([{ action: 'user.sign-in-failed', subject_id: staff.id, ...nobody, count: 4 }]);
});

test('the whole log is for admins alone', async () => {
  for (const role of ['CUSTOMER', 'STAFF'] as const)
    expect((await app.call('GET /admin/audit', { headers: await signedIn(app, role) })).status).toBe(403);
  expect((await app.call('GET /admin/audit')).status).toBe(401);
});

test('entries are counted exactly to ten thousand, more is one more than that, and can be leafed through', async () => {
  const add = (count: number) =>
    app.db.execute(sql`
      insert into audit_entry (at, action, changes) select now(), 'test.done', '[]' from generate_series(1, ${count}::int)`);
  await add(10_000);
  expect(await list({ limit: 25, page: 1 })).toMatchObject({ total: 10_000, totalPages: 400 });
  await add(500);
  expect(await list({ limit: 25, page: 1 })).toMatchObject({ total: 10_001, totalPages: 401 });
  expect((await list({ limit: 25, page: 420 })).data).toHaveLength(25);
});
