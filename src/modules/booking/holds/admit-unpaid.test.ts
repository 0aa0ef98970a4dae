import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, bookingBodyOfAnother, customer, paidFor, smallBusiness } from '#test/builders/booking.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let fleet: string[];
let guests = 0;

/** Of forty vehicles unproven visitors may hold two for a day, and a mail domain vouches for two more. */
beforeEach(async () => {
  app = await freshApp({ limits: true });
  const { categoryId } = await smallBusiness(app);
  const plates = Array.from({ length: 39 }, (_, index) => `2กก ${2000 + index}`);
  const rows = plates.map((licensePlate) => vehicle({ categoryId, licensePlate, dailyRate: fromBaht(1000) }));
  fleet = await app.step(({ tx }) => addVehicles(tx, rows));
});
afterEach(() => app.close());

type Who = { from?: string; email?: string; emailCode?: string; headers?: Record<string, string>; month?: string };

/** Books the next vehicle: by default a new guest, at an address of their own, for the same five days. */
const book = async ({ from, email, emailCode, headers = {}, month = '2026-12' }: Who = {}) => {
  guests += 1;
  const body = bookingBodyOfAnother(fleet[guests % fleet.length] ?? '', guests, {
    pickupDate: `${month}-05T10:00`,
    returnDate: `${month}-10T10:00`,
    ...(email && { customerInfo: { ...customer, email } }),
    ...(emailCode && { emailCode }),
  });
  const reply = await app.call('POST /bookings', { body, headers, from: from ?? `10.${guests}.0.1` });
  return { ...reply, answer: reply.status === 200 ? 'booked' : reply.problem.error };
};

const codeFor = async (email: string) => {
  await app.call('POST /bookings/email-code', { body: { email } });
  await app.runJob('mail-email-code', { email, language: 'en' });
  const { rows } = await app.db.execute<{ subject: string }>(
    sql`select subject from mail where kind = 'email-code' and to_address = ${email} order by id desc limit 1`,
  );
  return rows[0]?.subject.replace('Your code: ', '') ?? '';
};

const fill = async () => {
  expect([(await book()).answer, (await book()).answer]).toEqual(['booked', 'booked']);
};

test('beyond their share of the fleet visitors are asked for the code that is mailed to them, and book with it', async () => {
  await fill();
  const email = 'hannah@gmail.com';
  expect((await book({ email })).answer).toBe('booking.email-not-proven');
  const wrong = await book({ email, emailCode: 'ABCD-2345' });
  expect([wrong.status, wrong.problem.fields?.emailCode?.code]).toEqual([422, 'booking.email-code-wrong']);
  const emailCode = await codeFor(email);
  expect((await book({ email: 'other@gmail.com', emailCode })).status).toBe(422);
  expect((await book({ email, emailCode })).answer).toBe('booked');
});

test('other days have a share of their own', async () => {
  await fill();
  expect((await book({ month: '2027-01' })).answer).toBe('booked');
});

test('all addresses of one IPv6 network count together', async () => {
  const from = (host: number) => ({ from: `2001:db8:1:2::${host}` });
  expect([(await book(from(1))).answer, (await book(from(2))).answer]).toEqual(['booked', 'booked']);
  const { rows } = await app.db.execute(sql`select distinct network::text from booking`);
  expect(rows).toEqual([{ network: '2001:db8:1:2::/64' }]);
});

test('a mail domain that anybody may own vouches for its own share; a mailbox at a public provider for itself', async () => {
  await fill();
  const own = async (name: string) => {
    const email = `${name}@catch-all.example.org`;
    return (await book({ email, emailCode: await codeFor(email) })).answer;
  };
  expect([await own('a'), await own('b'), await own('c')]).toEqual(['booked', 'booked', 'booking.too-many-of-domain']);
  for (const email of ['a@gmail.com', 'b@naver.com', 'c@hotmail.co.th'])
    expect((await book({ email, emailCode: await codeFor(email) })).answer).toBe('booked');
});

