import type { ClientBase } from 'pg';
import { agreedQuotes } from './agreed-quotes.ts';
import { fillAccounts } from './fill-accounts.ts';
import { planBookings } from './fill-business.ts';

export type BusinessSize = Readonly<{
  vehicles: number;
  bookings: number;
  mails: number;
  entries: number;
  accounts: number;
}>;

/** The business that growth is measured on; the product's goals name these numbers. */
export const LARGE: BusinessSize = {
  ...{ vehicles: 10_000, bookings: 1_000_000, mails: 5_000_000, entries: 2_000_000, accounts: 100_000 },
};
/** A hundredth of the bookings, and a fleet that fits them. */
export const SMALL: BusinessSize = {
  ...{ vehicles: 500, bookings: 10_000, mails: 50_000, entries: 20_000, accounts: 1_000 },
};

/**
 * Fills a database with the large business in minutes: vehicles, bookings of nine years with real quotes, payments, mails
 * and the audit log. Past rentals are completed, those of today are out, one in fourteen is cancelled. A mail is 700
 * bytes, where a real one is 15 kB: what counts here are its rows.
 */
export const fillLarge = async (client: ClientBase, size = LARGE): Promise<void> => {
  // Neither checks nor triggers: the rows are right by how they are made.
  await client.query('set session_replication_role = replica');
  await client.query("set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set synchronous_commit = off");
  const indexes = await withoutIndexes(client, ['booking', 'customer', 'mail', 'audit_entry', 'ledger_entry']);
  await planBookings(client, size.bookings, size.vehicles);
  await client.query(booked, [Math.ceil(size.bookings / 5), JSON.stringify(agreedQuotes(12))]);
  await client.query('drop table planned');
  await client.query(occupied);
  await client.query(paid);
  await client.query(mailed, [Math.round(size.mails / size.bookings)]);
  await client.query(recorded, [Math.round(size.entries / size.bookings)]);
  await fillAccounts(client, size.accounts);
  for (const index of indexes) await client.query(index);
  await client.query('set session_replication_role = origin');
  await client.query('select tally_anew()');
  await client.query('vacuum analyze');
};

/** Drops the indexes of tables that no constraint needs, and returns the statements that make them again. */
const withoutIndexes = async (client: ClientBase, tables: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; definition: string }>(free, [tables]);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
};

const free = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`;

// In chronological order, as real bookings arrive.
const booked = `
  with guest as materialized (select id, row_number() over () - 1 as number from customer),
  place as (select array_agg(id) as ids from location),
  sample as (select array_agg(quote) as quotes from jsonb_array_elements($2::jsonb) quote),
  laid as (
    select row_number() over (order by pick_up_at, vehicle) as nth, vehicle, planned.number % $1::int as guest,
      pick_up_at, drop_off_at
    from planned
  )
  insert into booking (reference, status, vehicle_id, customer_id, first_name, last_name, email, phone, license_number,
    language, pick_up_location_id, drop_off_location_id, pick_up_at, drop_off_at, blocked_until, payment_plan, quote,
    total_satang, paid_satang, created_at, picked_up_at, returned_at, cancelled_at, cancelled_because)
  select 'LRG' || nth, state.status, vehicle.id, guest.id, 'Guest', 'Number ' || guest.number,
    'guest' || guest.number || '@example.com', '+66 2 555 0100', 'TH 1234 5678', (array['en', 'th'])[1 + nth % 2],
    ids[1 + nth % 3], ids[1 + nth % 3], pick_up_at, drop_off_at, drop_off_at + interval '2 hours', 'full',
    quotes[1 + nth % array_length(quotes, 1)], 535000, case when state.status = 'cancelled' then 0 else 535000 end,
    pick_up_at - interval '20 days',
    case when state.status <> 'cancelled' and pick_up_at < now() then pick_up_at end,
    case when state.status = 'completed' then drop_off_at end,
    case when state.status = 'cancelled' then pick_up_at - interval '3 days' end,
    case when state.status = 'cancelled' then 'customer' end
  from laid join vehicle on featured_order = vehicle join guest on guest.number = laid.guest, place, sample,
    lateral (
      select case when nth % 14 = 5 then 'cancelled' when drop_off_at < now() then 'completed' else 'confirmed' end as status
    ) state
  order by nth`;

const occupied = `
  insert into vehicle_occupancy (vehicle_id, during, booking_id)
  select vehicle_id, tstzrange(pick_up_at, blocked_until), id from booking where status <> 'cancelled'`;

const paid = `
  insert into ledger_entry (booking_id, kind, method_type, amount_satang, created_at)
  select id, 'payment', (array['card', 'promptpay', 'cash'])[1 + length(reference) % 3], 535000,
    created_at + interval '10 minutes'
  from booking where status <> 'cancelled'`;

const mailed = `
  insert into mail (occasion, kind, booking_id, language, to_name, to_address, subject, html, plain, status, created_at,
    sent_at, last_error)
  select 'large-' || nth || ':' || id, 'booking-confirmed', id, language, first_name || ' ' || last_name, email,
    'Your booking ' || reference, repeat('<p>Your car waits for you at the counter.</p>', 8),
    repeat('Your car waits for you at the counter. ', 8), one.status, at, case when one.status = 'sent' then at end,
    case when one.status = 'failed' then 'The mailbox is full' end
  from booking, generate_series(1, $1::int) nth,
    lateral (select case when (length(reference) + nth + extract(minute from pick_up_at)::int) % 97 = 0 then 'failed'
      else 'sent' end as status, created_at + nth * interval '1 hour' as at) one`;

const recorded = `
  insert into audit_entry (at, action, actor_name, actor_role, subject_kind, subject_id, subject_name, changes)
  select created_at + nth * interval '1 day', (array['booking.changed', 'booking.picked-up', 'booking.returned'])[1 + nth % 3],
    'Ploy Nakarin', 'STAFF', 'booking', id::text, reference, '[{"field": "status", "before": "pending", "after": "confirmed"}]'
  from booking, generate_series(1, $1::int) nth`;
