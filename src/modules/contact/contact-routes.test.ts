import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { message } from '#test/builders/contact.ts';
import { admin, standingClock, withAdmin } from '#test/builders/identity.ts';
import { createApplicationOn, freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let staff: { authorization: string };

const browser = { 'sec-fetch-site': 'same-origin' };

beforeAll(async () => {
  app = await freshApp({ now: '2026-12-01T10:00' });
  await withAdmin({ db: app.db, clock: standingClock('2026-12-01T03:00:00Z') });
  const { body } = await app.call('POST /auth/login', { body: admin });
  staff = { authorization: `Bearer ${body.token}` };
});
beforeEach(async () => {
  app.setNow('2026-12-01T10:00');
  await app.db.execute(sql`truncate contact_message, request_count cascade`);
  await app.db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
});
afterAll(() => app.close());

const send = (changed: Parameters<typeof message>[0] = {}, headers = {}) =>
  app.call('POST /contact', { body: message(changed), headers });
const list = (query = {}) => app.call('GET /contact', { query, headers: staff });
const stored = async () => (await list()).body.data;
const jobs = async () => {
  const { rows } = await app.db.execute<{ task: string }>(
    sql`select task_identifier as task from graphile_worker.jobs order by id`,
  );
  return rows.map(({ task }) => task);
};
const stamp = async () => (await app.call('GET /contact/form')).body.data.stamp;

test('a message is kept as new, and the mail to the staff is announced with it', async () => {
  expect(await send({ language: 'th' })).toMatchObject({ status: 200, body: { success: true } });
  expect(await stored()).toEqual([
    {
      id: expect.any(String),
      name: 'Hannah Keller',
      email: 'hannah@example.com',
      subject: 'Child seat',
      message: 'We land at 08:35 with TG 466.\nCan the child seat be in the car already?',
      language: 'th',
      status: 'new',
      createdAt: '2026-12-01T10:00:00+07:00',
    },
  ]);
  expect(await jobs()).toEqual(['mail-contact-message']);
});

test('every wrong field is told with the sentence of the specification, and nothing is kept', async () => {
  const { status, problem } = await send({ name: '', email: ' ', subject: '\t', message: '\n \u200b' });
  expect(status).toBe(422);
  expect(problem).toMatchObject({
    message: 'Name is required, Email is required, Subject is required, Message is required',
    messages: {
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  });
  expect(await stored()).toEqual([]);
});

test('a field that is left out is required too', async () => {
  const { problem } = await app.call('POST /contact', { body: {} as ReturnType<typeof message> });
  expect(Object.values(problem.messages ?? {})).toEqual([
    'Name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ]);
});

test.each([
  ['hannah', 'Invalid email address'],
  ['hannah@example', 'Invalid email address'],
  ['hannah@example.c', 'Invalid email address'],
  ['hannah@example.c0', 'Invalid email address'],
  ['@example.com', 'Invalid email address'],
  ['a@example.com, b@example.com', 'Invalid email address'],
  ['Hannah <a@example.com>', 'Invalid email address'],
  ['a@example.com\r\nBcc: b@example.com', 'Invalid email address'],
  ['a\u202e@example.com', 'Invalid email address'],
  [`${'a'.repeat(250)}@example.com`, 'At most 254 characters'],
])('the address %j is refused: %s', async (email, sentence) => {
  expect((await send({ email })).problem.messages).toEqual({ email: sentence });
});

test.each([' hannah@example.com ', 'o’hara+car@bücher.example', 'x@y.co'])('the address %j is taken', async (email) => {
  expect((await send({ email })).status).toBe(200);
  expect(await stored()).toMatchObject([{ email: email.trim() }]);
});

test.each([
  ['name', 100, 'At most 100 characters'],
  ['subject', 150, 'At most 150 characters'],
  ['message', 5000, 'At most 5,000 characters'],
])('the %s may have %i characters and not one more', async (field, most, sentence) => {
  expect((await send({ [field]: 'x'.repeat(most) })).status).toBe(200);
  expect((await send({ [field]: 'x'.repeat(most + 1) })).problem.messages).toEqual({ [field]: sentence });
});

test('what no column can hold is refused at its field', async () => {
  expect((await send({ subject: 'a\u0000b' })).problem.messages).toHaveProperty('subject');
});

test('whoever fills in the field that people do not see is told that all went well, and is not heard', async () => {
  expect(await send({ website: 'https://spam.example' }, browser)).toMatchObject({
    status: 200,
    body: { success: true, data: null },
  });
  expect(await stored()).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test('a browser must bring the stamp of its form', async () => {
  expect((await send({}, browser)).problem.error).toBe('contact.stale-form');
  const given = await stamp();
  app.setNow('2026-12-01T10:00:03');
  expect((await send({ stamp: given }, browser)).status).toBe(200);
  expect(await stored()).toHaveLength(1);
});

test('a form that comes back within three seconds, or after a day, is refused with a sentence', async () => {
  const given = await stamp();
  app.setNow('2026-12-01T10:00:02');
  expect((await send({ stamp: given }, browser)).problem).toMatchObject({
    error: 'contact.too-fast',
    message: 'That was very quick. Please wait a few seconds and send it again.',
  });
  app.setNow('2026-12-02T10:00:01');
  expect((await send({ stamp: given }, browser)).problem.error).toBe('contact.stale-form');
  app.setNow('2026-12-01T10:00');
  expect(await stored()).toEqual([]);
});

test('nobody can make a stamp, or change the moment of one', async () => {
  const [, nonce, seal] = (await stamp()).split('.');
  app.setNow('2026-12-02T10:00');
  const recent = Date.parse('2026-12-02T09:59:00+07:00');
  for (const forged of [`${recent}.${nonce}.${seal}`, `${recent}.${nonce}.${'A'.repeat(43)}`, 'x', ''])
    expect((await send({ stamp: forged }, browser)).problem.error).toBe('contact.stale-form');
});

test('a form that is sent twice, also at once, is one message; with other words it is asked for again', async () => {
  const given = await stamp();
  app.setNow('2026-12-01T10:01');
  const answers = await Promise.all([1, 2, 3].map(() => send({ stamp: given }, browser)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored()).toHaveLength(1);
  expect(await jobs()).toEqual(['mail-contact-message']);
  const other = await send({ stamp: given, message: 'And a second thing.' }, browser);
  expect(other.problem.error).toBe('contact.stale-form');
});

test('two messages without a stamp are two', async () => {
  await send();
  await send();
  expect(await stored()).toHaveLength(2);
});

test('from one address ten requests a minute and twenty messages an hour are taken', async () => {
  const server = await createApplicationOn(app);
  const post = (changed = {}) =>
    server.inject({ method: 'POST', url: '/api/contact', payload: message(changed), remoteAddress: '203.0.113.9' });
  const nextMinute = () =>
    app.db.execute(sql`update request_count set window_ends = now() where key like 'POST /api/contact%'`);
  for (const _minute of [1, 2]) {
    for (let count = 1; count <= 10; count += 1) expect((await post()).statusCode).toBe(200);
    expect((await post()).json()).toMatchObject({ error: 'request.too-many' });
    await nextMinute();
  }
  const refused = await post();
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'contact.too-many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect(await stored()).toHaveLength(20);
  await nextMinute();
  await app.db.execute(sql`update request_count set window_ends = now() where key like 'contact messages%'`);
  expect((await post()).statusCode).toBe(200);
  await server.close();
});

test('the list, changes and deletion are for staff', async () => {
  await send();
  const [written] = await stored();
  const params = { id: written?.id ?? '' };
  expect((await app.call('GET /contact')).status).toBe(401);
  expect((await app.call('PATCH /contact/:id', { params, body: { status: 'read' } })).status).toBe(401);
  expect((await app.call('DELETE /contact/:id', { params })).status).toBe(401);
  expect((await app.call('POST /contact/:id/reply', { params, body: { reply: 'x' } })).status).toBe(401);
  await app.db.execute(sql`update app_user set role = 'CUSTOMER'`);
  expect((await list()).status).toBe(403);
  await app.db.execute(sql`update app_user set role = 'ADMIN'`);
});

test('the list shows the newest first, a page at a time, searched and by status', async () => {
  for (const [minute, subject] of ['First', '100%', 'Third_'].entries()) {
    app.setNow(`2026-12-01T10:0${minute}`);
    await send({ subject, email: `guest${minute}@example.com` });
  }
  const subjects = async (query: object) => (await list(query)).body.data.map(({ subject }) => subject);
  expect(await subjects({})).toEqual(['Third_', '100%', 'First']);
  expect((await list({ page: 2, limit: 2 })).body).toMatchObject({
    data: [{ subject: 'First' }],
    page: 2,
    limit: 2,
    total: 3,
    totalPages: 2,
  });
  expect(await subjects({ search: '%' })).toEqual(['100%']);
  expect(await subjects({ search: '_' })).toEqual(['Third_']);
  expect(await subjects({ search: 'GUEST1@' })).toEqual(['100%']);
  const [third] = await stored();
  await app.call('PATCH /contact/:id', { params: { id: third?.id ?? '' }, body: { status: 'read' }, headers: staff });
  expect(await subjects({ status: 'read' })).toEqual(['Third_']);
  expect(await subjects({ status: 'new' })).toEqual(['100%', 'First']);
});

test('a status changes, an archived message leaves the list, and what is not there is not found', async () => {
  await send();
  const [written] = await stored();
  const params = { id: written?.id ?? '' };
  const change = (status: 'new' | 'read' | 'replied') =>
    app.call('PATCH /contact/:id', { params, body: { status }, headers: staff });
  expect((await change('replied')).body.data).toMatchObject({ id: params.id, status: 'replied' });
  expect((await change('new')).body.data.status).toBe('new');
  expect((await app.call('DELETE /contact/:id', { params, headers: staff })).status).toBe(200);
  expect(await stored()).toEqual([]);
  expect((await change('read')).problem.error).toBe('contact.message-not-found');
  expect((await app.call('DELETE /contact/:id', { params, headers: staff })).status).toBe(404);
});

test('opening marks as read once: what somebody has answered or taken up meanwhile stays as it is', async () => {
  await send();
  const [written] = await stored();
  const params = { id: written?.id ?? '' };
  const open = () => app.call('PATCH /contact/:id', { params, body: { status: 'read', from: 'new' }, headers: staff });
  expect((await open()).body.data.status).toBe('read');
  await app.call('PATCH /contact/:id', { params, body: { status: 'replied' }, headers: staff });
  expect((await open()).body.data.status).toBe('replied');
  const { rows } = await app.db.execute(sql`
    select action from audit_entry where subject_id = ${params.id} order by id`);
  expect(rows).toEqual([{ action: 'message.read' }, { action: 'message.answered' }]);
});

test('the counts are those of the list', async () => {
  await send();
  await send();
  const [written] = await stored();
  await app.call('PATCH /contact/:id', { params: { id: written?.id ?? '' }, body: { status: 'read' }, headers: staff });
  const counts = async () => (await app.call('GET /contact/counts', { headers: staff })).body.data;
  expect(await counts()).toEqual({ all: 2, new: 1, read: 1, replied: 0 });
  await app.call('DELETE /contact/:id', { params: { id: written?.id ?? '' }, headers: staff });
  expect(await counts()).toEqual({ all: 1, new: 1, read: 0, replied: 0 });
});
