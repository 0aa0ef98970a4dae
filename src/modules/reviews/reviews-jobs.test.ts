import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { createMailer } from '#platform/mail.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { smallBusiness } from '#test/builders/booking.ts';
import { startMailServer } from '#test/builders/notices.ts';
import { bookedRental, completedRental } from '#test/builders/reviews.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addInvitations, reviewsTasks } from './index.ts';

const now = '2026-11-20T12:00';
let app: TestApp;
let server: Awaited<ReturnType<typeof startMailServer>>;
let vehicleId: string;

beforeAll(async () => {
  server = await startMailServer();
  const mailer = createMailer(server.url);
  app = await freshApp({ now, ...(mailer && { mailer }) });
  ({ vehicleId } = await smallBusiness(app));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

beforeEach(async () => {
  await app.db.execute(sql`truncate review, review_invitation, mail, setting cascade`);
  await app.db.execute(sql`update booking set returned_at = '2020-01-01' where returned_at is not null`);
  server.deliveries.length = 0;
});

const invitedBookings = async () => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select booking_id as id from mail
    where kind = 'review-invitation' order by created_at, id`);
  return rows.map(({ id }) => id);
};
const ask = () => app.runJob('ask-for-reviews');
const change = (group: 'features' | 'notifications', to: object) => app.step(({ tx }) => writeSettings(tx, group, to));

test('the mail asks how the vehicle was, and its link opens the review', async () => {
  const { bookingId } = await completedRental(app, vehicleId, { email: 'hannah@example.com' });
  await app.db.execute(sql`update booking set returned_at = '2026-11-20T01:00Z' where id = ${bookingId}`);
  await ask();
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from mail`);
  await app.runJob('send-mail', { mailId: rows[0]?.id });

  const [delivery] = server.deliveries;
  expect(delivery?.to).toEqual(['hannah@example.com']);
  const mail = await PostalMime.parse(delivery?.raw ?? '');
  expect(mail.subject).toBe('How was the Toyota Yaris?');
  expect(mail.text).toContain('How was the Toyota Yaris, Hannah?');
  const [, id = '', token = ''] = /\/review\/([\w-]+)#access=([\w-]+)/.exec(mail.text ?? '') ?? [];
  expect(id).toBe(bookingId);
  const opened = await app.call('GET /bookings/:id/review', { params: { id }, headers: { 'x-booking-token': token } });
  expect(opened.body.data.may).toEqual(['review']);
});

test('who booked in Thai is asked in Thai', async () => {
  await completedRental(app, vehicleId, { returnedAt: '2026-11-20T08:00', language: 'th' });
  await ask();
  const { rows } = await app.db.execute<{ subject: string }>(sql`select subject from mail`);
  expect(rows).toEqual([{ subject: 'Toyota Yaris เป็นอย่างไรบ้าง' }]);
});

test.each([
  ['2026-11-20T10:01', 0],
  ['2026-11-20T10:00', 1],
  ['2026-11-06T12:00', 1],
  ['2026-11-06T11:59', 0],
])('a vehicle that came back on %s is asked about %d times at noon on 20 November', async (returnedAt, times) => {
  await completedRental(app, vehicleId, { returnedAt });
  await ask();
  expect(await invitedBookings()).toHaveLength(times);
});

test('nobody is asked whose booking is noted as asked already', async () => {
  const { bookingId } = await completedRental(app, vehicleId, { returnedAt: '2026-11-20T08:00' });
  await app.step(({ tx }) => addInvitations(tx, [{ bookingId, createdAt: toInstant('2026-11-20T09:00') }]));
  await ask();
  expect(await invitedBookings()).toEqual([]);
});

test('each customer is asked once, however often the job runs and in however many processes', async () => {
  const returnedAt = '2026-11-19T12:00';
  const first = await completedRental(app, vehicleId, { returnedAt });
  const second = await completedRental(app, vehicleId, { returnedAt });
  const other = () => reviewsTasks({ publicUrl: 'http://localhost:3000' })['ask-for-reviews'];
  const clock = () => toInstant(now);
  await Promise.all([1, 2, 3, 4].map(() => other()?.(stepsOf(app.db, clock), {})));
  await ask();
  expect((await invitedBookings()).sort()).toEqual([first.bookingId, second.bookingId].sort());
  const theirs = sql`select count(*)::int as n from booking_access where booking_id = ${first.bookingId}`;
  // The access token of the booking itself, and that of the mail.
  expect((await app.db.execute(theirs)).rows).toEqual([{ n: 2 }]);
});

test('nobody is asked whose rental is not over, or who has written already', async () => {
  await bookedRental(app, vehicleId);
  const { bookingId, headers } = await completedRental(app, vehicleId, { returnedAt: '2026-11-19T12:00' });
  const body = { rating: 4, comment: 'I came by myself.' };
  await app.call('POST /bookings/:id/review', { params: { id: bookingId }, body, headers });
  await ask();
  expect(await invitedBookings()).toEqual([]);
});

test('nobody is asked while reviews or e-mails are off; once they are on, those who still can be', async () => {
  const { bookingId } = await completedRental(app, vehicleId, { returnedAt: '2026-11-19T12:00' });
  await change('features', { enableReviews: false });
  await ask();
  await change('features', { enableReviews: true });
  await change('notifications', { emailNotifications: false });
  await ask();
  expect(await invitedBookings()).toEqual([]);
  await change('notifications', { emailNotifications: true });
  await ask();
  expect(await invitedBookings()).toEqual([bookingId]);
});

test('a run asks at most a hundred, the next one the others', async () => {
  await app.db.execute(sql`
    with one as (select * from booking limit 1)
    insert into booking (reference, status, vehicle_id, customer_id, first_name, last_name, email, phone, license_number,
      language, pick_up_location_id, drop_off_location_id, pick_up_at, drop_off_at, blocked_until, payment_plan, quote,
      total_satang, created_at, returned_at)
    select 'MANY' || number, 'completed', vehicle_id, customer_id, first_name, last_name, email, phone, license_number,
      language, pick_up_location_id, drop_off_location_id, pick_up_at, drop_off_at, blocked_until, payment_plan, quote,
      total_satang, created_at, '2026-11-19T03:00Z'
    from one, generate_series(1, 101) number`);
  await ask();
  expect(await invitedBookings()).toHaveLength(100);
  await ask();
  expect(await invitedBookings()).toHaveLength(101);
});
