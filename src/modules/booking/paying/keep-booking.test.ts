import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingBody, bookingBodyOfAnother, changedInDatabase, smallBusiness } from '#test/builders/booking.ts';
import { signedIn, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterEach(() => app.close());

/** Books and says that it will be paid directly. */
const waiting = async (headers: Record<string, string> = {}, paymentMethod: 'cash' | 'bank_transfer' = 'cash') => {
  const { bookingId: id, data } = (await app.call('POST /bookings', { body: bookingBody(vehicleId), headers })).body;
  const key = { ...headers, 'x-booking-token': data.accessToken };
  await payDirectly(id, key, paymentMethod);
  return { id, key };
};
const payDirectly = (bookingId: string, headers: Record<string, string>, paymentMethod: 'cash' | 'bank_transfer') =>
  app.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod, acceptTerms: true } });

const read = async ({ id, key }: { id: string; key: Record<string, string> }) =>
  (await app.call('GET /bookings/:id', { params: { id }, headers: key })).body.data;
const keep = (id: string, headers: Record<string, string>) =>
  app.call('POST /bookings/:id/keep', { params: { id }, headers });
const another = () => app.call('POST /bookings', { body: bookingBodyOfAnother(vehicleId, 1) });

/** Writes the mail of a booking that waits, and returns the key in it. */
const mailedKey = async (bookingId: string) => {
  await app.runJob('mail-booking-waiting', { bookingId });
  return newestKey();
};
/** The key in the newest mail of that kind, to an address if one is given. */
const newestKey = async (address = '%') => {
  const { rows } = await app.db.execute<{ plain: string }>(
    sql`select plain from mail where kind = 'booking-waiting' and to_address like ${address} order by id desc limit 1`,
  );
  return { 'x-booking-token': /#access=([\w-]+)/.exec(rows[0]?.plain ?? '')?.[1] ?? '' };
};

test('a vehicle is kept for cash or a transfer for the hours of the settings, then it is free and the customer told', async () => {
  const booking = await waiting();
  expect(await read(booking)).toMatchObject({ holdUntil: null, keptUntil: '2026-11-21T12:00:00+07:00' });
  app.setNow('2026-11-21T11:59');
  await app.runJob('expire-holds');
  expect((await another()).status).toBe(409);
  app.setNow('2026-11-21T12:00');
  expect((await another()).status).toBe(200);
  expect(await read(booking)).toMatchObject({ status: 'cancelled', cancelledBecause: 'expired', keptUntil: null });
  await app.runJob('mail-booking-expired', { bookingId: booking.id });
  const { rows } = await app.db.execute<{ plain: string }>(sql`select plain from mail where kind = 'booking-expired'`);
  expect(rows[0]?.plain).toContain('kept the Toyota Yaris for cash or a bank transfer is over');
});

test('the other way of paying directly keeps the first end', async () => {
  const { id, key } = await waiting();
  app.setNow('2026-11-21T11:00');
  await payDirectly(id, key, 'bank_transfer');
  expect(await read({ id, key })).toMatchObject({ paysBy: 'bank_transfer', keptUntil: '2026-11-21T12:00:00+07:00' });
});

test('the key that was mailed keeps it until the pick-up, and no other key does', async () => {
  const booking = await waiting();
  const found = await app.call('POST /bookings/lookup', {
    body: { bookingNumber: (await read(booking)).bookingNumber, email: (await read(booking)).customerInfo.email },
  });
  for (const key of [booking.key, { 'x-booking-token': found.body.data.accessToken }])
    expect((await keep(booking.id, key)).problem.error).toBe('booking.not-proven');
  const mailed = await mailedKey(booking.id);
  expect((await keep(booking.id, mailed)).body.data.keptUntil).toBeNull();
  expect((await keep(booking.id, mailed)).status).toBe(200);
  app.setNow('2026-12-01T12:00');
  await app.runJob('expire-holds');
  expect((await read(booking)).status).toBe('pending');
});

test('a key that was mailed to an address which the booking no longer has proves nothing', async () => {
  const booking = await waiting();
  const mailed = await mailedKey(booking.id);
  await changedInDatabase(app, sql`email = 'other@example.com'`);
  expect((await keep(booking.id, mailed)).problem.error).toBe('booking.not-proven');
});

test.each(['waits in the outbox', 'is sent again'])(
  'an e-mail that staff corrected is proven by the mail that %s',
  async (how) => {
    const booking = await waiting();
    const staff = await signedIn(app, 'STAFF');
    await mailedKey(booking.id);
    if (how === 'is sent again') await app.db.execute(sql`update mail set status = 'sent'`);
    const params = { id: booking.id };
    const { version } = (await app.call('GET /admin/bookings/:id', { params, headers: staff })).body.data;
    const body = { version, customerEmail: 'rosa@example.com' };
    await app.call('PUT /admin/bookings/:id', { params, headers: staff, body });
    if (how === 'is sent again')
      expect((await app.call('POST /admin/bookings/:id/resend-email', { params, headers: staff })).status).toBe(200);
    expect((await keep(booking.id, await newestKey('rosa@example.com'))).body.data.keptUntil).toBeNull();
  },
);

test('a key that comes too late keeps nothing', async () => {
  const booking = await waiting();
  const mailed = await mailedKey(booking.id);
  app.setNow('2026-11-21T12:00');
  expect((await keep(booking.id, mailed)).problem.error).toBe('booking.hold-over');
  await app.runJob('expire-holds');
  expect((await keep(booking.id, mailed)).problem.error).toBe('booking.cannot-move');
});

test('who is signed in with a confirmed address is known already; one that is only claimed is not', async () => {
  const { headers } = await signedInAs(app, { emailVerified: false });
  expect((await read(await waiting(headers))).keptUntil).not.toBeNull();
  app.setNow('2026-11-22T12:00');
  await app.runJob('expire-holds');
  expect((await read(await waiting((await signedInAs(app)).headers))).keptUntil).toBeNull();
});

test('staff keep it by one press, and the log says so; what they take down at the desk has no such end', async () => {
  const booking = await waiting();
  const staff = await signedIn(app, 'STAFF');
  expect((await keep(booking.id, staff)).body.data.keptUntil).toBeNull();
  const { rows } = await app.db.execute(sql`select action from audit_entry where action = 'booking.kept'`);
  expect(rows).toHaveLength(1);
});

test('a payment ends the end', async () => {
  const booking = await waiting();
  await changedInDatabase(app, sql`paid_satang = 100`);
  app.setNow('2026-11-25T12:00');
  await app.runJob('expire-holds');
  expect((await read(booking)).status).toBe('pending');
});

test('the mail says until when, and the button keeps it', async () => {
  const { id } = await waiting();
  await mailedKey(id);
  const { rows } = await app.db.execute<{ plain: string }>(sql`select plain from mail where kind = 'booking-waiting'`);
  expect(rows[0]?.plain).toContain('We keep it until Sat 21 Nov 2026, 12:00.');
  expect(rows[0]?.plain).toContain('Keep the Toyota Yaris: http');
});
