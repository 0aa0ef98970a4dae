import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookingBody, customer, smallBusiness } from '#test/builders/booking.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { waitingIn } from '#test/builders/waiting.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { joinGuestBookings } from './index.ts';

let app: TestApp;
let vehicleId: string;
let hannah: Person;
let day = 0;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(() => app.close());

beforeEach(async () => {
  day = 0;
  await app.db.execute(sql`truncate customer, booking, vehicle_occupancy, app_user cascade`);
  hannah = await signedInAs(app, { email: 'hannah@example.com', emailVerified: false });
});

/** Makes bookings of one day each, on successive dates. */
const book = async (values: Partial<typeof customer> = {}, headers: Record<string, string> = {}) => {
  day += 2;
  const date = (number: number) => `2026-12-${String(number).padStart(2, '0')}T10:00`;
  const customerInfo = { ...customer, email: 'hannah@example.com', ...values };
  const body = bookingBody(vehicleId, {
    customerInfo,
    pickupDate: date(day),
    returnDate: date(day + 1),
    totalAmount: 1070,
  });
  const answer = await app.call('POST /bookings', { headers, body });
  if (!answer.body.success) throw new Error(answer.problem.message);
  return answer.body.data;
};

/** Verifies the e-mail and joins the bookings in one transaction, as identity does. */
const prove = ({ id, email }: Person = hannah) =>
  app.step(async (ctx) => {
    await ctx.tx.execute(sql`update app_user set email_verified = true where id = ${id}`);
    await joinGuestBookings(ctx, { userId: id, email });
  });

const owned = async ({ headers }: Person = hannah) =>
  (await app.call('GET /bookings/my-bookings', { headers })).body.data.map(({ bookingId }) => bookingId);
const records = async () =>
  (
    await app.db.execute<Record<string, unknown>>(
      sql`select user_id is not null as own, archived_at is not null as archived, email, phone from customer order by id`,
    )
  ).rows;

test('guest bookings join with the proof of their e-mail, in any case and under any name', async () => {
  const first = await book();
  const second = await book({ email: 'HANNAH@Example.com', firstName: 'Johanna', phone: '+66 2 000 0000' });
  await book({ email: 'hannah.other@example.com' });
  expect(await owned()).toEqual([]);
  await prove();
  expect(await owned()).toEqual([first.bookingId, second.bookingId]);
});

test('who booked stays as it was typed, and the guest’s token still opens the booking', async () => {
  const booking = await book({ firstName: 'Johanna' });
  await prove();
  const headers = { 'x-booking-token': booking.accessToken };
  const { body } = await app.call('GET /bookings/:id', { params: { id: booking.bookingId }, headers });
  expect(body.data.customerInfo).toMatchObject({ firstName: 'Johanna', email: 'hannah@example.com' });
  expect(body.data.version).toBe(booking.version);
});

test('guests’ records that are left without bookings are emptied and archived; one with others stays', async () => {
  await book();
  const shared = await book({ phone: '+66 2 000 0000' });
  await book({ phone: '+66 2 000 0000', email: 'family@example.com' });
  await app.db.execute(sql`
    update booking set customer_id = (select customer_id from booking where id = ${shared.bookingId})
    where email = 'family@example.com'`);
  await prove();
  const guests = (await records()).filter(({ own }) => !own);
  expect(guests).toEqual([
    { own: false, archived: true, email: '', phone: '' },
    { own: false, archived: false, email: 'hannah@example.com', phone: '+66 2 000 0000' },
    { own: false, archived: false, email: 'family@example.com', phone: '+66 2 000 0000' },
  ]);
  const { rows } = await app.db.execute(sql`select first_name, last_name from customer where archived_at is not null`);
  expect(rows).toEqual([{ first_name: '', last_name: '' }]);
});

test('bookings of another account stay theirs, whatever e-mail was typed', async () => {
  const other = await signedInAs(app);
  const theirs = await book({}, other.headers);
  await prove();
  expect(await owned()).toEqual([]);
  expect(await owned(other)).toEqual([theirs.bookingId]);
});

test('twice and by several at once it is done once', async () => {
  const booking = await book();
  await Promise.all(Array.from({ length: 6 }, () => prove()));
  await prove();
  expect(await owned()).toEqual([booking.bookingId]);
  expect((await records()).filter(({ own }) => own)).toHaveLength(1);
});

test('without a guest booking no record is made; one that is there takes the proven e-mail', async () => {
  await prove();
  expect(await records()).toEqual([]);
  await book({}, hannah.headers);
  await app.db.execute(sql`update app_user set email = 'new@example.com' where id = ${hannah.id}`);
  await prove({ ...hannah, email: 'new@example.com' });
  expect(await records()).toMatchObject([{ own: true, email: 'new@example.com' }]);
});

test('a booking that is under way while the e-mail is proven joins too', async () => {
  const blocker = await app.db.pool.connect();
  await blocker.query('begin; lock table vehicle_occupancy in exclusive mode');
  // The booking has found no account with this e-mail, and is not visible yet.
  const booking = book();
  await vi.waitUntil(async () => (await waitingIn(app)) === 1);
  let isProven = false;
  const proof = prove().then(() => {
    isProven = true;
  });
  await vi.waitUntil(async () => isProven || (await waitingIn(app)) === 2);
  await blocker.query('rollback');
  blocker.release();
  await proof;
  expect(await owned()).toEqual([(await booking).bookingId]);
});
