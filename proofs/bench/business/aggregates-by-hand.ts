/** The figures of the reports for 2026 as hand-written SQL. */
const [FROM, UNTIL, BEFORE] = ["'2026-01-01T00:00+07'", "'2027-01-01T00:00+07'", "'2025-01-01T00:00+07'"];

const NET = "(amount_satang - fee_satang) * case kind when 'payment' then 1 else -1 end";
const IN_YEAR = `created_at >= ${FROM} and created_at < ${UNTIL}`;
const BOTH_YEARS = `created_at >= ${BEFORE} and created_at < ${UNTIL}`;

const money = `select date_trunc('month', created_at at time zone 'Asia/Bangkok') as month, sum(${NET})
  from ledger_entry where ${BOTH_YEARS} group by 1`;
const made = `select date_trunc('month', created_at at time zone 'Asia/Bangkok') as month, count(*)
  from booking where status <> 'cancelled' and ${BOTH_YEARS} group by 1`;

const ENDED = 'coalesce(returned_at, drop_off_at)';
const earned = (from: string, until: string) => `
  select sum((paid_satang - refunded_satang - promised_satang)
    * extract(epoch from least(${ENDED}, ${until}::timestamptz) - greatest(pick_up_at, ${from}::timestamptz))
    / extract(epoch from ${ENDED} - pick_up_at))
  from booking where status <> 'cancelled' and pick_up_at < ${until} and ${ENDED} > ${from}
  union all
  select sum(paid_satang - refunded_satang - promised_satang) from booking
  where status = 'cancelled' and cancelled_at >= ${from} and cancelled_at < ${until}`;
const used = (from: string, until: string) => `
  select category_id, vehicle_id, sum(least(${ENDED}, ${until}::timestamptz) - greatest(pick_up_at, ${from}::timestamptz))
  from booking join vehicle on vehicle.id = vehicle_id
  where booking.status in ('confirmed', 'completed') and pick_up_at < ${until} and ${ENDED} > ${from}
  group by 1, 2`;
const both = (of: (from: string, until: string) => string) => [of(FROM, UNTIL), of(BEFORE, FROM)];

const customersSince = (from: string) => `
  select count(*), count(*) filter (where exists (
    select from booking earlier where earlier.customer_id = made.customer_id and status <> 'cancelled'
      and created_at < ${from}))
  from (select distinct customer_id from booking
    where status <> 'cancelled' and created_at >= ${from} and created_at < ${UNTIL}) made`;
const customers = customersSince(FROM);
const ofMonth = customersSince("date_trunc('month', now())");
const inList = 'select count(*) from customer where archived_at is null';
const top = (owner: string) => `
  select money.${owner}, revenue, bookings
  from (select ${owner}, sum(${NET}) as revenue from ledger_entry join booking on booking.id = booking_id
    where ledger_entry.created_at >= ${FROM} and ledger_entry.created_at < ${UNTIL} group by 1) money
  join (select ${owner}, count(*) as bookings from booking where status <> 'cancelled' and ${IN_YEAR} group by 1) made
    using (${owner})
  order by 2 desc limit 5`;
const fleet = 'select status, count(*) from vehicle where archived_at is null group by 1';
const recent = `select id from booking where archived_at is null and ${IN_YEAR} order by created_at desc limit 5`;
const methods = `select method_type, sum(${NET}), count(*) from ledger_entry where ${IN_YEAR} group by 1`;
const tax = `
  select sum(net * (quote ->> 'tax')::bigint / total_satang)
  from (select booking_id, sum(${NET}) as net from ledger_entry where ${IN_YEAR} group by 1) moved
  join booking on booking.id = booking_id`;
const busy = `
  select count(distinct customer_id) from booking
  where status <> 'cancelled' and created_at > now() - interval '90 days'
  union all
  select count(*) from (select from booking where status = 'completed' and ${ENDED} > now() - interval '1 year'
    group by customer_id having count(*) >= 3) often`;
const nationalities = 'select nationality, count(*) from customer where archived_at is null group by 1';

export const aggregatesByHand: Readonly<Record<string, readonly string[]>> = {
  '': [money, made, ...both(earned), ...both(used), customers, inList, top('vehicle_id'), fleet, recent],
  '/revenue': [money, made, methods, tax, ...both(earned)],
  '/customers': [inList, busy, customers, ofMonth, top('customer_id'), nationalities],
  '/vehicles': [fleet, ...both(used), top('vehicle_id')],
};
