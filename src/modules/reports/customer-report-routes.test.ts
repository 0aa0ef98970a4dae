import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody, changedInDatabase, customer, smallBusiness } from '#test/builders/booking.ts';
import { customerMade } from '#test/builders/customers.ts';
import { completedRental } from '#test/builders/reviews.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let headers: Record<string, string>;
let renter: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const { vehicleId } = await smallBusiness(app);
  headers = await signedIn(app, 'STAFF');
  for (const name of ['Ann', 'Bo', 'Cy'])
    await customerMade(app, headers, {
      firstName: name,
      lastName: `Of ${name}`,
      email: `${name}@example.com`,
      phone: `+66 81 555 010${name.length}`,
      passportNumber: `PASS-${name}`,
      nationality: 'Thai',
    });
  app.setNow('2026-11-20T12:30');
  await completedRental(app, vehicleId, { email: 'ann@example.com' });
  const customerInfo = { ...customer, firstName: 'Hannah', lastName: 'Guest', email: 'hannah.guest@example.com' };
  const reply = await app.call('POST /bookings', {
    body: bookingBody(vehicleId, {
      customerInfo,
      totalAmount: 1070,
      pickupDate: '2027-01-20T10:00',
      returnDate: '2027-01-21T10:00',
    }),
  });
  expect(reply.status).toBe(200);
  const { rows } = await app.db.execute<{ id: string }>(sql`
    select customer_id as id from booking where status = 'completed'`);
  renter = rows[0]?.id ?? '';
});
afterAll(() => app.close());

const list = async (query: object = {}) => (await app.call('GET /admin/customers', { headers, query })).body;
const namesOf = async (query: object) => (await list(query)).data.map(({ firstName }) => firstName);

test('the newest customers come first, 15 a page, with what they did with us', async () => {
  const { data, limit, total, totalPages } = await list({ page: 1 });
  expect({ limit, total, totalPages }).toEqual({ limit: 15, total: data.length, totalPages: 1 });
  expect(data.find(({ id }) => id === renter)).toMatchObject({ totalBookings: 1, isArchived: false });
  expect(data.find(({ firstName }) => firstName === 'Bo')).toMatchObject({
    name: 'Bo Of Bo',
    nationality: 'Thai',
    hasAccount: true,
    totalBookings: 0,
    totalSpent: 0,
    lastBookingDate: null,
  });
});

test('by name they come in the order of the alphabet, and turned round', async () => {
  const names = await namesOf({ sort: 'name' });
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  expect(await namesOf({ sort: '-name' })).toEqual(names.reverse());
});

test.each([
  ['cy of', ['Cy']],
  ['BO@EXAMPLE', ['Bo']],
  ['pass-cy', ['Cy']],
  ['0815550102', ['Cy', 'Bo']],
  ['66 81 555 0102', ['Cy', 'Bo']],
  ['%', []],
  ['_', []],
  ['nobody at all', []],
])('search for %j finds %j', async (search, names) => {
  expect((await namesOf({ search })).filter((name) => name !== 'Hannah')).toEqual(names);
});

test('search finds a number as it is shown, and without its zeros', async () => {
  const [first] = (await list({ search: 'bo of' })).data;
  const customerNumber = first?.customerNumber ?? '';
  expect(await namesOf({ search: customerNumber })).toEqual(['Bo']);
  expect(await namesOf({ search: customerNumber.replace(/-0+/, '') })).toEqual(['Bo']);
});

test('the archived stand in a list of their own', async () => {
  const archived = await app.call('DELETE /admin/customers/:id', {
    params: { id: renter },
    headers: await signedIn(app, 'STAFF'),
  });
  expect(archived.status).toBe(200);
  expect((await list()).data.map(({ id }) => id)).not.toContain(renter);
  expect((await list({ status: 'archived' })).data.map(({ id }) => id)).toEqual([renter]);
  await app.call('POST /admin/customers/:id/restore', { params: { id: renter }, headers });
});

test('a customer is told with statistics and bookings; cancelled ones are told and not counted', async () => {
  const { data } = (await app.call('GET /admin/customers/:id', { params: { id: renter }, headers })).body;
  const paid = await app.db.execute<{ satang: string }>(sql`
    select (paid_satang - refunded_satang)::text as satang from booking where customer_id = ${renter}`);
  expect(data).toMatchObject({
    totalBookings: 1,
    bookingsInAll: 1,
    totalSpent: Number(paid.rows[0]?.satang) / 100,
    bookings: [{ status: 'completed', vehicleName: 'Toyota Yaris', bookingNumber: expect.stringMatching(/^BKK/) }],
    documents: [],
  });
  await changedInDatabase(app, sql`status = 'cancelled', cancelled_at = now()`, sql`customer_id = ${renter}`);
  const after = (await app.call('GET /admin/customers/:id', { params: { id: renter }, headers })).body.data;
  expect(after).toMatchObject({ totalBookings: 0, totalSpent: 0, lastBookingDate: null, bookingsInAll: 1 });
  expect(after.bookings).toHaveLength(1);
});

test('who is not there is not found', async () => {
  const params = { id: '0197f1a0-0000-7000-8000-000000000001' };
  expect((await app.call('GET /admin/customers/:id', { params, headers })).problem.error).toBe('customers.not-found');
});
