import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookingBody, changedInDatabase, confirmed, smallBusiness } from '#test/builders/booking.ts';
import { canaries, canaryPerson } from '#test/builders/canary-person.ts';
import { anotherSession, type Person, password, signedIn, signedInAs } from '#test/builders/signed-in.ts';
import { tracesOf } from '#test/builders/traces.ts';
import { waitingIn } from '#test/builders/waiting.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(() => app.close());

beforeEach(() =>
  app.db.execute(sql`truncate app_user, customer, booking, mail, contact_message, failed_login cascade`),
);

const remove = ({ headers }: Pick<Person, 'headers'>) => app.call('POST /auth/delete-account', { headers });

const mails = async () =>
  (await app.db.execute(sql`select kind, to_address from mail where to_address <> '' order by id`)).rows;

test('a person is forgotten everywhere, but for name and address of what was paid, and the last mail', async () => {
  const person = await canaryPerson(app, vehicleId);
  const staff = await signedIn(app, 'ADMIN');
  await app.call('PATCH /reviews/:id', { headers: staff, params: { id: person.reviewId }, body: { hidden: true } });
  await app.call('POST /notices/outbox/:id/resend', { headers: staff, params: { id: person.mailId } });
  expect(Object.keys(await tracesOf(app, Object.values(canaries)))).toEqual(
    expect.arrayContaining(['app_user', 'booking', 'contact_message', 'customer', 'failed_login', 'mail', 'session']),
  );
  expect((await remove(person)).status).toBe(200);

  const { firstName, lastName, street } = canaries;
  expect(await tracesOf(app, Object.values(canaries))).toEqual({
    booking: [firstName, lastName],
    customer: [street, firstName, lastName],
    // A staff sign-in failed from that address, which is kept for an hour.
    failed_login: [canaries.address],
    mail: [firstName, lastName, canaries.email],
    review: [canaries.comment],
  });
  expect(await mails()).toEqual([{ kind: 'account-deleted', to_address: canaries.email }]);
  const { rows } = await app.db.execute(sql`select first_name, email from booking where first_name <> ''`);
  expect(rows).toEqual([{ first_name: firstName, email: '' }]);
});

test('who never paid leaves nothing', async () => {
  const person = await canaryPerson(app, vehicleId);
  await changedInDatabase(app, sql`paid_satang = 0, status = 'cancelled', cancelled_at = now()`);
  await remove(person);
  await app.db.execute(sql`delete from mail where kind = 'account-deleted'`);
  expect(await tracesOf(app, Object.values(canaries))).toEqual({
    failed_login: [canaries.address],
    review: [canaries.comment],
  });
});

test('reviews stay without a name, in their language', async () => {
  const person = await canaryPerson(app, vehicleId);
  await remove(person);
  const { body } = await app.call('GET /vehicles/:id/reviews', { params: { id: vehicleId } });
  expect(body.data).toMatchObject([{ name: 'A customer', city: null, comment: canaries.comment }]);
});

test('nothing opens any more: no session, no sign-in, no lookup, no token', async () => {
  const person = await canaryPerson(app, vehicleId);
  const { rows } = await app.db.execute<{ reference: string }>(sql`select reference from booking`);
  await remove(person);
  expect((await app.call('GET /auth/me', { headers: person.headers })).status).toBe(401);
  expect((await app.call('POST /auth/login', { body: { email: person.email, password } })).status).toBe(401);
  const params = { id: person.paid.bookingId };
  expect((await app.call('GET /bookings/:id', { params, headers: person.paid.headers })).status).toBe(404);
  for (const { reference } of rows)
    for (const email of [person.email, ' '])
      expect((await app.call('POST /bookings/lookup', { body: { bookingNumber: reference, email } })).status).not.toBe(
        200,
      );
});

test('the same e-mail may register again, and finds nothing of before', async () => {
  await remove(await canaryPerson(app, vehicleId));
  const again = await signedInAs(app, { email: canaries.email });
  const { body } = await app.call('GET /bookings/my-history', { headers: again.headers });
  expect(body.data).toEqual([]);
});

test('mails that wait to be sent, and those that staff would send again, stay unsent', async () => {
  const person = await canaryPerson(app, vehicleId);
  await remove(person);
  const staff = await signedIn(app, 'ADMIN');
  const sent = await app.call('POST /notices/outbox/:id/resend', { headers: staff, params: { id: person.mailId } });
  expect([sent.status, sent.problem.error]).toEqual([409, 'notices.mail-erased']);
  const { rows } = await app.db.execute(sql`select kind from mail where status = 'waiting'`);
  expect(rows).toEqual([{ kind: 'account-deleted' }]);
  expect((await app.db.execute(sql`select * from mail_attachment`)).rows).toEqual([]);
  await app.runJob('mail-refund', { bookingId: person.paid.bookingId, occasion: 'x', refund: 100 });
  expect(await mails()).toHaveLength(1);
});

