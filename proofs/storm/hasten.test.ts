import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { bangkokNow } from '#test/builders/paying.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { hasten } from './hasten.ts';

let app: TestApp;

beforeEach(async () => {
  app = await freshApp({ now: bangkokNow() });
});
afterEach(() => app.close());

const hastened = async () => {
  const client = await app.db.pool.connect();
  await hasten(client).finally(() => client.release());
};
const day = (ahead: number) => Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead }).toString();
const add = (task: string, minutes: number) =>
  app.db.execute(sql`select graphile_worker.add_job(${task}, run_at := now() + make_interval(mins => ${minutes}))`);
const isInHand = (task: string, inHand: boolean) =>
  app.db.execute(sql`
    update graphile_worker._private_jobs job set locked_at = case when ${inHand} then now() end, locked_by = 'one'
    from graphile_worker._private_tasks task where task.id = job.task_id and task.identifier = ${task}`);

/** The tasks of the jobs that are due, earliest first. */
const due = async () => {
  const { rows } = await app.db.execute<{ task: string }>(
    sql`select task_identifier as task from graphile_worker.jobs where run_at <= now() order by run_at, id`,
  );
  return rows.map(({ task }) => task);
};
const takenMails = async () => {
  const { rows } = await app.db.execute<{ count: number }>(
    sql`select count(*)::int as count from mail where sent_at > now() - interval '5 minutes'`,
  );
  return rows[0]?.count;
};
const mailInHand = () =>
  app.db.execute(sql`
    insert into mail (occasion, kind, language, to_name, to_address, subject, html, plain, status, sent_at, created_at)
    values ('one', 'late-return', 'en', 'Hannah', 'hannah@example.com', 'Late', 'Late', 'Late', 'waiting', now(), now())`);

test('what waits its minutes comes at once, and in its order', async () => {
  await add('mail-late-return', 10);
  await add('mail-booking-received', 3);
  await hastened();
  expect((await due()).slice(0, 2)).toEqual(['mail-booking-received', 'mail-late-return']);
});

test('a mail that a process has in hand is left to it, and is anybody’s when no job is under way', async () => {
  await mailInHand();
  await add('send-mail', 0);
  await isInHand('send-mail', true);
  await hastened();
  expect(await takenMails()).toBe(1);
  await isInHand('send-mail', false);
  await app.db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  await hastened();
  expect(await takenMails()).toBe(0);
  expect(await due()).toContain('queue-waiting-mails');
});

test('a job that failed is not tried again while another one is under way', async () => {
  await add('send-refunds', 60);
  await app.db.execute(sql`update graphile_worker._private_jobs set attempts = 1`);
  await add('send-mail', 0);
  expect(await due()).toEqual(['send-mail']);
  await hastened();
  expect(await due()).toEqual(['send-mail']);
  await app.db.execute(
    sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where attempts = 0))`,
  );
  await hastened();
  expect(await due()).toContain('send-refunds');
});

test('a hold ends in a moment, as long after its booking as before, and no job but the one of each minute ends it', async () => {
  const { vehicleId } = await smallBusiness(app);
  const { body } = await app.call('POST /bookings', {
    body: bookingBody(vehicleId, { pickupDate: `${day(15)}T10:00`, returnDate: `${day(20)}T10:00` }),
  });
  const held = async () => {
    const { rows } = await app.db.execute<{ held: string; lasts: boolean; isOne: boolean }>(sql`
      select (hold_until - booking.created_at)::text as held, hold_until > now() + interval '6 seconds' as lasts,
        hold_until = held_until as "isOne"
      from booking join vehicle_occupancy on booking_id = booking.id where booking.id = ${body.bookingId}`);
    return rows[0];
  };
  const before = await held();
  expect(before).toMatchObject({ lasts: true, isOne: true });
  await hastened();
  expect(await held()).toEqual({ ...before, lasts: false });
  expect(await due()).not.toContain('expire-holds');
});

test('a claim waits a moment for its answer, and what a process took of a hold is anybody’s when no job is under way', async () => {
  const { vehicleId } = await smallBusiness(app);
  const { bookingId } = await storedBooking(app, vehicleId, { status: 'completed' });
  await app.db.execute(sql`
    insert into claim (booking_id, kind, amount_satang, is_taxed, text, status, made_at, answer_by)
    values (${bookingId}, 'fuel', 50000, true, 'Half a tank', 'open', now(), now() + interval '2 days')`);
  await app.db.execute(sql`
    insert into card_hold (booking_id, amount_satang, status, claimed_at, created_at, updated_at)
    values (${bookingId}, 500000, 'capturing', now(), now(), now())`);
  const waits = async () => {
    const { rows } = await app.db.execute<{ days: number; isClaimLong: boolean; isTaken: boolean }>(sql`
      select round(extract(epoch from answer_by - made_at) / 86400)::int as days,
        answer_by > now() + interval '6 seconds' as "isClaimLong",
        claimed_at > now() - interval '100 seconds' as "isTaken"
      from claim join card_hold on card_hold.booking_id = claim.booking_id`);
    return rows[0];
  };
  await add('send-mail', 0);
  await hastened();
  expect(await waits()).toEqual({ days: 2, isClaimLong: false, isTaken: true });
  await app.db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  await hastened();
  expect(await waits()).toMatchObject({ isTaken: false });
  expect(await due()).toContain('follow-card-holds');
});
