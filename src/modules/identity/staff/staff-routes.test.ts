import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContractRoute } from '#contract/index.ts';
import { failures, setSecurity } from '#test/builders/accounts.ts';
import { jobsOf } from '#test/builders/booking.ts';
import { anotherSession, type Person, password, signedIn, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
});
beforeEach(async () => {
  await app.db.execute(sql`delete from mail`);
  await app.db.execute(sql`update app_user set archived_at = now()`);
  admin = await signedInAs(app, { role: 'ADMIN', firstName: 'Nok', lastName: 'Admin' });
});
afterAll(() => app.close());

const lek = { firstName: 'Lek', lastName: 'Counter', role: 'STAFF' as const };
const create = (values: object = {}) =>
  app.call('POST /users', {
    headers: admin.headers,
    body: { ...lek, email: `${crypto.randomUUID()}@example.com`, password, ...values },
  });
const change = (id: string, body: object, by = admin) =>
  app.call('PUT /users/:id', { params: { id }, headers: by.headers, body });
const deactivate = (id: string, by = admin) =>
  app.call('PATCH /users/:id/deactivate', { params: { id }, headers: by.headers });
const remove = (id: string, by = admin) => app.call('DELETE /users/:id', { params: { id }, headers: by.headers });
const getUser = (id: string) => app.call('GET /users/:id', { params: { id }, headers: admin.headers });
const isSignedIn = async ({ headers }: Pick<Person, 'headers'>) =>
  (await app.call('GET /auth/me', { headers })).status === 200;

const log = async (id: string) => {
  const params = { subjectKind: 'user', subjectId: id };
  const { headers } = admin;
  const { body } = await app.call('GET /admin/audit/:subjectKind/:subjectId', { params, headers });
  return body.data.filter(({ action }) => !action.startsWith('user.sign'));
};
/** The queued notices to a user about their account. */
const newsTo = async (id: string) => (await jobsOf(app, 'mail-account-news')).filter(({ userId }) => userId === id);
const mails = async () =>
  (await app.db.execute<{ kind: string; to_address: string; plain: string }>(sql`select * from mail`)).rows;

test('a new member of staff has a one-time password, and no mail', async () => {
  const { status, body } = await create({ phone: '02 123 4567' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    ...lek,
    phone: '02 123 4567',
    isActive: true,
    emailVerified: false,
    hasTwoFactor: false,
    mustChangePassword: true,
    hasPassword: true,
    isInvited: false,
    createdAt: '2026-11-20T12:00:00+07:00',
    lastSeenAt: null,
  });
  expect(await mails()).toEqual([]);
  const login = await app.call('POST /auth/login', { body: { email: body.data.email, password } });
  expect(login.body.user).toMatchObject({ id: body.data.id, mustChangePassword: true });
  expect(await log(body.data.id)).toMatchObject([
    {
      action: 'user.created',
      actor: { id: admin.id },
      subject: { name: 'Lek Counter' },
      changes: expect.arrayContaining([{ field: 'role', before: null, after: 'STAFF' }]),
    },
  ]);
});

test('an invitation comes by mail, in its place nothing opens the account, and it can be sent again', async () => {
  const { body } = await create({ password: undefined, invite: true });
  const { id, email } = body.data;
  expect(body.data).toMatchObject({ isInvited: true, mustChangePassword: false });
  const [first] = await mails();
  const token = /\/password-reset\/confirm\?invited=1&lang=en#token=([\w-]{43})/.exec(first?.plain ?? '')?.[1];
  expect(first).toMatchObject({ kind: 'invitation', to_address: email });
  expect((await app.call('POST /auth/login', { body: { email, password: String(token) } })).status).toBe(401);

  const again = await app.call('POST /users/:id/invitation', { params: { id }, headers: admin.headers });
  expect(again.body.data.isInvited).toBe(true);
  expect(await mails()).toHaveLength(2);
  const { rows } = await app.db.execute<{ open: number }>(
    sql`select count(*) filter (where expires_at > '2026-11-20T12:00+07')::int as open from mail_link where user_id = ${id}`,
  );
  expect(rows).toEqual([{ open: 1 }]);
  const entries = await log(id);
  expect(entries.map(({ action }) => action)).toEqual(['user.invited', 'user.invited']);
  expect(JSON.stringify(entries)).not.toContain(token);
});