test('messages and mails under an e-mail that was only claimed are not touched', async () => {
  await canaryPerson(app, vehicleId);
  await app.db.execute(sql`update app_user set email_verified = false`);
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from app_user`);
  await remove(await anotherSession(app, rows[0]?.id ?? ''));
  expect((await app.db.execute(sql`select * from contact_message`)).rows).toHaveLength(1);
});

test('answers that could be repeated are forgotten with the bookings they name, and no others', async () => {
  const [person, other] = [await signedInAs(app), await signedInAs(app)];
  const later = { pickupDate: '2027-01-05T10:00', returnDate: '2027-01-10T10:00' };
  await app.db.execute(sql`delete from idempotent_reply`);
  for (const [{ headers }, period] of [
    [person, {}],
    [other, later],
  ] as const) {
    const key = { 'idempotency-key': 'attempt-0001' };
    const body = bookingBody(vehicleId, period);
    expect((await app.call('POST /bookings', { headers: { ...headers, ...key }, body })).status).toBe(200);
  }
  await changedInDatabase(app, sql`status = 'cancelled', hold_until = null, cancelled_at = now()`);
  expect((await remove(person)).status).toBe(200);
  const { rows } = await app.db.execute(sql`select about from idempotent_reply`);
  expect(rows).toHaveLength(1);
});

test.each([
  ['a confirmed booking', sql`picked_up_at = null`, 'account.open-bookings'],
  ['a vehicle that is out', sql`picked_up_at = now()`, 'account.open-bookings'],
  ['a refund that was promised', sql`status = 'cancelled', promised_satang = 100`, 'account.money-under-way'],
  ['a rental that is not paid', sql`status = 'completed', returned_at = now()`, 'account.money-owed'],
  ['a payment under way', sql`status = 'cancelled', is_paying = true`, 'account.money-under-way'],
])('refused with %s', async (_what, changed, error) => {
  const person = await signedInAs(app);
  const { body } = await app.call('POST /bookings', { headers: person.headers, body: bookingBody(vehicleId) });
  await confirmed(app, body.bookingId);
  await changedInDatabase(app, changed);
  const { status, problem } = await remove(person);
  expect([status, problem.error]).toEqual([409, error]);
  expect((await app.call('GET /auth/me', { headers: person.headers })).status).toBe(200);
});

test('refused with a hold', async () => {
  const person = await signedInAs(app);
  await app.call('POST /bookings', { headers: person.headers, body: bookingBody(vehicleId) });
  const { status, problem } = await remove(person);
  expect([status, problem.error]).toEqual([409, 'account.open-bookings']);
});

test('what was given back out of kindness is not owed', async () => {
  const person = await canaryPerson(app, vehicleId);
  await changedInDatabase(app, sql`refunded_satang = 50000`, sql`status = 'completed'`);
  expect((await remove(person)).status).toBe(200);
});

test('refused while the provider has a payment or a refund that is not done', async () => {
  const person = await canaryPerson(app, vehicleId);
  await app.db.execute(sql`update refund set status = 'by-transfer'`);
  expect((await remove(person)).problem.error).toBe('account.money-under-way');
  await app.db.execute(sql`update refund set status = 'done'`);
  await app.db.execute(sql`update payment_attempt set status = 'pending'`);
  expect((await remove(person)).problem.error).toBe('account.money-under-way');
});

test('refused while a security deposit is with the business', async () => {
  const person = await canaryPerson(app, vehicleId);
  await app.db.execute(sql`update security_deposit set ended_at = null, kept_satang = null`);
  expect((await remove(person)).problem.error).toBe('account.money-under-way');
  await app.db.execute(sql`update security_deposit set ended_at = now(), kept_satang = 0`);
  expect((await remove(person)).status).toBe(200);
});

test('staff cannot delete their own account', async () => {
  for (const role of ['STAFF', 'ADMIN'] as const) {
    const { status, problem } = await remove(await signedInAs(app, { role }));
    expect([status, problem.error]).toEqual([403, 'account.staff']);
  }
});

test('what is forgotten is what the account is once its turn has come', async () => {
  const person = await signedInAs(app);
  const other = await app.db.pool.connect();
  await other.query('begin');
  await other.query('update app_user set email = $1 where id = $2', ['later@example.com', person.id]);
  const removal = remove(person);
  await vi.waitUntil(async () => (await waitingIn(app)) === 1);
  await other.query('commit');
  other.release();
  expect((await removal).status).toBe(200);
  expect(await mails()).toEqual([{ kind: 'account-deleted', to_address: 'later@example.com' }]);
});

test('a booking that is under way stands in the way of the deletion', async () => {
  const person = await signedInAs(app);
  await app.call('PUT /auth/profile', { headers: person.headers, body: { licenseNumber: 'TH 1' } });
  const blocker = await app.db.pool.connect();
  await blocker.query('begin; lock table vehicle_occupancy in exclusive mode');
  // The uncommitted booking is not visible yet.
  const booking = app.call('POST /bookings', { headers: person.headers, body: bookingBody(vehicleId) });
  await vi.waitUntil(async () => (await waitingIn(app)) === 1);
  let isAnswered = false;
  const removal = remove(person).finally(() => {
    isAnswered = true;
  });
  await vi.waitUntil(async () => isAnswered || (await waitingIn(app)) === 2, { timeout: 5_000 });
  await blocker.query('rollback');
  blocker.release();
  expect([(await booking).status, (await removal).problem.error]).toEqual([200, 'account.open-bookings']);
});
