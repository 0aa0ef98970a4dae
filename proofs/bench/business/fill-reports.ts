import type { ClientBase } from 'pg';
import { fleet, places } from './fill-business.ts';

export const reported = { vehicles: 2_000, customers: 100_000, first: '2022-01-01', last: '2026-12-31' };

/**
 * Fills a database with the given number of paid bookings over five years, one in ten cancelled, every twelfth partly
 * refunded. Deterministic: each run creates the same business.
 */
export const fillReports = async (client: ClientBase, bookings: number): Promise<void> => {
  const { vehicles, customers, first } = reported;
  await client.query(places);
  await client.query(fleet, [vehicles]);
  await client.query(guests, [customers]);
  // Building the search index takes most of the time, and no report uses it.
  await client.query('drop index booking_search');
  await client.query(booked, [bookings, vehicles, customers, `${first}T00:00+07`]);
  await client.query(moved);
  await client.query('vacuum analyze');
};

const guests = `
  insert into customer (first_name, last_name, email, phone, nationality, created_at)
  select 'Guest', 'Number ' || number, 'guest' || number || '@example.com', '+66 2 555 0100',
    (array['Thai', 'German', 'Japanese', null])[1 + number % 4], '2022-01-01'
  from generate_series(0, $1::int - 1) number`;

const booked = `
  with guest as materialized (select id, row_number() over (order by id) - 1 as number from customer),
  car as materialized (select id, row_number() over (order by featured_order) - 1 as number from vehicle),
  place as (select min(id::text)::uuid as id from location)
  insert into booking (reference, status, vehicle_id, customer_id, first_name, last_name, email, phone, license_number,
    language, pick_up_location_id, drop_off_location_id, pick_up_at, drop_off_at, blocked_until, payment_plan, quote,
    total_satang, paid_satang, refunded_satang, returned_at, cancelled_at, created_at)
  select 'RPT-' || nth, status, car.id, guest.id, 'Guest', 'Number ' || guest.number,
    'guest' || guest.number || 'numberexample.com', '+66 2 555 0100', 'TH 1234 5678', 'en', place.id, place.id,
    pick_up_at, drop_off_at, drop_off_at + interval '2 hours', 'full',
    jsonb_build_object('lines', '[]'::jsonb, 'tax', 35000), 535000, 535000, case when nth % 12 = 0 then 100000 else 0 end,
    case when status = 'completed' then drop_off_at end, case when status = 'cancelled' then made_at + interval '1 day' end,
    made_at
  from generate_series(0, $1::int - 1) nth,
    lateral (select $4::timestamptz + interval '5 years' * (nth::float8 / $1::int) as made_at,
      case when nth % 10 = 3 then 'cancelled' else 'completed' end as status) made,
    lateral (select made_at + interval '1 hour' * (24 + nth % 400) as pick_up_at) pick_up,
    lateral (select pick_up_at + interval '1 hour' * (24 + nth % 120) as drop_off_at) drop_off,
    place
    join car on true join guest on true
  where car.number = nth % $2::int and guest.number = (nth * 7919::bigint) % $3::int
  order by made_at`;

const moved = `
  insert into ledger_entry (id, booking_id, kind, method_type, amount_satang, fee_satang, created_at, refund_of)
  select case kind when 'payment' then payment_id else uuidv7() end, booking_id, kind,
    (array['card', 'promptpay', 'cash'])[1 + length(reference) % 3], amount, 0, at,
    case kind when 'refund' then payment_id end
  from (select id as booking_id, reference, refunded_satang, created_at, uuidv7() as payment_id from booking) paid,
    lateral (
      values ('payment', 535000, created_at + interval '10 minutes'),
        ('refund', refunded_satang::int, created_at + interval '40 hours')
    ) movement (kind, amount, at)
  where amount > 0
  order by at`;
