-- What the office needs of bookings: to find them among many, to hand vehicles over, and to put away what is over.
create extension if not exists pg_trgm;

alter table booking
  add column booking_type text not null default 'online' check (booking_type in ('online', 'manual')),
  -- What staff wrote for one another.
  add column notes        text not null default '',
  -- Out of the lists of the office; its history stays.
  add column archived_at  timestamptz;

create index booking_newest on booking (created_at desc, id desc) where archived_at is null;
create index booking_by_pick_up on booking (pick_up_at, id) where archived_at is null;
create index booking_by_total on booking (total_satang, id) where archived_at is null;
create index booking_by_status on booking (status, created_at desc, id desc) where archived_at is null;
-- The desk of the day looks at these alone: few, however many were before them.
create index booking_under_way on booking (drop_off_at, pick_up_at)
  where archived_at is null and status in ('pending', 'confirmed');
create index booking_owing on booking (created_at desc, id desc)
  where archived_at is null and status <> 'cancelled'
    and paid_satang - refunded_satang - promised_satang < total_satang;
-- The expression of `searchedText` in the office's list.
create index booking_search on booking using gin (
  (reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone) gin_trgm_ops
);

-- A vehicle that was given to its customer, and brought back: once each for a booking.
create table hand_over (
  id              uuid primary key default uuidv7(),
  booking_id      uuid not null references booking,
  kind            text not null check (kind in ('pick-up', 'return')),
  at              timestamptz not null,
  -- Null where nobody wrote it down.
  mileage         integer check (mileage between 0 and 2000000),
  -- Eighths of a tank, or of a battery.
  fuel            smallint check (fuel between 0 and 8),
  license_checked boolean not null default false,
  damage          text not null default '',
  note            text not null default '',
  -- Who wrote it down, as they were called then.
  by_id           uuid,
  by_name         text,
  unique (booking_id, kind)
);

-- A photograph of a vehicle at a hand-over, for staff alone. Its file lies under hand-overs/<booking>/.
create table hand_over_photo (
  id         uuid primary key,
  booking_id uuid not null references booking,
  kind       text not null check (kind in ('pick-up', 'return')),
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  bytes      integer not null,
  created_at timestamptz not null,
  created_by uuid
);
create index hand_over_photo_booking on hand_over_photo (booking_id, created_at);
