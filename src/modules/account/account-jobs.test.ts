import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { canaries, canaryPerson } from '#test/builders/canary-person.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { tracesOf } from '#test/builders/traces.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(() => app.close());

beforeEach(() => app.db.execute(sql`truncate app_user, customer, booking, mail cascade`));

const expired = {
  status: 'cancelled',
  cancelled_because: 'expired',
  paid_satang: 0,
  cancelled_at: '2026-11-20T12:00+07',
};
const completed = { status: 'completed', returned_at: '2026-12-10T10:00+07' };

const retentionAt = async (now: string) => {
  app.setNow(now);
  await app.runJob('retention');
};

/** The remaining personal data of the only booking and its customer. */
const left = async () => {
  const { rows } = await app.db.execute(sql`
    select booking.first_name || ' ' || booking.last_name as name, booking.email as mail, booking.phone,
      booking.license_number as license, customer.first_name as customer, customer.email as reach
    from booking join customer on customer.id = customer_id`);
  return rows[0];
};
const whole = { name: 'Hannah Keller', customer: 'Hannah', phone: '+61 4 5550 0142', license: 'NSW 1234' };
const nameAlone = { name: 'Hannah Keller', customer: 'Hannah', mail: '', phone: '', license: '', reach: '' };
const nothing = { name: ' ', customer: '', mail: '', phone: '', license: '', reach: '' };

test('a booking that nobody paid is forgotten after 30 days', async () => {
  await storedBooking(app, vehicleId, expired);
  await retentionAt('2026-12-20T11:59');
  expect(await left()).toMatchObject(whole);
  await retentionAt('2026-12-20T12:01');
  expect(await left()).toEqual(nothing);
});

test('how to reach who rented is forgotten after 12 months, the name five years after the end of the year', async () => {
  const { headers, bookingId } = await storedBooking(app, vehicleId, completed);
  await retentionAt('2027-12-10T09:59');
  expect(await left()).toMatchObject(whole);
  await retentionAt('2027-12-10T10:01');
  expect(await left()).toEqual(nameAlone);
  expect((await app.call('GET /bookings/:id', { params: { id: bookingId }, headers })).status).toBe(404);
  await retentionAt('2031-12-31T23:59');
  expect(await left()).toEqual(nameAlone);
  await retentionAt('2032-01-01T00:00');
  expect(await left()).toEqual(nothing);
});

test('what staff noted of a guest goes with how to reach them', async () => {
  await storedBooking(app, vehicleId, completed);
  await app.db.execute(sql`update customer set notes = 'Late', do_not_rent_reason = 'Damage'`);
  await retentionAt('2027-12-10T10:01');
  const { rows } = await app.db.execute(sql`select notes, do_not_rent_reason from customer`);
  expect(rows).toEqual([{ notes: '', do_not_rent_reason: null }]);
});

test('a phone alone is forgotten like an e-mail', async () => {
  await storedBooking(app, vehicleId, completed);
  await app.db.execute(sql`update booking set email = ''`);
  await app.db.execute(sql`update customer set email = ''`);
  await retentionAt('2027-12-10T10:01');
  expect(await left()).toEqual(nameAlone);
});

test('a cancelled booking that was paid keeps its name as long, one that nobody ended counts from its return', async () => {
  await storedBooking(app, vehicleId, { ...expired, cancelled_because: 'customer', paid_satang: 100 });
  await retentionAt('2027-11-20T12:01');
  expect(await left()).toEqual(nameAlone);
  await app.db.execute(sql`truncate booking, customer cascade`);
  await storedBooking(app, vehicleId, { paid_satang: 0 });
  await retentionAt('2027-12-10T09:59');
  expect(await left()).toMatchObject(whole);
  await retentionAt('2027-12-10T10:01');
  expect(await left()).toEqual(nothing);
});

test('what an account has is kept until the account is closed, and invoices of a closed one not for longer', async () => {
  app.setNow('2026-11-20T12:00');
  const person = await canaryPerson(app, vehicleId);
  await retentionAt('2035-01-01T00:00');
  const traces = await tracesOf(app, Object.values(canaries));
  expect(Object.keys(traces)).toEqual(expect.arrayContaining(['app_user', 'booking', 'customer', 'ledger_entry']));

  await app.db.execute(sql`update customer set user_id = null`);
  await app.db.execute(sql`delete from app_user where id = ${person.id}`);
  await app.db.execute(sql`truncate contact_message, failed_login cascade`);
  await app.runJob('retention');
  expect(await tracesOf(app, Object.values(canaries))).toEqual({ review: [canaries.comment] });
});

test('a guest of several bookings can be reached as long as one of them says how', async () => {
  const first = await storedBooking(app, vehicleId, completed);
  await storedBooking(app, vehicleId, { ...completed, returned_at: '2027-06-01T10:00+07' });
  await app.db.execute(sql`
    update booking set customer_id = (select customer_id from booking where id = ${first.bookingId})`);
  await app.db.execute(sql`delete from customer where id not in (select customer_id from booking)`);
  const reach = async () => (await app.db.execute(sql`select email <> '' as reach, archived_at from customer`)).rows;
  await retentionAt('2028-01-01T00:00');
  expect(await reach()).toEqual([{ reach: true, archived_at: null }]);
  await retentionAt('2028-06-02T00:00');
  expect(await reach()).toMatchObject([{ reach: false }]);
});

test('a guest without any booking is forgotten 12 months after they came, and not before', async () => {
  await app.db.execute(sql`
    insert into customer (first_name, last_name, email, phone, created_at)
    values ('Hannah', 'Keller', 'hannah@example.com', '+61 4 5550 0142', '2026-11-20T12:00+07')`);
  const reach = async () => (await app.db.execute(sql`select email, first_name as name from customer`)).rows;
  await retentionAt('2027-11-20T11:59');
  expect(await reach()).toEqual([{ email: 'hannah@example.com', name: 'Hannah' }]);
  await retentionAt('2027-11-20T12:01');
  expect(await reach()).toEqual([{ email: '', name: '' }]);
});

test('mails lose their contents after 12 months, the last one to a closed account after 30 days', async () => {
  app.setNow('2026-11-20T12:00');
  const write = (occasion: string, kind: string) =>
    app.db.execute(sql`
      insert into mail (occasion, kind, language, to_name, to_address, subject, html, plain, status, created_at)
      values (${occasion}, ${kind}, 'en', 'Hannah', 'h@example.com', 'Hannah', '<p>', '-', 'sent', '2026-11-20T12:00+07')`);
  await write('a', 'booking-confirmed');
  await write('b', 'account-deleted');
  const contents = async () =>
    (await app.db.execute(sql`select occasion, status, to_name || to_address || subject as text from mail order by 1`))
      .rows;
  await retentionAt('2026-12-20T12:01');
  expect(await contents()).toEqual([
    { occasion: 'a', status: 'sent', text: 'Hannahh@example.comHannah' },
    { occasion: 'b', status: 'sent', text: '' },
  ]);
  await retentionAt('2027-11-20T12:01');
  expect(await contents()).toMatchObject([{ text: '', status: 'sent' }, { text: '' }]);
});

test('more than one part is forgotten in one night', async () => {
  await storedBooking(app, vehicleId, expired);
  await app.db.execute(sql`
    insert into booking select (jsonb_populate_record(booking, jsonb_build_object('id', uuidv7(), 'reference', 'R' || n))).*
    from booking, generate_series(1, 1100) n`);
  await retentionAt('2027-01-01T00:00');
  expect((await app.db.execute(sql`select 1 from booking where email <> '' or first_name <> ''`)).rows).toEqual([]);
});
