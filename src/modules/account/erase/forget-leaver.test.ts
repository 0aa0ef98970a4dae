import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingBody, customer, smallBusiness } from '#test/builders/booking.ts';
import { canaries } from '#test/builders/canary-person.ts';
import { completedRental } from '#test/builders/reviews.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { tracesOf } from '#test/builders/traces.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let admin: Person;
let leaver: Person;

const { email, firstName, lastName, phone, license, street, birth, nationality, address } = canaries;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate app_user, customer, booking, mail, failed_login cascade`);
  admin = await signedInAs(app, { role: 'ADMIN' });
  leaver = await signedInAs(app, { role: 'STAFF', email, firstName, lastName });
  const particulars = { dateOfBirth: birth, licenseNumber: license, nationality };
  const home = { street, city: 'Bang Rak', province: 'Bangkok', postalCode: '10500', country: 'Thailand' };
  const body = { ...particulars, address: home };
  expect((await app.call('PUT /auth/profile', { headers: leaver.headers, body })).status).toBe(200);
  await app.db.execute(sql`update app_user set phone = ${phone} where id = ${leaver.id}`);
  await app.call('POST /auth/login', { from: address, body: { email, password: 'guessed' } });
  await app.db.execute(sql`insert into sign_in_place values (${leaver.id}, ${address}, now())`);
  await app.db.execute(sql`
    insert into mail (occasion, kind, user_id, language, to_name, to_address, subject, html, plain, status, created_at)
    values (${leaver.id}, 'password-changed', ${leaver.id}, 'en', ${firstName}, ${email}, 'Changed', '', 'Canarina', 'sent', now())`);
});

const remove = () => app.call('DELETE /users/:id', { params: { id: leaver.id }, headers: admin.headers });

/** The tables that still contain their customer data. The audit log keeps the name, e-mail and phone of staff. */
const remainingTraces = async () => {
  const { audit_entry: _worked, ...traces } = await tracesOf(app, [
    ...[email, firstName, lastName, phone, license, street, birth, nationality, address],
  ]);
  return traces;
};

test('who is removed is forgotten with the licence and address of their profile', async () => {
  expect((await remove()).body.message).toBe('User deleted');
  expect(await remainingTraces()).toEqual({});
});

test('whom records name is forgotten as well, but for the name', async () => {
  await app.db.execute(sql`
    insert into picture (id, width, height, widths, bytes, created_at, created_by)
    values (uuidv7(), 1, 1, '{1}', 1, now(), ${leaver.id})`);
  expect((await remove()).body.message).toContain('The account is closed');
  expect(await remainingTraces()).toEqual({ app_user: [firstName, lastName] });
  const { rows } = await app.db.execute(sql`select email, phone from app_user where id = ${leaver.id}`);
  expect(rows).toEqual([{ email: '', phone: null }]);
});

test('a rental of their own that is over keeps what its invoice needs, and one to come goes on as a guest’s', async () => {
  await completedRental(app, vehicleId, { email, firstName, lastName });
  const customerInfo = { ...customer, firstName, lastName, email };
  const period = { pickupDate: '2027-01-20T10:00', returnDate: '2027-01-21T10:00', totalAmount: 1070 };
  expect((await app.call('POST /bookings', { body: bookingBody(vehicleId, { customerInfo, ...period }) })).status).toBe(
    200,
  );
  await remove();
  const { rows } = await app.db.execute(sql`
    select status, booking.first_name, booking.email, user_id, customer.license_number
    from booking join customer on customer.id = customer_id order by pick_up_at`);
  expect(rows).toMatchObject([
    { status: 'completed', first_name: firstName, email: '', user_id: null, license_number: null },
    { status: 'pending', first_name: firstName, email, user_id: null, license_number: null },
  ]);
  expect((await remainingTraces()).customer).toEqual([street, firstName, lastName]);
});
