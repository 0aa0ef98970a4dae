-- What a category asks of drivers beside their lowest age, and what they cost; the setting checksDrivers switches it on.
alter table category
  add column maximum_driver_age smallint check (maximum_driver_age >= minimum_driver_age),
  add column license_months smallint not null default 0 check (license_months >= 0),
  add column young_driver_below smallint,
  add column young_driver_fee_satang bigint not null default 0 check (young_driver_fee_satang >= 0),
  add column young_driver_days smallint check (young_driver_days > 0),
  add column extra_driver_fee_satang bigint not null default 0 check (extra_driver_fee_satang >= 0);

-- Who drives the vehicle of a booking. Of the licence's number only the last four characters are kept.
create table driver (
  id uuid primary key default uuidv7(),
  booking_id uuid not null references booking,
  -- 0 is the main driver, who made the booking.
  position smallint not null check (position >= 0),
  name text not null,
  born_on date not null,
  license_country text not null,
  license_class text not null default '',
  license_last_four text not null default '',
  license_issued_on date not null,
  -- Null: for life.
  license_expires_on date,
  permit text check (permit in ('1949', '1968')),
  -- Who saw the licence at the pick-up, and when.
  seen_at timestamptz,
  seen_by uuid,
  seen_by_name text,
  unique (booking_id, position),
  constraint driver_seen check ((seen_at is null) = (seen_by_name is null))
);
