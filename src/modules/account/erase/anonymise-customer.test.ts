import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { canaries } from '#test/builders/canary-person.ts';
import { bookedRental, completedRental } from '#test/builders/reviews.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { tracesOf } from '#test/builders/traces.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let staff: Person;
const { email, firstName, lastName, phone, license, street, birth, nationality } = canaries;
const passport = 'CANARY-PASS-77';

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(sql`truncate app_user, customer, booking, mail, failed_login cascade`);
  staff = await signedInAs(app, { role: 'STAFF' });
});

const make = async () => {
  const body = {
    firstName,
    lastName,
    email,
    phone,
    nationality,
    dateOfBirth: birth,
    licenseNumber: license,
    passportNumber: passport,
    address: { street },
  };
  const made = (await app.call('POST /admin/customers', { headers: staff.headers, body })).body.data;
  await app.db.execute(sql`update app_user set email_verified = true where email = ${email}`);
  await app.db.execute(sql`
    insert into customer_document (id, customer_id, kind, type, bytes, created_at)
    values (uuidv7(), ${made.id}, 'passport', 'application/pdf', 9, now())`);
  return made;
};
const anonymise = (id: string, version: number) =>
  app.call('POST /admin/customers/:id/anonymise', { params: { id }, headers: staff.headers, body: { version } });
const traces = () => tracesOf(app, [email, firstName, lastName, phone, license, street, birth, nationality, passport]);

test('who never rented is forgotten whole, account and documents too', async () => {
  const { id, version } = await make();
  const { body } = await anonymise(id, version);
  expect(body.data).toMatchObject({ name: '', email: '', isAnonymised: true, isArchived: true, hasAccount: false });
  // The last mail has its own retention period.
  const { mail: _parting, ...remaining } = await traces();
  expect(remaining).toEqual({});
  const { rows } = await app.db.execute(sql`select * from customer_document`);
  expect(rows).toEqual([]);
});

test('who rented keeps the name and address that the invoice needs', async () => {
  const { id, version } = await make();
  await completedRental(app, vehicleId, { email, firstName, lastName });
  await app.db.execute(sql`update booking set paid_satang = total_satang`);
  expect((await anonymise(id, version)).status).toBe(200);
  const { mail: _parting, ...remaining } = await traces();
  expect(Object.keys(remaining).sort()).toEqual(['booking', 'customer']);
  expect(remaining.customer).toEqual([street, firstName, lastName].sort());
  expect(remaining.booking?.sort()).toEqual([firstName, lastName].sort());
});

test('who still has a booking, or was changed meanwhile, is not forgotten', async () => {
  const { id, version } = await make();
  await bookedRental(app, vehicleId, { email, firstName, lastName });
  expect((await anonymise(id, version)).problem).toMatchObject({ error: 'customers.open-bookings' });
  expect((await anonymise(id, version - 1)).problem.error).toBe('customers.changed-meanwhile');
  expect((await traces()).customer).toContain(email);
});

test('who was forgotten is not changed, restored or forgotten again', async () => {
  const { id, version } = await make();
  const { data } = (await anonymise(id, version)).body;
  expect((await anonymise(id, data.version)).problem.error).toBe('customers.anonymised');
  const restored = await app.call('POST /admin/customers/:id/restore', { params: { id }, headers: staff.headers });
  expect(restored.problem.error).toBe('customers.anonymised');
  const list = await app.call('GET /admin/customers', { query: { status: 'archived' }, headers: staff.headers });
  expect(list.body.data).toEqual([]);
});

test('the record of somebody who works here is forgotten when they leave, not before', async () => {
  const colleague = await signedInAs(app, { role: 'STAFF' });
  await app.call('PUT /auth/profile', { headers: colleague.headers, body: { nationality: 'Thai' } });
  const { rows } = await app.db.execute<{ id: string; version: number }>(sql`select id, version from customer`);
  expect((await anonymise(rows[0]?.id ?? '', rows[0]?.version ?? 0)).problem.error).toBe('customers.staff');
});
