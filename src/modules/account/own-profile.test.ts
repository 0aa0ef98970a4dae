import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
});
afterAll(() => app.close());

const read = async ({ headers }: Person) => (await app.call('GET /auth/profile', { headers })).body.data;
const change = ({ headers }: Person, body: object) => app.call('PUT /auth/profile', { headers, body });
const records = async ({ id }: Person) =>
  (await app.db.execute(sql`select * from customer where user_id = ${id}`)).rows;

const address = {
  street: '88/4 Soi Convent',
  city: 'Bang Rak',
  province: 'Bangkok',
  postalCode: '10500',
  country: 'Thailand',
};
const particulars = {
  dateOfBirth: '1988-02-29',
  licenseNumber: 'NSW 1234',
  licenseExpiryDate: '2031-05-01',
  nationality: 'Australian',
  address,
};

test('a new account has a profile, empty where nothing was said, and no customer record', async () => {
  const person = await signedInAs(app, { firstName: 'Hannah', lastName: 'Keller', language: 'th' });
  expect(await read(person)).toEqual({
    id: person.id,
    email: person.email,
    firstName: 'Hannah',
    lastName: 'Keller',
    phone: null,
    language: 'th',
    role: 'CUSTOMER',
    isActive: true,
    emailVerified: true,
    hasTwoFactor: false,
    mustChangePassword: false,
    dateOfBirth: null,
    licenseNumber: '',
    licenseExpiryDate: null,
    nationality: '',
    address: { street: '', city: '', province: '', postalCode: '', country: '' },
  });
  expect(await records(person)).toEqual([]);
});

test('account and customer record are changed as one', async () => {
  const person = await signedInAs(app);
  const { body } = await change(person, { firstName: 'Hannah', phone: '+61 4 5550 0142', ...particulars });
  expect(body.data).toMatchObject({
    firstName: 'Hannah',
    lastName: 'Example',
    phone: '+61 4 5550 0142',
    ...particulars,
  });
  expect(await read(person)).toEqual(body.data);
  expect(await records(person)).toMatchObject([
    { first_name: 'Hannah', last_name: 'Example', email: person.email, phone: '+61 4 5550 0142', city: 'Bang Rak' },
  ]);
});

test('only what is sent changes, and what is sent empty is empty', async () => {
  const person = await signedInAs(app);
  await change(person, particulars);
  await change(person, { language: 'th', nationality: '', licenseExpiryDate: null });
  expect(await read(person)).toMatchObject({
    firstName: 'Somchai',
    language: 'th',
    nationality: '',
    licenseExpiryDate: null,
    dateOfBirth: '1988-02-29',
    licenseNumber: 'NSW 1234',
    address,
  });
  const before = await read(person);
  await change(person, {});
  expect(await read(person)).toEqual(before);
});

test('role, activity, e-mail, its proof and every other column are refused by name, and nothing changes', async () => {
  const person = await signedInAs(app, { emailVerified: false });
  const other = await signedInAs(app);
  await change(person, { nationality: 'Thai' });
  const account = async () => (await app.db.execute(sql`select * from app_user where id = ${person.id}`)).rows[0];
  const before = { account: await account(), records: await records(person) };
  const columns = Object.keys({ ...before.account, ...before.records[0] });
  const camel = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const extra = Object.fromEntries(
    columns
      .flatMap((name) => [name, camel(name)])
      .filter((name) => !['firstName', 'lastName', 'phone', 'language', 'nationality'].includes(name))
      .filter((name) => !['dateOfBirth', 'licenseNumber', 'licenseExpiryDate'].includes(name))
      .map((name) => [name, /^id$|_id$|Id$/.test(name) ? other.id : 'true']),
  );
  const injected = { ...extra, role: 'ADMIN', isActive: false, email: 'other@example.com', emailVerified: true };
  await change(person, { address });
  const filled = await records(person);
  for (const body of [injected, { address: { ...injected, ...address } }]) {
    const { status, problem } = await change(person, body);
    const said = Object.values(problem.fields ?? {}).map(({ code }) => code);
    expect([status, said.every((code) => ['field.unknown', 'field.read-only'].includes(code))]).toEqual([422, true]);
  }
  expect({ account: await account(), records: await records(person) }).toEqual({
    account: before.account,
    records: filled,
  });
});

test('staff have a profile; a customer record only once there is something for it', async () => {
  const staff = await signedInAs(app, { role: 'STAFF' });
  const empty = { ...particulars, dateOfBirth: null, licenseExpiryDate: null, licenseNumber: '', nationality: '' };
  const nothing = { ...empty, address: { street: '', city: '', province: '', postalCode: '', country: '' } };
  expect((await change(staff, { firstName: 'Nok', ...nothing })).body.data).toMatchObject({ firstName: 'Nok' });
  expect(await records(staff)).toEqual([]);
  await change(staff, { licenseNumber: 'TH 1' });
  expect(await records(staff)).toMatchObject([{ first_name: 'Nok', license_number: 'TH 1' }]);
});

test('what staff change of themselves is in the log, what customers do is not', async () => {
  const staff = await signedInAs(app, { role: 'ADMIN' });
  const person = await signedInAs(app);
  await change(staff, { lastName: 'Chaiyo' });
  await change(person, { lastName: 'Keller' });
  const { rows } = await app.db.execute(sql`
    select action, subject_id, changes from audit_entry where actor_id in (${staff.id}, ${person.id})`);
  expect(rows).toEqual([
    {
      action: 'user.changed',
      subject_id: staff.id,
      changes: [{ field: 'lastName', before: 'Example', after: 'Chaiyo' }],
    },
  ]);
});

test.each([
  ['a name with a link', { firstName: 'https://evil.example' }],
  ['no name', { lastName: ' ' }],
  ['a phone that is none', { phone: 'call me' }],
  ['a date of birth that is none', { dateOfBirth: '1988-13-01' }],
  ['a birth to come', { dateOfBirth: '2026-11-21' }],
  ['a birth too long ago', { dateOfBirth: '1888-02-29' }],
  ['a language that we do not speak', { language: 'de' }],
  ['a street without end', { address: { ...address, street: 'x'.repeat(201) } }],
])('%s is refused, and nothing changes', async (_what, body) => {
  const person = await signedInAs(app);
  const before = await read(person);
  expect((await change(person, body)).status).toBe(422);
  expect(await read(person)).toEqual(before);
});

test('nobody has a profile without signing in', async () => {
  expect((await app.call('GET /auth/profile')).status).toBe(401);
  expect((await app.call('PUT /auth/profile', { body: {} })).status).toBe(401);
});
