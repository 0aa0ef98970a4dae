import type { ClientBase } from 'pg';
import { fleet, places } from './fill-business.ts';

export const calendar = { vehicles: 500, days: 60, bookings: 10_000, from: '2027-03-01' };

/** Fills a database with 500 vehicles, each booked every three days: 10,000 bookings in a window of 60 days. */
export const fillCalendar = async (client: ClientBase): Promise<void> => {
  await client.query(places);
  await client.query(fleet, [calendar.vehicles]);
  await client.query(guest);
  await client.query(booked, [calendar.bookings, calendar.vehicles, `${calendar.from}T10:00+07`]);
  await client.query('vacuum analyze');
};

const guest = `
  insert into customer (first_name, last_name, email, phone, created_at)
  values ('Guest', 'Keller', 'guest@example.com', '+66 2 555 0100', '2027-01-01')`;

const booked = `
  with place as (select min(id::text)::uuid as id from location),
  booking as (
    insert into booking (reference, status, vehicle_id, customer_id, first_name, last_name, email, phone, license_number,
      language, pick_up_location_id, drop_off_location_id, pick_up_at, drop_off_at, blocked_until, payment_plan, quote,
      total_satang, paid_satang, created_at)
    select 'SPH-' || nth, 'confirmed', vehicle.id, customer.id, 'Guest', 'Number ' || nth, customer.email,
      customer.phone, 'TH 1234 5678', 'en', place.id, place.id, begins, begins + interval '2 days',
      begins + interval '50 hours', 'full', '{"lines": []}', 535000, 535000, begins - interval '20 days'
    from generate_series(0, $1::int - 1) nth
    join vehicle on featured_order = nth % $2::int,
      lateral (select $3::timestamptz + interval '3 days' * (nth / $2::int)
        + interval '30 minutes' * (nth % 16) as begins) pick_up,
      customer, place
    returning id, vehicle_id, pick_up_at, blocked_until
  )
  insert into vehicle_occupancy (vehicle_id, during, booking_id)
  select vehicle_id, tstzrange(pick_up_at, blocked_until), id from booking`;