test('whoever is switched off is not invited again: the link would lead nowhere', async () => {
  const { id } = (await create({ password: undefined, invite: true })).body.data;
  const params = { id };
  await app.call('PATCH /users/:id/deactivate', { params, headers: admin.headers });
  const again = await app.call('POST /users/:id/invitation', { params, headers: admin.headers });
  expect([again.status, again.problem.error]).toEqual([409, 'users.switched-off']);
  expect(await mails()).toHaveLength(1);
});

test('an invitation that is over is none: the list says that there is still no password', async () => {
  const { id } = (await create({ password: undefined, invite: true })).body.data;
  await app.db.execute(sql`update mail_link set expires_at = '2026-11-20T12:00+07' where user_id = ${id}`);
  const { body } = await app.call('GET /users/:id', { params: { id }, headers: admin.headers });
  expect(body.data).toMatchObject({ isInvited: false, hasPassword: false });
});

test('whoever has a password is invited no more', async () => {
  const { id } = (await create()).body.data;
  const { problem } = await app.call('POST /users/:id/invitation', { params: { id }, headers: admin.headers });
  expect(problem.error).toBe('users.not-invited');
});

test.each([
  ['no first name', { firstName: '' }, { firstName: 'First name is required' }],
  ['no last name', { lastName: ' ' }, { lastName: 'Last name is required' }],
  ['no e-mail', { email: '' }, { email: 'Email is required' }],
  ['no e-mail address', { email: 'lek' }, { email: 'Email is invalid' }],
  ['no password', { password: undefined }, { password: 'Password is required' }],
  ['a short password', { password: '7 signs' }, { password: 'Password must be at least 8 characters' }],
  ['a password that is guessed at once', { password: 'password123' }, { password: 'This password is easy to guess' }],
  ['both', { invite: true }, { invite: 'Choose a password or an invitation' }],
])('%s is refused', async (_what, values, fields) => {
  const { status, problem } = await create(values);
  expect(status).toBe(422);
  expect(problem.messages).toMatchObject(fields);
});

test('all that is wrong is told together: no role, no names, and a password that is missing or too short', async () => {
  const names = { firstName: 'First name is required', lastName: 'Last name is required', email: 'Email is required' };
  const role = 'Choose the role STAFF or ADMIN';
  const answered = async (body: object) => {
    const { status, problem } = await app.call('POST /users', { headers: admin.headers, body: body as never });
    expect([status, problem.error]).toEqual([422, 'form.invalid']);
    expect(problem.message).toBe([...new Set(Object.values(problem.messages ?? {}))].join(', '));
    return problem.messages;
  };
  expect(await answered({})).toEqual({ ...names, role, password: 'Password is required' });
  const short = 'Password must be at least 8 characters';
  expect(await answered({ password: 'seven 7' })).toEqual({ ...names, role, password: short });
  expect(await answered({ ...lek, password: 'seven 7' })).toEqual({ email: 'Email is required', password: short });
  expect(await answered({ password })).toEqual({ ...names, role });
  expect(await answered({ invite: true, role: 'ADMIN' })).toEqual(names);
  await setSecurity(app, { passwordMinLength: 14 });
  expect(await answered({ password: 'twelve signs' })).toMatchObject({
    password: 'Password must be at least 14 characters',
  });
  await app.db.execute(sql`delete from setting`);
});

test('a password that is too short is told in the words of the specification', async () => {
  const { problem } = await create({ password: 'seven 7' });
  expect(problem).toMatchObject({ error: 'auth.password-weak', message: 'Password must be at least 8 characters' });
});

test('nobody is made a customer here, nor are customers asked for', async () => {
  const { id } = (await create()).body.data;
  const headers = admin.headers;
  const answers = [
    await create({ role: 'CUSTOMER' }),
    await change(id, { role: 'CUSTOMER' }),
    await app.call('GET /users', { headers, query: { role: 'CUSTOMER' as 'STAFF' } }),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.messages])).toEqual(
    answers.map(() => [422, { role: 'Choose the role STAFF or ADMIN' }]),
  );
  const query = { isActive: 'perhaps' };
  expect((await app.call('GET /users', { headers, query })).problem.messages).toEqual({
    isActive: 'Use true or false',
  });
});

test('what is no id is told so', async () => {
  expect((await remove('nope')).problem.messages).toEqual({ id: 'This is not an id' });
});

