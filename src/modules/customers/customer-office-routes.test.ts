import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingBody, customer, smallBusiness } from '#test/builders/booking.ts';
import { customerMade, newCustomer } from '#test/builders/customers.ts';
import { type Person, password, signedIn, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let staff: Person;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate app_user, customer, booking, mail, failed_login cascade`);
  staff = await signedInAs(app, { role: 'STAFF' });
});

const make = (changed: object = {}) => customerMade(app, staff.headers, changed);
const refused = async (changed: object) =>
  (await app.call('POST /admin/customers', { headers: staff.headers, body: newCustomer(changed) })).problem;
const change = (id: string, body: object) =>
  app.call('PUT /admin/customers/:id', { params: { id }, headers: staff.headers, body: body as { version: number } });
const remove = (id: string) => app.call('DELETE /admin/customers/:id', { params: { id }, headers: staff.headers });
const read = (id: string) => app.call('GET /admin/customers/:id', { params: { id }, headers: staff.headers });
const logIn = (email: string, given: string | null) =>
  app.call('POST /auth/login', { body: { email, password: given ?? '' } });
const rowsIn = async (table: string) => (await app.db.execute(sql`select * from ${sql.identifier(table)}`)).rows;
/** Makes a guest's booking and returns the id of its customer. */
const booked = async () => {
  expect((await app.call('POST /bookings', { body: bookingBody(vehicleId) })).status).toBe(200);
  return String((await rowsIn('customer')).at(0)?.id);
};

test('a new customer has a number, an account, an invitation and a password that opens nothing but its change', async () => {
  const made = await make({ nationality: 'Swedish', address: { street: '1 Bridge Road', state: 'Bangkok' } });
  expect(made).toMatchObject({
    name: 'Hannah Lindqvist',
    nationality: 'Swedish',
    dateOfBirth: null,
    hasAccount: true,
    isInvited: true,
    address: { street: '1 Bridge Road', city: '', state: 'Bangkok', country: '', zipCode: '' },
    customerNumber: expect.stringMatching(/^BKK-\d{5}$/),
    tempPassword: expect.stringMatching(/^\w{5}(-\w{5}){3}$/),
  });
  expect(await rowsIn('mail')).toMatchObject([{ kind: 'invitation', to_address: 'hannah@example.com' }]);
  const { body } = await logIn('hannah@example.com', made.tempPassword);
  const headers = { authorization: `Bearer ${body.token}` };
  expect((await app.call('GET /auth/profile', { headers })).problem.error).toBe('auth.password-change-required');
  const chosen = { currentPassword: made.tempPassword ?? '', newPassword: password };
  const changed = await app.call('POST /auth/change-password', { headers, body: chosen });
  const anew = { authorization: `Bearer ${changed.body.token}` };
  expect((await app.call('GET /auth/profile', { headers: anew })).body.data).toMatchObject({ nationality: 'Swedish' });
});

test('the one-time password stands nowhere but in its answer', async () => {
  const { id, ...made } = await make();
  const tempPassword = made.tempPassword ?? '';
  const { rows } = await app.db.execute<{ table_name: string }>(sql`
    select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  expect(rows.length).toBeGreaterThan(20);
  for (const { table_name } of rows)
    expect([table_name, JSON.stringify(await rowsIn(table_name)).includes(tempPassword)]).toEqual([table_name, false]);
  expect(JSON.stringify((await read(id)).body)).not.toContain(tempPassword);
});

test('without an invitation there is no mail', async () => {
  expect(await make({ invite: false })).toMatchObject({ isInvited: false, tempPassword: expect.any(String) });
  expect(await rowsIn('mail')).toEqual([]);
});

test('numbers count on, and widen after 99999', async () => {
  await app.db.execute(sql`select setval('customer_number', 99998)`);
  const first = await make();
  const second = await make({ email: 'second@example.com' });
  expect([first.customerNumber, second.customerNumber]).toEqual(['BKK-99999', 'BKK-100000']);
  await app.db.execute(sql`select setval('customer_number', 100)`);
});

test('an e-mail by which somebody is known is refused, whoever it is and however it is written', async () => {
  const taken = { error: 'customers.email-taken', message: 'Email address already exists' };
  const guest = await booked();
  expect(await refused({ email: customer.email.toUpperCase() })).toMatchObject({
    ...taken,
    details: { customerId: guest },
  });
  const { email } = await signedInAs(app);
  expect(await refused({ email })).toMatchObject({ ...taken, details: { customerId: null } });
  expect(await refused({ email: staff.email })).toMatchObject({ ...taken, details: { customerId: null } });
});

