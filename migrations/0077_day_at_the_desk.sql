-- What the office looks at all day must not take longer as the years go by. PostgreSQL takes an index only if it expects
-- few rows, and it expects what columns say by themselves: half of the bookings are in the past, a third may owe money.
-- Statistics of an expression say what is true: hardly any confirmed booking of the past awaits its pick-up.

-- `awaitedAt` of the booking tables: for the desk, and for those who are reminded.
create index booking_awaited on booking ((case when status = 'confirmed' and picked_up_at is null then pick_up_at end))
  where (case when status = 'confirmed' and picked_up_at is null then pick_up_at end) is not null;
create statistics booking_awaited
  on (case when status = 'confirmed' and picked_up_at is null then pick_up_at end) from booking;
drop index booking_ahead;

-- Vehicles that are out, and those that come back on a day.
create index booking_out on booking (drop_off_at)
  where archived_at is null and status = 'confirmed' and picked_up_at is not null;
create index booking_by_return on booking (drop_off_at, id)
  where archived_at is null and status in ('confirmed', 'completed');
drop index booking_under_way;

drop index booking_owing;
create index booking_owing on booking (created_at desc, id desc)
  where archived_at is null and status <> 'cancelled'
    and total_satang - (paid_satang - refunded_satang - promised_satang + waived_satang) > 0;
create statistics booking_balance
  on (total_satang - (paid_satang - refunded_satang - promised_satang + waived_satang)) from booking;

-- Reports of a period look at what ended in it or soon after; the few rentals that last longer are looked up apart.
create index booking_long on booking (pick_up_at)
  where status <> 'cancelled'
    and greatest(pick_up_at, coalesce(returned_at, drop_off_at)) - pick_up_at > interval '60 days';
create statistics booking_length
  on (greatest(pick_up_at, coalesce(returned_at, drop_off_at)) - pick_up_at) from booking;

-- The expressions of `vehiclesMeant`.
create index vehicle_search on vehicle using gin (
  (brand || ' ' || model || ' ' || license_plate) gin_trgm_ops, replace(license_plate, ' ', '') gin_trgm_ops
);

-- Whether a person of the staff is named anywhere is looked up in every table that may name one.
create index ledger_entry_recorder on ledger_entry (recorded_by) where recorded_by is not null;
create index refund_asker on refund (asked_by) where asked_by is not null;
create index transfer_task_doer on transfer_task (done_by) where done_by is not null;
create index review_hider on review (hidden_by) where hidden_by is not null;

-- The two sides of the office's payments, each with an index for each order: ordered together, PostgreSQL would sort all.
create view payment_of_attempt as
  select id, booking_id, method_type, amount_satang, fee_satang, status,
    lower(coalesce(charge_id, '') || ' ' || coalesce(transaction_id, '')) as search_text,
    coalesce(paid_at, created_at) as created_at, updated_at
  from payment_attempt;
create view payment_of_staff as
  select id, booking_id, method_type, amount_satang, fee_satang, 'successful'::text as status,
    lower(coalesce(reference, '')) as search_text,
    created_at, created_at as updated_at
  from ledger_entry
  where kind = 'payment' and attempt_id is null;
create or replace view payment_transaction as table payment_of_attempt union all table payment_of_staff;

analyze booking;
