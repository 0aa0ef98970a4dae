import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { movedMoney } from '#test/builders/moved-money.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
});
afterEach(() => app.close());

/** Counted row by row, as `tally` counts by its triggers. */
const plain = sql`
  select 'booking' as what, status as kind, '' as method, '-infinity' as day, count(*), 0 as amount, 0 as fee
    from booking where archived_at is null group by status
  union all select 'customer', '', '', '-infinity', count(*), 0, 0 from customer where archived_at is null having count(*) > 0
  union all select 'payment', status, method_type, day, count(*), sum(amount_satang), 0 from (
    select status, method_type, amount_satang, coalesce(paid_at, created_at) as at from payment_attempt
    union all select 'successful', method_type, amount_satang, created_at from ledger_entry
      where kind = 'payment' and attempt_id is null
  ) payment, lateral (select to_char(at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day) dated group by 2, 3, 4
  union all select 'refund', '', method_type, day, count(*), sum(back), 0 from (
    select payment.method_type, to_char(payment.created_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day,
      (select sum(amount_satang) from ledger_entry where refund_of = payment.id) as back
    from ledger_entry payment where exists (select from ledger_entry where refund_of = payment.id)
  ) refunded group by 3, 4
  union all select 'ledger', kind, method_type, to_char(created_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD'), count(*),
    sum(amount_satang), sum(fee_satang) from ledger_entry group by 2, 3, 4`;
const tallied = sql`
  select what, kind, method_type as method, day::text, sum(count) as count, sum(amount_satang) as amount,
    sum(fee_satang) as fee
  from tally group by 1, 2, 3, 4 having sum(count) <> 0 or sum(amount_satang) <> 0`;

const sorted = async (query: SQL) =>
  (
    await app.db.execute(sql`select concat_ws(' ', what, kind, method, day, count, amount, fee) as line
    from (${query}) counted order by 1`)
  ).rows.map(({ line }) => line);
const rows = async () => Number((await app.db.execute(sql`select count(*) from tally`)).rows[0]?.count);

const expectTrue = async () => {
  const counted = await sorted(plain);
  expect(await sorted(tallied)).toEqual(counted);
  await app.runJob('fold-tally');
  expect(await sorted(tallied)).toEqual(counted);
  expect(await rows()).toBe(counted.length);
};
const run = async (statement: SQL) => app.db.execute(statement);
const booked = async () => (await storedBooking(app, vehicleId)).id;

const attempt = (bookingId: string) =>
  run(sql`
  insert into payment_attempt (booking_id, method_type, payment_plan, amount_satang, status, created_at, updated_at)
  values (${bookingId}, 'promptpay', 'full', 90000, 'pending', '2026-11-20T23:50+07', now())`);

test('bookings and customers are counted through all that becomes of them', async () => {
  const ids = [await booked(), await booked(), await booked(), await booked()];
  await expectTrue();
  await run(sql`update booking set status = 'completed', returned_at = drop_off_at where id = ${ids[0]}`);
  await run(sql`
    with free as (delete from vehicle_occupancy where booking_id = ${ids[1]})
    update booking set status = 'cancelled' where id = ${ids[1]}`);
  await run(sql`update booking set notes = 'A child seat, please', paid_satang = 0`);
  await expectTrue();
  await run(sql`
    with free as (delete from vehicle_occupancy where booking_id = ${ids[0]})
    update booking set archived_at = now(), status = 'cancelled' where id in (${ids[0]}, ${ids[1]})`);
  await run(sql`update booking set archived_at = now() + interval '1 day' where id = ${ids[1]}`);
  await run(sql`update booking set archived_at = null where id = ${ids[0]}`);
  await run(
    sql`update customer set archived_at = now() where id = (select customer_id from booking where id = ${ids[2]})`,
  );
  await expectTrue();
  await run(sql`
    with gone as (delete from vehicle_occupancy where booking_id = ${ids[3]}),
    access as (delete from booking_access where booking_id = ${ids[3]})
    delete from booking where id = ${ids[3]}`);
  await run(sql`delete from customer where id not in (select customer_id from booking)`);
  await expectTrue();
  await run(sql`truncate customer cascade`);
  expect(await sorted(tallied)).toEqual([]);
});

test('payments are counted on the day their money came in, refunds with their payment', async () => {
  const moved = movedMoney(app);
  const [one, other] = [await booked(), await booked()];
  await attempt(one);
  await attempt(other);
  await expectTrue();
  await run(sql`update payment_attempt set asked_at = now()`);
  await run(
    sql`update payment_attempt set status = 'successful', paid_at = '2026-11-21T00:10+07' where booking_id = ${one}`,
  );
  await run(sql`update payment_attempt set status = 'failed' where booking_id = ${other}`);
  await run(sql`
    insert into ledger_entry (booking_id, kind, method_type, amount_satang, attempt_id, created_at)
    select booking_id, 'payment', method_type, amount_satang, id, paid_at from payment_attempt where booking_id = ${one}`);
  await moved(other, 'payment', 3090, '2026-11-20T23:30', 90);
  await expectTrue();
  await moved(one, 'refund', 100, '2026-11-22T10:00');
  await moved(one, 'refund', 200, '2026-11-23T10:00');
  await moved(other, 'refund', 50, '2026-11-24T10:00');
  await expectTrue();
});

test('what a hand changes in the ledger is counted anew', async () => {
  const bookingId = await booked();
  await movedMoney(app)(bookingId, 'payment', 1000, '2026-11-20T12:00');
  await movedMoney(app)(bookingId, 'refund', 400, '2026-11-20T13:00');
  await run(sql`update ledger_entry set amount_satang = amount_satang + 5`);
  await expectTrue();
  await run(sql`delete from ledger_entry where kind = 'refund'`);
  await expectTrue();
  await run(sql`truncate ledger_entry cascade`);
  await expectTrue();
});

test('two bookings at once do not wait for each other, and a fold between them loses neither', async () => {
  await booked();
  await booked();
  const customer = sql`insert into customer (first_name, last_name, email, phone, created_at)
    values ('Hannah', 'Keller', 'h@example.com', '1', now())`;
  const waiting = Promise.withResolvers<void>();
  const first = app.db.transaction(async (tx) => {
    await tx.execute(customer);
    await tx.execute(sql`update booking set archived_at = now() where id = (select min(id::text)::uuid from booking)`);
    await waiting.promise;
  });
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.execute(customer);
    await tx.execute(sql`update booking set archived_at = now() where id = (select max(id::text)::uuid from booking)`);
  });
  await app.runJob('fold-tally');
  waiting.resolve();
  await first;
  await expectTrue();
});

test('whatever folds or counts anew at the same time, with bookings between, comes to the same', async () => {
  const over = () => storedBooking(app, vehicleId, { status: 'completed' });
  const works = [sql`select fold_tally()`, sql`select tally_anew()`];
  for (const first of works)
    for (const second of works) {
      await over();
      await over();
      const after: Promise<unknown>[] = [];
      await app.db.transaction(async (tx) => {
        await tx.execute(first);
        after.push(run(second), over());
        await tx.execute(sql`select pg_sleep(0.1)`);
      });
      await Promise.all(after);
      expect(await sorted(tallied)).toEqual(await sorted(plain));
    }
  await expectTrue();
});
