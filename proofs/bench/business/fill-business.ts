import type { ClientBase } from 'pg';
import { toInstant } from '#kernel/bangkok-time.ts';
import { searchPeriod, TAKEN, VEHICLES } from './search-period.ts';

/** The number of vehicles taken in the search period. */
const takenOf = (vehicles: number) => Math.round((vehicles * TAKEN) / VEHICLES);

/** The most bookings that fit: one per vehicle in each fortnight but the searched one, and those taken in it. */
const mostOf = (vehicles: number) => vehicles * 250 + takenOf(vehicles);

/**
 * Fills a database with 2,000 vehicles (by default) and the given number of bookings over nearly ten years, at most one
 * per vehicle and fortnight. The share of vehicles taken in the search period is always the same. Deterministic: each
 * run creates the same business. Throws a RangeError if the bookings do not fit.
 */
export const fillBusiness = async (client: ClientBase, bookings: number, vehicles = VEHICLES): Promise<void> => {
  await planBookings(client, bookings, vehicles);
  await client.query(booked, [Math.ceil(bookings / 5)]);
  await client.query('drop table planned');
  await client.query('vacuum analyze');
};

/** Fills in all but the bookings, which it leaves in the temporary table `planned`. */
export const planBookings = async (client: ClientBase, bookings: number, vehicles: number): Promise<void> => {
  const taken = takenOf(vehicles);
  if (bookings < taken || bookings > mostOf(vehicles)) throw new RangeError(`Cannot lay ${bookings} bookings`);
  const from = toInstant(searchPeriod.startDate).toString();
  await client.query(places);
  await client.query(prices, [from]);
  await client.query(fleet, [vehicles]);
  await client.query(
    'create temp table planned (number int, vehicle int, pick_up_at timestamptz, drop_off_at timestamptz)',
  );
  await client.query(takenInThePeriod, [taken, vehicles, from]);
  await client.query(takenAround, [bookings - taken, vehicles, from]);
  await client.query(customers, [Math.ceil(bookings / 5)]);
};

/** SQL that inserts the pick-up and return locations. */
export const places = `
  insert into location (name, address, city)
  select name, '1 Silom Road', 'Bangkok' from unnest(array['Silom', 'Sukhumvit', 'Suvarnabhumi Airport']) name`;

// A season over a part of the search period and an automatic offer, so that a quote has four lines.
const prices = `
  with season as (
    insert into season (name, name_th, start_date, end_date, multiplier)
    select 'Cool season', 'ฤดูหนาว', $1::timestamptz::date - 60, $1::timestamptz::date + 2, 12000
  )
  insert into promotion (trigger, name, discount_type, discount_value, valid_from, valid_to)
  values ('automatic', 'Open day', 'percentage', 500, '2020-01-01', '2099-12-31')`;

/** SQL that inserts vehicles of seven categories; `featured_order` is a vehicle's number. */
export const fleet = `
  with category as (
    insert into category (slug, name, name_th, security_deposit_satang, display_order)
    select slug, initcap(slug), 'รถ' || slug, 500000 * place, place
    from unnest(array['economy', 'compact', 'midsize', 'suv', 'pickup', 'van', 'luxury']) with ordinality kind (slug, place)
    returning id, display_order
  )
  insert into vehicle (brand, model, year, category_id, body_type, color, seats, luggage, transmission, fuel_type,
    license_plate, daily_rate_satang, weekly_rate_satang, monthly_rate_satang, images, features, description,
    description_th, featured_order, created_at)
  select (array['Toyota', 'Honda', 'Mazda', 'Nissan', 'Isuzu', 'BYD'])[1 + number % 6],
    (array['Yaris', 'City', 'Camry', 'Fortuner', 'D-Max', 'Dolphin', 'Civic', 'Commuter'])[1 + number % 8],
    2020 + number % 7, category.id,
    (array['hatchback', 'sedan', 'suv', 'pick-up', 'van'])[1 + number % 5], (array['white', 'silver', 'red'])[1 + number % 3],
    4 + number % 4, 2 + number % 3, (array['automatic', 'automatic', 'manual'])[1 + number % 3],
    (array['petrol', 'diesel', 'hybrid', 'electric'])[1 + number % 4], 'BKK ' || number,
    80000 + 5000 * (number % 60), 500000 + 30000 * (number % 60), nullif(1800000 + 90000 * (number % 60), 1800000),
    array['/drawings/sedan-' || number % 9 || '.svg', '/drawings/interior-' || number % 9 || '.svg'],
    array['Air conditioning', 'Bluetooth', 'USB charging', 'Reversing camera'],
    'Cared for by our own workshop and handed over with a full tank.', 'ดูแลโดยอู่ของเราเองและส่งมอบพร้อมน้ำมันเต็มถัง',
    number, '2017-01-01'
  from generate_series(0, $1::int - 1) number join category on category.display_order = 1 + number % 7`;

// Fortnights begin four days before the searched pick-up; a booking in the searched one extends past that pick-up.
const takenInThePeriod = `
  insert into planned
  select number, number * 7919 % $2::int, begins, begins + interval '1 day' * (5 + number % 5)
  from generate_series(0, $1::int - 1) number,
    lateral (select $3::timestamptz - interval '1 day' * (4 - number % 4) as begins) pick_up`;

// The searched fortnight is number 225 and left out here.
const takenAround = `
  insert into planned
  select number, vehicle, begins, begins + interval '1 day' * (2 + (vehicle * 13 + place * 7) % 8)
  from (select ceil($1::numeric / $2::int)::int as each) bookings,
    generate_series(0, $1::int - 1) number,
    lateral (select number % $2::int as vehicle, number / $2::int as nth) row,
    lateral (select (nth * (250 / each) + vehicle * 37) % 250 as place) turn,
    lateral (select place + (place >= 225)::int - 225 as fortnight) time,
    lateral (select $3::timestamptz + interval '1 day' * (14 * fortnight - 4 + (vehicle * 31 + place * 17) % 4)
      + interval '30 minutes' * (vehicle % 16) as begins) pick_up`;

const customers = `
  insert into customer (first_name, last_name, email, phone, created_at)
  select 'Guest', 'Number ' || number, 'guest' || number || '@example.com', '+66 2 555 0100', '2017-01-01'
  from generate_series(0, $1::int - 1) number`;

// In chronological order, as real bookings arrive.
const booked = `
  with guest as materialized (select id, row_number() over () - 1 as number from customer),
  place as (select min(id::text)::uuid as id from location),
  booking as (
    insert into booking (reference, status, vehicle_id, customer_id, first_name, last_name, email, phone, license_number,
      language, pick_up_location_id, drop_off_location_id, pick_up_at, drop_off_at, blocked_until, payment_plan, quote,
      total_satang, paid_satang, created_at)
    select 'SPH-' || row_number() over (order by pick_up_at, vehicle), 'confirmed', vehicle.id, guest.id, 'Guest',
      'Number ' || guest.number, 'guest' || guest.number || '@example.com', '+66 2 555 0100', 'TH 1234 5678', 'en',
      place.id, place.id, pick_up_at, drop_off_at, drop_off_at + interval '2 hours', 'full', '{"lines": []}', 535000, 535000,
      pick_up_at - interval '20 days'
    from planned join vehicle on featured_order = vehicle join guest on guest.number = planned.number % $1::int, place
    order by pick_up_at, vehicle
    returning id, vehicle_id, pick_up_at, blocked_until
  )
  insert into vehicle_occupancy (vehicle_id, during, booking_id)
  select vehicle_id, tstzrange(pick_up_at, blocked_until), id from booking`;