test('of two who make the same customer at once one is refused', async () => {
  const body = newCustomer();
  const replies = await Promise.all(
    [1, 2, 3].map(() => app.call('POST /admin/customers', { headers: staff.headers, body })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await rowsIn('customer')).toHaveLength(1);
});

test.each([
  [{ firstName: '' }, 'First name, last name, and phone are required'],
  [{ lastName: ' ' }, 'First name, last name, and phone are required'],
  [{ email: 'hannah' }, 'Invalid email address'],
  [{ phone: '' }, 'Phone number is required'],
  [{ dateOfBirth: '2026-11-21' }, 'Use a date in the past'],
])('%j is refused with its sentence', async (changed, sentence) => {
  const { messages } = await refused(changed);
  expect(messages).toEqual({ [Object.keys(changed)[0] ?? '']: sentence });
  expect(await rowsIn('customer')).toEqual([]);
});

test('a customer with a phone alone has no account and gets no mail, and several may be so', async () => {
  const made = await make({ email: '' });
  expect(made).toMatchObject({ email: '', hasAccount: false, tempPassword: null, isInvited: false });
  expect((await make({ email: '', firstName: 'Rosa' })).id).not.toBe(made.id);
  expect([await rowsIn('mail'), (await rowsIn('app_user')).length]).toEqual([[], 1]);
  const { body } = await change(made.id, { email: 'later@example.com', version: made.version });
  expect(body.data).toMatchObject({ email: 'later@example.com', hasAccount: false });
  expect((await change(made.id, { email: '', version: body.data.version })).body.data.email).toBe('');
});

test('notes and the reason not to rent are kept, listed for staff, and the log says only that they changed', async () => {
  const { id, version } = await make();
  const doNotRentReason = 'Left the last car damaged';
  const { body } = await change(id, { notes: 'Pays in cash', doNotRentReason, version });
  expect(body.data).toMatchObject({ notes: 'Pays in cash', doNotRentReason });
  const list = await app.call('GET /admin/customers', { headers: staff.headers });
  expect(list.body.data[0]).toMatchObject({ doNotRentReason });
  const { rows } = await app.db.execute(sql`select changes from audit_entry where action = 'customer.changed'`);
  const text = JSON.stringify(rows);
  expect([text.includes('notes'), text.includes('doNotRentReason'), /cash|damaged/.test(text)]).toEqual([
    ...[true, true, false],
  ]);
  expect((await change(id, { doNotRentReason: '', version: 2 })).body.data.doNotRentReason).toBeNull();
});

test('an account keeps an e-mail to sign in with', async () => {
  const { id, version } = await make();
  const { problem } = await change(id, { email: '', version });
  expect(problem.messages).toEqual({ email: 'Email is required' });
});

test('a change reaches the account, and the one who is second is told', async () => {
  const { id, version } = await make({ passportNumber: 'AA 1' });
  const facts = { firstName: 'Johanna', phone: '+66 2 555 0100', passportNumber: '', licenseNumber: 'SE 9' };
  const { data } = (await change(id, { ...facts, version })).body;
  expect(data).toMatchObject({ name: 'Johanna Lindqvist', passportNumber: null, licenseNumber: 'SE 9', version: 2 });
  const [account] = (await rowsIn('app_user')).filter(({ email }) => email === 'hannah@example.com');
  expect(account).toMatchObject({ first_name: 'Johanna', phone: '+66 2 555 0100' });
  const second = await change(id, { lastName: 'Somebody', version });
  expect(second.problem).toMatchObject({ error: 'customers.changed-meanwhile' });
  expect((await read(id)).body.data).toMatchObject({ lastName: 'Lindqvist', version: 2 });
});

test('what a customer changes in the profile counts as a change meanwhile', async () => {
  const person = await signedInAs(app);
  const body = { nationality: 'Thai' };
  await app.call('PUT /auth/profile', { headers: person.headers, body });
  const [{ id, version } = {}] = await rowsIn('customer');
  await app.call('PUT /auth/profile', { headers: person.headers, body: { nationality: 'Lao' } });
  expect((await change(String(id), { firstName: 'A', version })).problem.error).toBe('customers.changed-meanwhile');
});

test('another e-mail is how the customer signs in from then on; it is not proven, and the one before is told', async () => {
  const { id, version, tempPassword } = await make();
  await make({ email: 'other@example.com' });
  expect((await change(id, { email: 'OTHER@example.com', version })).problem.error).toBe('customers.email-taken');
  expect((await change(id, { email: 'hannah@example.org', version })).status).toBe(200);
  expect((await logIn('hannah@example.com', tempPassword)).status).toBe(401);
  expect((await logIn('hannah@example.org', tempPassword)).status).toBe(200);
  const { rows } = await app.db.execute(sql`
    select count(*)::int from mail_link where expires_at > '2026-11-20T12:00+07' and email = 'hannah@example.com'`);
  expect(rows).toEqual([{ count: 0 }]);
});

test('an own e-mail in other letters is no other e-mail', async () => {
  const { id, version } = await make();
  expect((await change(id, { email: 'Hannah@Example.com', version })).body.data.email).toBe('Hannah@Example.com');
});

test('a customer without bookings is deleted with the account', async () => {
  const { id, tempPassword } = await make();
  expect((await remove(id)).body).toMatchObject({ data: { isArchived: false }, message: 'Customer deleted' });
  expect((await read(id)).status).toBe(404);
  expect((await logIn('hannah@example.com', tempPassword)).status).toBe(401);
  expect(await make()).toMatchObject({ email: 'hannah@example.com' });
});

test('a customer with bookings is archived, and comes back', async () => {
  const id = await booked();
  const account = await signedInAs(app, { emailVerified: false });
  await app.db.execute(sql`update customer set user_id = ${account.id} where id = ${id}`);
  expect((await remove(id)).body).toMatchObject({ data: { isArchived: true }, message: 'Customer archived' });
  expect((await app.call('GET /auth/profile', { headers: account.headers })).status).toBe(401);
  expect((await logIn(account.email, password)).status).not.toBe(200);
  expect((await read(id)).body.data).toMatchObject({ isArchived: true, bookingsInAll: 1 });

  const restored = await app.call('POST /admin/customers/:id/restore', { params: { id }, headers: staff.headers });
  expect(restored.body.data).toMatchObject({ isArchived: false });
  expect((await logIn(account.email, password)).status).toBe(200);
});

test('the record of somebody who works here is not changed as a customer’s', async () => {
  const admin = await signedInAs(app, { role: 'ADMIN' });
  await app.call('PUT /auth/profile', { headers: admin.headers, body: { nationality: 'Thai' } });
  const [{ id } = {}] = await rowsIn('customer');
  const email = 'taken-over@example.com';
  expect((await change(String(id), { email, version: 1 })).problem.error).toBe('customers.staff');
  expect((await remove(String(id))).problem.error).toBe('customers.staff');
});

test('the log says what was done and which facts, and nothing of the person', async () => {
  const { id, version, customerNumber } = await make({ nationality: 'Swedish' });
  await change(id, { nationality: 'Finnish', phone: '+66 2 555 0100', version });
  await change(id, { nationality: 'Finnish', version: version + 1 });
  await remove(id);
  const { rows } = await app.db.execute<Record<string, unknown>>(sql`
    select action, subject_name, changes from audit_entry where subject_id = ${id} order by id`);
  expect(rows).toEqual([
    { action: 'customer.created', subject_name: customerNumber, changes: [expect.anything()] },
    {
      action: 'customer.changed',
      subject_name: customerNumber,
      changes: [
        { field: 'phone', before: '•••', after: '•••••' },
        { field: 'nationality', before: '•••', after: '•••••' },
      ],
    },
    { action: 'customer.deleted', subject_name: customerNumber, changes: [] },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Hannah|example.com|Swedish|Finnish|555/);
});

test('the log says when an address is first written down, and when a part of it moves to another', async () => {
  const { id, version } = await make();
  await change(id, { address: { city: 'Nonthaburi' }, version });
  await change(id, { address: { city: '', state: 'Nonthaburi' }, version: version + 1 });
  await change(id, { address: { state: '' }, version: version + 2 });
  const { rows } = await app.db.execute(sql`
    select changes from audit_entry where subject_id = ${id} and action = 'customer.changed' order by id`);
  expect(rows.map(({ changes }) => changes)).toEqual([
    [{ field: 'address', before: null, after: '•••••' }],
    [{ field: 'address', before: '•••', after: '•••••' }],
    [{ field: 'address', before: '•••', after: null }],
  ]);
});

test('customers are no business of customers', async () => {
  const { id } = await make();
  const headers = await signedIn(app, 'CUSTOMER');
  expect((await app.call('GET /admin/customers', { headers })).status).toBe(403);
  expect((await app.call('GET /admin/customers/:id', { params: { id }, headers })).status).toBe(403);
  expect((await app.call('POST /admin/customers', { headers, body: newCustomer() })).status).toBe(403);
});