test.each(['CUSTOMER', 'STAFF'] as const)(
  'an e-mail that has an account is taken: told alike of a %s',
  async (role) => {
    const other = await signedInAs(app, { role, email: `Taken-${role}@example.com` });
    const email = other.email.toLowerCase();
    const { id } = (await create()).body.data;
    for (const { status, problem } of [await create({ email }), await change(id, { email })]) {
      expect(status).toBe(409);
      expect(problem).toMatchObject({
        error: 'users.email-taken',
        message: 'This email already has an account.',
        messages: { email: 'This email already has an account' },
      });
    }
  },
);

test('of two new accounts with one e-mail at the same moment one is made', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const answers = await Promise.all([create({ email }), create({ email })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('customers are not among them, in no call', async () => {
  const customer = await signedInAs(app, { role: 'CUSTOMER' });
  const calls: ContractRoute[] = [
    'GET /users/:id',
    'PUT /users/:id',
    'PATCH /users/:id/activate',
    'PATCH /users/:id/deactivate',
    'POST /users/:id/change-password',
    'POST /users/:id/invitation',
    'POST /users/:id/two-factor/reset',
    'DELETE /users/:id',
  ];
  for (const route of calls) {
    const bodies: Partial<Record<ContractRoute, object>> = {
      'PUT /users/:id': { firstName: 'X' },
      'POST /users/:id/change-password': { newPassword: password },
    };
    const body = bodies[route];
    const { problem } = await app.call(route as 'PUT /users/:id', {
      params: { id: customer.id },
      headers: admin.headers,
      ...(body && { body }),
    });
    expect([route, problem.error]).toEqual([route, 'users.not-found']);
  }
  const { body } = await app.call('GET /users', { headers: admin.headers });
  expect(body.data.map(({ id }) => id)).not.toContain(customer.id);
  expect(await isSignedIn(customer)).toBe(true);
});

test('the list is by name, and finds names, e-mails, roles and who is active', async () => {
  await create({ firstName: 'Bee', email: 'bee-of-the-list@example.com' });
  const { id } = (await create({ firstName: 'Ann', role: 'ADMIN' })).body.data;
  await deactivate(id);
  const names = async (query: object) =>
    (await app.call('GET /users', { query, headers: admin.headers })).body.data.map(({ firstName }) => firstName);
  expect(await names({})).toEqual(['Ann', 'Bee', 'Nok']);
  expect(await names({ role: 'STAFF' })).toEqual(['Bee']);
  expect(await names({ isActive: 'false' })).toEqual(['Ann']);
  expect(await names({ isActive: 'true' })).toEqual(['Bee', 'Nok']);
  expect(await names({ role: 'ADMIN', isActive: 'true' })).toEqual(['Nok']);
  expect(await names({ role: 'ADMIN', search: 'bee' })).toEqual([]);
  expect(await names({ search: 'bee count' })).toEqual(['Bee']);
  expect(await names({ search: 'OF-THE-LIST' })).toEqual(['Bee']);
  expect(await names({ search: '%' })).toEqual([]);
  const { body } = await app.call('GET /users', { query: { page: 2, limit: 2 }, headers: admin.headers });
  expect(body).toMatchObject({ total: 3, totalPages: 2, data: [{ firstName: 'Nok' }] });
  expect(body.data[0]).toMatchObject({ lastSeenAt: '2026-11-20T12:00:00+07:00' });
  expect(JSON.stringify(body)).not.toContain('argon2');
});

test('a change is told field by field, and one of nothing is not told', async () => {
  const person = await signedInAs(app, lek);
  expect((await change(person.id, { firstName: 'Lek', phone: '081 234 5678' })).body.data.phone).toBe('081 234 5678');
  expect((await change(person.id, { firstName: 'Lek' })).status).toBe(200);
  expect((await change(person.id, { phone: null })).body.data.phone).toBeNull();
  expect((await log(person.id)).map(({ changes }) => changes)).toEqual([
    [{ field: 'phone', before: '081 234 5678', after: null }],
    [{ field: 'phone', before: null, after: '081 234 5678' }],
  ]);
  expect(await isSignedIn(person)).toBe(true);
});

test('another e-mail in place of one that nobody proved ends the links that were mailed, and is told to the old address', async () => {
  const person = await signedInAs(app, { role: 'STAFF', emailVerified: false });
  await app.db.execute(sql`
    insert into mail_link (token_hash, user_id, purpose, email, created_at, expires_at)
    values ('\\x01', ${person.id}, 'reset-password', ${person.email}, '2026-11-20T12:00+07', '2026-11-20T13:00+07')`);
  const { body } = await change(person.id, { email: `new-${person.email}` });
  expect(body.data).toMatchObject({ email: `new-${person.email}`, emailVerified: false });
  expect(await newsTo(person.id)).toMatchObject([{ news: 'email-changed', to: person.email }]);
  const { rows } = await app.db.execute(sql`
    select 1 from mail_link where user_id = ${person.id} and expires_at > '2026-11-20T12:00+07'`);
  expect(rows).toEqual([]);
});

test.each([
  ['another role', (id: string) => change(id, { role: 'ADMIN' }), 'user.changed'],
  ['deactivation', (id: string) => deactivate(id), 'user.deactivated'],
  ['deactivation by a change', (id: string) => change(id, { isActive: false }), 'user.changed'],
  [
    'another password',
    (id: string) =>
      app.call('POST /users/:id/change-password', {
        params: { id },
        headers: admin.headers,
        body: { newPassword: 'a ferry to Thonburi' },
      }),
    'user.password-set',
  ],
  [
    'a forgotten second factor',
    (id: string) => app.call('POST /users/:id/two-factor/reset', { params: { id }, headers: admin.headers }),
    'user.two-factor-reset',
  ],
  ['removal', (id: string) => remove(id), 'user.deleted'],
])('%s signs out everywhere at once, and is in the log', async (_what, act, action) => {
  const person = await signedInAs(app, { role: 'STAFF' });
  await app.db.execute(sql`update app_user set two_factor_since = now() where id = ${person.id}`);
  const elsewhere = await anotherSession(app, person.id);
  expect((await act(person.id)).status).toBe(200);
  expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([false, false]);
  expect(await log(person.id)).toMatchObject([{ action, actor: { id: admin.id } }]);
  expect(await isSignedIn(admin)).toBe(true);
});

test('who was deactivated cannot sign in before they are activated again', async () => {
  const { id, email } = (await create()).body.data;
  const signIn = async () => (await app.call('POST /auth/login', { body: { email, password } })).status;
  expect((await deactivate(id)).body.message).toBe('User deactivated');
  expect(await signIn()).toBe(401);
  const { body } = await app.call('PATCH /users/:id/activate', { params: { id }, headers: admin.headers });
  expect(body).toMatchObject({ message: 'User activated', data: { isActive: true } });
  expect(await signIn()).toBe(200);
  expect((await log(id)).map(({ changes }) => changes).at(1)).toEqual([
    { field: 'isActive', before: true, after: false },
  ]);
});

test('a password that an admin set is a one-time password, and its owner is told', async () => {
  const person = await signedInAs(app, { role: 'STAFF' });
  const newPassword = 'a ferry to Thonburi';
  const set = (text: string) =>
    app.call('POST /users/:id/change-password', {
      params: { id: person.id },
      headers: admin.headers,
      body: { newPassword: text },
    });
  expect((await set('short')).problem.messages?.newPassword).toBe('Password must be at least 8 characters');
  expect((await set(newPassword)).body.data.mustChangePassword).toBe(true);
  expect(await newsTo(person.id)).toMatchObject([{ news: 'password-changed' }]);
  const { body } = await app.call('POST /auth/login', { body: { email: person.email, password: newPassword } });
  expect(body.user.mustChangePassword).toBe(true);
  expect(JSON.stringify([await log(person.id), await mails()])).not.toMatch(/ferry|argon2/);
});

test('a forgotten second factor is gone with its recovery codes and trusted computers', async () => {
  const person = await signedInAs(app, { role: 'STAFF' });
  await app.db.execute(sql`
    update app_user set two_factor_secret = '\\x01', two_factor_since = now() where id = ${person.id}`);
  await app.db.execute(sql`insert into recovery_code (code_hash, user_id) values ('\\x02', ${person.id})`);
  await app.db.execute(sql`
    insert into trusted_computer (token_hash, user_id, created_at, expires_at)
    values ('\\x03', ${person.id}, now(), now() + interval '1 year')`);
  expect((await getUser(person.id)).body.data.hasTwoFactor).toBe(true);
  const { body } = await app.call('POST /users/:id/two-factor/reset', {
    params: { id: person.id },
    headers: admin.headers,
  });
  expect(body.data.hasTwoFactor).toBe(false);
  const { rows } = await app.db.execute(sql`
    select two_factor_secret, (select count(*)::int from recovery_code where user_id = u.id) as codes,
      (select count(*)::int from trusted_computer where user_id = u.id) as computers
    from app_user u where id = ${person.id}`);
  expect(rows).toEqual([{ two_factor_secret: null, codes: 0, computers: 0 }]);
  expect(await newsTo(person.id)).toMatchObject([{ news: 'two-factor-off' }]);
});

test('who is removed is gone, and their e-mail is free again', async () => {
  const { id, email } = (await create()).body.data;
  await app.db.execute(sql`
    insert into customer (user_id, first_name, last_name, email, phone, created_at)
    values (${id}, 'Lek', 'Counter', ${email}, '081 555', now())`);
  await failures(app, { email, from: '127.0.0.1' }, 10);
  const { removal } = (await getUser(id)).body.data;
  expect(removal, 'said beforehand, what they had as a customer aside').toBe('deleted');
  const { body } = await remove(id);
  expect(body).toMatchObject({ message: 'User deleted', data: { removal } });
  expect((await getUser(id)).status).toBe(404);
  expect((await app.db.execute(sql`select 1 from app_user where id = ${id}`)).rows).toEqual([]);
  expect((await create({ email })).status).toBe(200);
  expect((await app.call('POST /auth/login', { body: { email, password } })).status, 'not locked out').toBe(200);
  const [entry] = await log(id);
  expect(entry).toMatchObject({ action: 'user.deleted', subject: { name: 'Lek Counter' } });
});

test('whom records name keeps a name there, and nothing that signs in', async () => {
  const { id, email } = (await create({ phone: '02 123 4567' })).body.data;
  await app.db.execute(sql`
    insert into picture (id, width, height, widths, bytes, created_at, created_by)
    values (uuidv7(), 1, 1, '{1}', 1, now(), ${id})`);
  expect((await getUser(id)).body.data.removal, 'said beforehand').toBe('archived');
  const { body } = await remove(id);
  expect(body.data).toEqual({ removal: 'archived' });
  expect(body.message).toBe('The account is closed. Its name stays with the records of its work.');
  expect((await getUser(id)).status).toBe(404);
  expect((await app.call('POST /auth/login', { body: { email, password } })).status).toBe(401);
  const { rows } = await app.db.execute(sql`
    select first_name, is_active, password_hash, phone from app_user where id = ${id}`);
  expect(rows).toEqual([{ first_name: 'Lek', is_active: false, password_hash: null, phone: null }]);
  expect((await create({ email })).status).toBe(200);
});

test('nobody demotes, deactivates, removes or readdresses themselves, nor gets around their own password', async () => {
  await signedIn(app, 'ADMIN');
  const { id, headers } = admin;
  const answers = [
    await change(id, { role: 'STAFF' }),
    await change(id, { isActive: false }),
    await change(id, { email: 'elsewhere@example.com' }),
    await deactivate(id),
    await remove(id),
    await app.call('POST /users/:id/change-password', { params: { id }, headers, body: { newPassword: password } }),
    await app.call('POST /users/:id/two-factor/reset', { params: { id }, headers }),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.error])).toEqual(answers.map(() => [409, 'users.self']));
  expect((await change(id, { firstName: 'Nok-Nok', role: 'ADMIN', isActive: true })).status).toBe(200);
});

test('two admins who demote each other at the same moment: one wins, and one admin is left', async () => {
  for (let round = 0; round < 5; round += 1) {
    await app.db.execute(sql`update app_user set archived_at = now()`);
    const [one, two] = [await signedInAs(app, { role: 'ADMIN' }), await signedInAs(app, { role: 'ADMIN' })];
    const answers = await Promise.all([
      change(two.id, { role: 'STAFF' }, one),
      round % 2 ? remove(one.id, two) : deactivate(one.id, two),
    ]);
    const [won, lost] = answers.map(({ status }) => status).sort();
    expect(won).toBe(200);
    expect([401, 403]).toContain(lost);
    const { rows } = await app.db.execute(
      sql`select 1 from app_user where role = 'ADMIN' and is_active and archived_at is null`,
    );
    expect(rows).toHaveLength(1);
  }
});
