import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, customer, paidFor, smallBusiness } from '#test/builders/booking.ts';
import { completedRental } from '#test/builders/reviews.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let somchai: Person;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  somchai = await signedInAs(app);
});
afterAll(() => app.close());

const book = async (headers: Record<string, string>, values: Parameters<typeof bookingBody>[1] = {}) => {
  const { body, problem } = await app.call('POST /bookings', { headers, body: bookingBody(vehicleId, values) });
  if (!body.success) throw new Error(problem.message);
  return body.data;
};
const ahead = async ({ headers }: Person, query = {}) =>
  (await app.call('GET /bookings/my-bookings', { headers, query })).body;
const over = async ({ headers }: Person, query = {}) =>
  (await app.call('GET /bookings/my-history', { headers, query })).body;
const numbers = (list: { data: { bookingNumber: string }[] }) => list.data.map(({ bookingNumber }) => bookingNumber);
const ownerOf = async (bookingId: string) => {
  const { rows } = await app.db.execute<{ user_id: string | null }>(
    sql`select user_id from customer where id = (select customer_id from booking where id = ${bookingId})`,
  );
  return rows[0]?.user_id;
};
const inDays = (from: string, until: string, days: number) => ({
  pickupDate: `${from}T10:00`,
  returnDate: `${until}T10:00`,
  totalAmount: days * 1070,
});

test('what a customer books while signed in is theirs, in the names that were typed', async () => {
  const booking = await book(somchai.headers);
  expect(booking.customerInfo).toEqual(customer);
  expect(await ownerOf(booking.bookingId)).toBe(somchai.id);
  const { rows } = await app.db.execute(
    sql`select first_name, email, phone from customer where user_id = ${somchai.id}`,
  );
  expect(rows).toEqual([{ first_name: 'Somchai', email: somchai.email, phone: '' }]);
  expect(numbers(await ahead(somchai))).toEqual([booking.bookingNumber]);
});

test('staff who book at the counter book for a guest', async () => {
  const staff = await signedInAs(app, { role: 'STAFF' });
  const booking = await book(staff.headers, inDays('2027-01-11', '2027-01-12', 1));
  expect(await ownerOf(booking.bookingId)).toBeNull();
});

test('a guest booking with an e-mail that an account has proven is the account’s; with one only claimed it is not', async () => {
  const proven = await signedInAs(app, { email: 'proven@example.com' });
  const claimed = await signedInAs(app, { email: 'claimed@example.com', emailVerified: false });
  const as = (email: string, from: string, until: string) =>
    book({}, { ...inDays(from, until, 1), customerInfo: { ...customer, email } });
  const joined = await as('Proven@Example.com', '2027-01-13', '2027-01-14');
  const left = await as('claimed@example.com', '2027-01-15', '2027-01-16');
  expect(numbers(await ahead(proven))).toEqual([joined.bookingNumber]);
  expect(numbers(await ahead(claimed))).toEqual([]);
  expect(await ownerOf(left.bookingId)).toBeNull();
});

test('bookings ahead come next first, those that are over newest first, a page at a time', async () => {
  const anna = await signedInAs(app, { email: 'anna@example.com' });
  const later = await book(anna.headers, inDays('2027-02-10', '2027-02-11', 1));
  const sooner = await book(anna.headers, inDays('2027-02-01', '2027-02-02', 1));
  const out = await book(anna.headers, inDays('2026-11-21', '2026-11-22', 1));
  await paidFor(app, out.bookingId, 1070);
  await app.db.execute(sql`update booking set picked_up_at = pick_up_at where id = ${out.bookingId}`);
  expect(numbers(await ahead(anna))).toEqual([out, sooner, later].map(({ bookingNumber }) => bookingNumber));

  const cancelled = await book(anna.headers, inDays('2027-02-15', '2027-02-16', 1));
  await app.call('POST /bookings/:id/cancel', { headers: anna.headers, params: { id: cancelled.bookingId }, body: {} });
  const returned = await completedRental(app, vehicleId, { email: 'anna@example.com' });
  const old = await completedRental(app, vehicleId, { email: 'anna@example.com', returnedAt: '2026-06-01T10:00' });
  const history = await over(anna);
  expect(history.data.map(({ bookingId }) => bookingId)).toEqual([
    cancelled.bookingId,
    returned.bookingId,
    old.bookingId,
  ]);
  expect(history).toMatchObject({ page: 1, total: 3, totalPages: 1 });

  const second = await over(anna, { page: 2, limit: 2 });
  expect(second).toMatchObject({ page: 2, limit: 2, total: 3, totalPages: 2 });
  expect(second.data.map(({ bookingId }) => bookingId)).toEqual([old.bookingId]);
});

test('a search finds the reference and the vehicle, and signs of patterns stand for themselves', async () => {
  const [first] = (await ahead(somchai)).data;
  expect(numbers(await ahead(somchai, { search: first?.bookingNumber.slice(3).toLowerCase() }))).toHaveLength(1);
  expect(numbers(await ahead(somchai, { search: 'yaris' }))).toHaveLength(1);
  expect(numbers(await ahead(somchai, { search: '%' }))).toEqual([]);
});

test('a rental may be reviewed by the rule of the reviews, and not while they are switched off', async () => {
  const email = 'reviewer@example.com';
  const reviewer = await signedInAs(app, { email });
  const fresh = await completedRental(app, vehicleId, { email });
  const stale = await completedRental(app, vehicleId, { email, returnedAt: '2026-06-01T10:00' });
  const written = await completedRental(app, vehicleId, { email, returnedAt: '2026-11-19T10:00' });
  const review = { rating: 5, comment: 'Clean and cool.' };
  const { status } = await app.call('POST /bookings/:id/review', {
    headers: reviewer.headers,
    params: { id: written.bookingId },
    body: review,
  });
  expect(status).toBe(200);
  const may = async () =>
    Object.fromEntries((await over(reviewer)).data.map(({ bookingId, mayReview }) => [bookingId, mayReview]));
  expect(await may()).toEqual({ [fresh.bookingId]: true, [stale.bookingId]: false, [written.bookingId]: false });

  await app.step(({ tx }) => writeSettings(tx, 'features', { enableReviews: false }));
  expect(Object.values(await may())).toEqual([false, false, false]);
  await app.step(({ tx }) => writeSettings(tx, 'features', { enableReviews: true }));
});

test('nobody has a list without signing in', async () => {
  expect((await app.call('GET /bookings/my-bookings')).status).toBe(401);
  expect((await app.call('GET /bookings/my-history')).status).toBe(401);
});