test('an account with a confirmed address needs no code, and staff none either', async () => {
  await fill();
  const proven = await signedInAs(app, { email: 'min@naver.com', emailVerified: true });
  const unproven = await signedInAs(app, { email: 'lee@naver.com', emailVerified: false });
  const clerk = await signedInAs(app, { role: 'STAFF' });
  expect((await book({ headers: unproven.headers })).answer).toBe('booking.email-not-proven');
  expect((await book({ headers: proven.headers })).answer).toBe('booked');
  expect((await book({ headers: clerk.headers })).answer).toBe('booked');
});

test('what is paid, kept for good or over leaves room again, and nobody remembers where it came from', async () => {
  const [paid, kept] = [(await book()).body.data, (await book()).body.data];
  expect((await book()).answer).toBe('booking.email-not-proven');
  await paidFor(app, paid.bookingId, 5350);
  expect((await book()).answer).toBe('booked');
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const key = { 'x-booking-token': kept.accessToken };
  await app.call('POST /payments/offline', {
    headers: key,
    body: { bookingId: kept.bookingId, paymentMethod: 'cash' },
  });
  expect((await book()).answer).toBe('booking.email-not-proven');
  await app.call('POST /bookings/:id/keep', { params: { id: kept.bookingId }, headers });
  expect((await book()).answer).toBe('booked');
  app.setNow('2026-11-21T12:00');
  await app.runJob('expire-holds');
  const { rows } = await app.db.execute(sql`select network from booking where network is not null`);
  expect(rows).toEqual([]);
});

test('an unpaid booking is not moved to days on which the share is full', async () => {
  const { data } = (await book({ month: '2027-01' })).body;
  await fill();
  const headers = { 'x-booking-token': data.accessToken };
  const move = (day: string) =>
    app.call('POST /bookings/:id/modify', {
      params: { id: data.bookingId },
      headers,
      body: { pickupDate: `${day}T10:00`, returnDate: `${day.replace('05', '10')}T10:00`, totalAmount: 5350 },
    });
  expect((await move('2026-12-05')).problem.error).toBe('booking.pay-first');
  expect((await move('2027-02-05')).status).toBe(200);
  expect((await move('2027-01-05')).status).toBe(200);
});

test('who typed the code and pays at the desk keeps the vehicle until the pick-up', async () => {
  const email = 'hannah@gmail.com';
  const { data } = (await book({ email, emailCode: await codeFor(email) })).body;
  const headers = { 'x-booking-token': data.accessToken };
  await app.call('POST /payments/offline', { headers, body: { bookingId: data.bookingId, paymentMethod: 'cash' } });
  const { body } = await app.call('GET /bookings/:id', { params: { id: data.bookingId }, headers });
  expect(body.data.keptUntil).toBeNull();
});

test('a code that was not mailed proves nothing, whether or not limits are on', async () => {
  const open = await freshApp();
  const { vehicleId } = await smallBusiness(open);
  const reply = await open.call('POST /bookings', { body: bookingBody(vehicleId, { emailCode: 'ABCD-2345' }) });
  expect(reply.problem.fields?.emailCode?.code).toBe('booking.email-code-wrong');
  await open.close();
});

test('however many come at once, no more than the share hold a vehicle', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => book()));
  expect(answers.filter(({ answer }) => answer === 'booked')).toHaveLength(2);
});

/** The payload of the job that tells the staff. */
const alarm = async () => {
  const { rows } = await app.db.execute<{ payload: unknown }>(sql`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'mail-unpaid-share'`);
  expect(rows).toHaveLength(1);
  return rows[0]?.payload;
};

test('staff are told once a day, and end all of them by one press', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'general', { adminEmail: 'desk@saphan.example' }));
  await fill();
  const payload = await alarm();
  await app.runJob('mail-unpaid-share', payload);
  await app.runJob('mail-unpaid-share', payload);
  const { rows } = await app.db.execute(sql`select subject from mail where kind = 'staff-unpaid-share'`);
  expect(rows).toEqual([{ subject: '2 vehicles are held without money on the same days' }]);
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const list = async () => (await app.call('GET /admin/bookings', { query: { view: 'unproven' }, headers })).body.total;
  expect(await list()).toBe(2);
  expect((await app.call('POST /admin/bookings/end-unproven', { headers })).body.data.ended).toBe(2);
  expect(await list()).toBe(0);
  expect((await book()).answer).toBe('booked');
});
